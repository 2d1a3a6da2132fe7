import { AddPlaybookToCrm, FindActingUser } from '@overture/core/app';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { readContactArgument } from '../../contact-argument.ts';
import { exitCodes } from '../../exit-codes.ts';

const argsSchema = z.tuple([z.string()]);
const optionsSchema = z.object({ as: z.string().optional(), json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const [contactText] = argsSchema.parse(input.args);
  const { as, json } = optionsSchema.parse(input.options);
  const core = await context.core();
  const { hubspotId } = readContactArgument(contactText, core);
  const user = await core.get(FindActingUser).execute({ email: as });
  const { noteId } = await core.get(AddPlaybookToCrm).execute({
    actor: { userId: user.id, role: user.role, department: user.department },
    auditActor: cliActor(),
    hubspotId,
    ownerId: as === undefined ? undefined : user.id,
    playbookHtml: undefined,
  });
  if (json) context.io.json({ hubspotId, noteId });
  else context.io.message(`The playbook is note ${noteId} of contact ${hubspotId} in HubSpot.`);
  return exitCodes.done;
};
