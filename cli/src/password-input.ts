import { read } from 'read';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

/**
 * A new password from standard input, or asked twice at a terminal. Never an argument: those are seen in process lists
 * and shell histories. Errors: UsageError without a terminal and without `fromStdin`.
 */
export async function readNewPassword(io: Io, fromStdin: boolean): Promise<string> {
  if (fromStdin) return (await io.readAll(1_000)).replace(/\r?\n$/, '');
  if (io.stdin.isTTY !== true) {
    throw new UsageError('No terminal to ask for the password: pass it on standard input with --password-stdin.');
  }
  const ask = (prompt: string): Promise<string> =>
    read({ prompt, silent: true, replace: '*', input: process.stdin, output: process.stderr });
  const password = await ask('Password: ');
  if (password !== (await ask('Again: '))) throw new UsageError('The two passwords are not the same.');
  return password;
}
