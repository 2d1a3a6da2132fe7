import { counted } from '@overture/core/contract';
import type { BulkSummary } from '@overture/core/runs/domain/bulk-summary';
import { exitCodeOf, exitCodes, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import type { BulkOptions } from './bulk-options.ts';
import { resumeCommand } from './resume-command.ts';
import { reservedNote, spentText } from './spent-text.ts';

/**
 * Prints on stderr the result of a run and, if it stopped early, why and how to continue. `failedBefore` counts the
 * rows that an earlier run left in error. Returns its exit code.
 */
export function printSummary(
  io: Io,
  summary: BulkSummary,
  failedBefore: number,
  source: string,
  options: BulkOptions,
): ExitCode {
  const { ready, reused, errors, skipped, stopped } = summary;
  const parts = [
    `${ready} ready${reused > 0 ? ` (${reused} of them written before)` : ''}`,
    `${errors} failed`,
    `${skipped} skipped`,
    spentText(summary),
  ];
  io.message(`${parts.join(', ')}.`);
  const note = reservedNote(summary);
  if (note !== null) io.message(note);
  if (failedBefore > 0) {
    io.message(
      `${counted(failedBefore, 'row')} failed in an earlier run and stayed so; --retry-errors tries them again.`,
    );
  }
  if (stopped !== null) {
    io.message(
      `${io.styleMessage('yellow', whyStopped(summary, options))} ${howToResume(io.program, source, options)}`,
    );
  }
  return exitCodeOfRun(summary, failedBefore);
}

function whyStopped({ stopped, errors }: BulkSummary, { maxCost }: BulkOptions): string {
  switch (stopped?.kind) {
    case 'interrupted':
      return 'Stopped by Ctrl-C.';
    case 'cost':
      return `Stopped before --max-cost ${maxCost ?? ''} would have been passed: a row is begun only while the longest answer, and a repair of it, would still fit.`;
    case 'failures':
      return `Stopped after ${errors} failed rows.`;
    case 'account':
      return stopped.error.message;
    case undefined:
      return '';
  }
}

function howToResume(program: string, source: string, options: BulkOptions): string {
  if (options.out === undefined) return 'Run it again to go on: what was written is not paid for twice.';
  const input = source === '-' ? ', with the same list on standard input' : '';
  return `Go on with this${input}:\n  ${resumeCommand(program, source, options)}`;
}

function exitCodeOfRun({ errors, stopped }: BulkSummary, failedBefore: number): ExitCode {
  if (stopped?.kind === 'interrupted') return exitCodes.interrupted;
  if (stopped?.kind === 'account') {
    const code = exitCodeOf(stopped.error.code);
    return code === exitCodes.denied ? code : exitCodes.incomplete;
  }
  return stopped !== null || errors + failedBefore > 0 ? exitCodes.incomplete : exitCodes.done;
}
