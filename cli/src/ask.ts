import { once } from 'node:events';
import { read } from 'read';
import { InterruptedError } from './interrupted-error.ts';

/**
 * Asks the person at the terminal. The question goes to stderr, because stdout is for data. With `hidden`, stars
 * replace the typed characters. Throws InterruptedError on Ctrl-C and Ctrl-D.
 */
export async function ask(prompt: string, options: { readonly hidden: boolean }): Promise<string> {
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
