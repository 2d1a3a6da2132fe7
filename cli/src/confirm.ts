import { ask } from './ask.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/**
 * Asks before something is deleted or paid for. Returns true if `yes` is true, or if the person agrees; otherwise it
 * prints that nothing was changed. Errors: UsageError if `yes` is false and there is no terminal to ask at;
 * InterruptedError.
 */
export async function confirmed(io: Io, question: string, yes: boolean): Promise<boolean> {
  if (yes) return true;
  if (!io.canAsk) throw new UsageError('There is no terminal to ask for confirmation: pass --yes.');
  const answer = await ask(`${io.styleMessage('green', '?')} ${question} (y/N)`, { hidden: false });
  if (/^\s*y(es)?\s*$/i.test(answer)) return true;
  io.message('Nothing was changed.');
  return false;
}
