import { newPasswordSchema } from '@overture/core/contract';
import { ask, readSecretLine } from './ask.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/**
 * Reads a new password from standard input, or asks for it twice at a terminal. Errors: UsageError if there is no
 * terminal to ask at and `fromStdin` is false, if the password is weak (before it is asked for again), or if the two
 * differ; InterruptedError.
 */
export async function readNewPassword(io: Io, fromStdin: boolean): Promise<string> {
  if (fromStdin) return checked(await readSecretLine(io));
  if (!io.canAsk) {
    throw new UsageError(
      'There is no terminal to ask for the password: pass it on standard input with --password-stdin.',
    );
  }
  const password = checked(await ask('Password:', { hidden: true }));
  if (password !== (await ask('Again:', { hidden: true }))) throw new UsageError('The two passwords are not the same.');
  return password;
}

/** The error of a command that is given a password where nobody signs in with one; `advice` says what to do instead. */
export function noPasswords(advice: string): UsageError {
  return new UsageError(`With SSO_ONLY=on nobody signs in with a password: ${advice}.`);
}

function checked(password: string): string {
  const { success, error } = newPasswordSchema.safeParse(password);
  if (!success) throw new UsageError(`${error.issues[0]?.message}.`);
  return password;
}
