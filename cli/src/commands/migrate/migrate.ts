import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';

/** Opening the core migrates under a lock; a second run finds nothing to do. */
export const run: Run = async (_input, context) => {
  await context.core();
  context.io.message('The store is up to date.');
  return exitCodes.done;
};
