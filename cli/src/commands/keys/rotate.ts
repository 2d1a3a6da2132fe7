import { RotateMasterKey } from '@overture/core/app';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../table.ts';

const optionsSchema = z.object({ json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const { json } = optionsSchema.parse(input.options);
  const core = await context.core();
  const rotation = await core.get(RotateMasterKey).execute({ actor: cliActor(), signal: context.signal });
  const { resealed, unreadable } = rotation;
  if (json) context.io.json(rotation);
  else
    context.io.message(resealed === 0 && unreadable.length === 0 ? 'Nothing to do.' : `${resealed} keys sealed anew.`);
  for (const { name, reason } of unreadable) context.io.message(`Not opened: ${printable(name)}: ${reason}`);
  return unreadable.length === 0 ? exitCodes.done : exitCodes.incomplete;
};
