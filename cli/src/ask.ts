import { once } from 'node:events';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/** Raised when somebody presses Ctrl-C or Ctrl-D at a question. Nothing was done, and the exit code is 130. */
export class InterruptedError extends Error {
  constructor() {
    super('Interrupted.');
    this.name = 'InterruptedError';
  }
}

/**
 * Asks the person at the terminal. The question goes to stderr, because stdout is for data. With `hidden`, stars
 * replace the typed characters. Throws InterruptedError on Ctrl-C and Ctrl-D.
 */
export async function ask(prompt: string, options: { readonly hidden: boolean }): Promise<string> {
  const { read } = await import('read');
  const answered = new AbortController();
  const closed = once(process, 'beforeExit', { signal: answered.signal });
  try {
    return await Promise.race([
      read({
        prompt,
        input: process.stdin,
        output: process.stderr,
        ...(options.hidden && { silent: true, replace: '*' }),
      }),
      // After Ctrl-D the process has nothing left to wait for, so that the question would never be answered.
      closed.then(() => Promise.reject(new InterruptedError())),
    ]);
  } catch (error) {
    process.stderr.write('\n');
    throw error instanceof Error && error.message === 'canceled' ? new InterruptedError() : error;
  } finally {
    closed.catch(() => undefined);
    answered.abort();
  }
}

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

const maxSecretLength = 1_000;

/** Reads the secret on standard input, without its line end. */
export async function readSecretLine(io: Io): Promise<string> {
  return (await io.readAll(maxSecretLength)).replace(/\r?\n$/, '');
}

/**
 * Reads a secret from standard input, or asks for it at a terminal without showing it. It is never an argument, because
 * other accounts can see arguments and shells remember them. Errors: UsageError if there is no terminal to ask at and
 * `fromStdin` is false; InterruptedError.
 */
export async function readSecret(
  io: Io,
  fromStdin: boolean,
  what: { prompt: string; option: string },
): Promise<string> {
  if (fromStdin) return readSecretLine(io);
  if (!io.canAsk) throw new UsageError(`There is no terminal to ask at: use standard input with ${what.option}.`);
  return ask(what.prompt, { hidden: true });
}
