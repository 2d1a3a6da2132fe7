import type { Regression } from '@overture/core/contract';
import type { Io } from '../../io.ts';
import { printable } from '../../printable.ts';

/** Prints a line for each regression, for the person who runs the command. */
export function printRegressions(regressions: readonly Regression[], io: Io): void {
  for (const { sampleName, message } of regressions)
    io.message(`Worse: ${printable(sampleName)}: ${printable(message)}`);
}
