import { DeleteApiKey } from '@overture/core/app';
import { departmentNames } from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import type { Run } from '../../command-context.ts';
import { confirmed } from '../../confirm.ts';
import { exitCodes } from '../../exit-codes.ts';
import { keyArgument } from '../../key-argument.ts';
import { printable } from '../../table.ts';

const optionsSchema = z.object({ yes: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const { yes } = optionsSchema.parse(input.options);
  const core = await context.core();
  const key = await keyArgument(input.args, core);
  const department = departmentNames(core.settings.productName).nameOf(key.department);
  const named = `${key.active ? 'active ' : ''}${key.type} key "${printable(key.name)}" of ${department}`;
  if (!(await confirmed(context.io, `Delete the ${named}?`, yes))) return exitCodes.failed;
  await core.get(DeleteApiKey).execute({ actor: cliActor(), id: key.id });
  context.io.message(`Deleted the ${named}.`);
  return exitCodes.done;
};
