import { DeleteRecord, FindActingUser, GetRecord } from '@overture/core/app';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { confirmed } from '../../confirm.ts';
import { readContactArgument } from '../../contact-argument.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../table.ts';

const argsSchema = z.tuple([z.string()]);
const optionsSchema = z.object({ as: z.string().optional(), yes: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const [contactText] = argsSchema.parse(input.args);
  const { as, yes } = optionsSchema.parse(input.options);
  const { io } = context;
  const core = await context.core();
  const { hubspotId } = readContactArgument(contactText, core);
  const { id: userId, email, role, department } = await core.get(FindActingUser).execute({ email: as });
  const actor = { userId, role, department };
  const { record } = await core.get(GetRecord).execute({ actor, hubspotId, ownerId: userId, version: undefined });
  const name = [record.properties.firstname, record.properties.lastname].filter(Boolean).join(' ') || 'Unnamed contact';
  const named = `${email}'s record of ${printable(name)} (${hubspotId})`;
  const results = `${record.versions.length} ${record.versions.length === 1 ? 'result' : 'results'}`;
  if (!(await confirmed(io, `Delete ${named} with its ${results}?`, yes))) return exitCodes.failed;
  await core.get(DeleteRecord).execute({ actor: cliActor(), userId, hubspotId });
  io.message(`Deleted ${named}.`);
  return exitCodes.done;
};
