import { newPasswordSchema, passwordMessage, passwordRules } from '@overture/core/contract';
import { ask } from './ask.ts';
import type { Io } from './io.ts';
import { readSecretLine } from './secret-input.ts';
import { UsageError } from './usage-error.ts';

/**
 * A new password from standard input, or asked twice at a terminal. Never an argument: those are seen in process lists
 * and shell histories.
 * Errors: UsageError without a terminal and without `fromStdin`, for a weak password (before it is asked again), and for
 * two that differ; InterruptedError.
 */
export async function readNewPassword(io: Io, fromStdin: boolean): Promise<string> {
  if (fromStdin) return judged(await readSecretLine(io));
  if (!io.canAsk) {
    throw new UsageError('No terminal to ask for the password: pass it on standard input with --password-stdin.');
  }
  const password = judged(await ask('Password:', { hidden: true }));
  if (password !== (await ask('Again:', { hidden: true }))) throw new UsageError('The two passwords are not the same.');
  return password;
}

function judged(password: string): string {
  if (newPasswordSchema.safeParse(password).success) return password;
  const missing = passwordRules.filter((rule) => !rule.test(password)).map((rule) => rule.label.toLowerCase());
  throw new UsageError(`${passwordMessage}: ${missing.join(', ')}.`);
}
