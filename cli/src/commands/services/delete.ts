import { DeleteServiceType, FindServiceType } from '@overture/core/app';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { confirmed } from '../../confirm.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../table.ts';

const argsSchema = z.tuple([z.string()]);
const optionsSchema = z.object({ yes: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const [valueOrLabel] = argsSchema.parse(input.args);
  const { yes } = optionsSchema.parse(input.options);
  const core = await context.core();
  const { value, label } = await core.get(FindServiceType).execute({ valueOrLabel });
  if (!(await confirmed(context.io, `Delete service "${printable(label)}"?`, yes))) return exitCodes.failed;
  await core.get(DeleteServiceType).execute({ actor: cliActor(), value });
  context.io.message(`Deleted service "${printable(label)}".`);
  return exitCodes.done;
};
