import { ask } from './ask.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

const mostCharacters = 1_000;

/** One secret on standard input, without its line end. */
export async function readSecretLine(io: Io): Promise<string> {
  return (await io.readAll(mostCharacters)).replace(/\r?\n$/, '');
}

/**
 * A secret from standard input, or asked for at a terminal without showing it; never an argument.
 * Errors: UsageError without a terminal and without `fromStdin`, InterruptedError.
 */
export async function readSecret(
  io: Io,
  fromStdin: boolean,
  what: { prompt: string; option: string },
): Promise<string> {
  if (fromStdin) return readSecretLine(io);
  if (!io.canAsk) throw new UsageError(`No terminal to ask at: pass it on standard input with ${what.option}.`);
  return ask(what.prompt, { hidden: true });
}
