import { GetUser } from '@overture/core/app';
import { departmentNames } from '@overture/core/contract';
import { presentDashboardUser } from '@overture/core/presentation';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../table.ts';
import { userArgument } from '../../user-argument.ts';

const optionsSchema = z.object({ json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const wanted = userArgument(input.args);
  const { json } = optionsSchema.parse(input.options);
  const core = await context.core();
  const user = await core.get(GetUser).execute(wanted);
  const shown = presentDashboardUser(user, departmentNames(core.settings.productName));
  if (json) context.io.json(shown);
  else
    for (const [name, value] of Object.entries(shown)) context.io.data(`${name.padEnd(12)} ${printable(value ?? '-')}`);
  return exitCodes.done;
};
