import { ask } from './ask.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

const maxCharacters = 1_000;

/** Reads the secret on standard input, without its line end. */
export async function readSecretLine(io: Io): Promise<string> {
  return (await io.readAll(maxCharacters)).replace(/\r?\n$/, '');
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
