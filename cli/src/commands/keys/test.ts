import { TestConnection } from '@overture/core/app';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { exitCodeOf, exitCodes } from '../../exit-codes.ts';
import { keyArgument } from '../../key-argument.ts';
import { printable } from '../../table.ts';

const optionsSchema = z.object({ json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const { json } = optionsSchema.parse(input.options);
  const { io, signal } = context;
  const core = await context.core();
  const { id, name } = await keyArgument(input.args, core);
  const test = await core.get(TestConnection).execute({ id, signal });
  if (json) io.json(test);
  else if (test.ok) io.message(test.message);
  else io.message(`${io.styleMessage('red', 'error:')} "${printable(name)}" does not work: ${test.message}`);
  return test.code === null ? exitCodes.done : exitCodeOf(test.code);
};
