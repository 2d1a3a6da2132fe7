import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';

const argsSchema = z.tuple([z.enum(['bash', 'zsh', 'fish'])]);

export const run: Run = async (input, context) => {
  const [shell] = argsSchema.parse(input.args);
  const script = await readFile(new URL(`../../completion/overture.${shell}`, import.meta.url), 'utf8');
  context.io.data(script.trimEnd());
  return exitCodes.done;
};
