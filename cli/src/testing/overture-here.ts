import { Readable } from 'node:stream';
import { Io } from '../io.ts';
import { buildProgram } from '../program.ts';
import { CollectingStream } from './collecting-stream.ts';
import type { Ended } from './ended.ts';

/**
 * Runs a command line in this process, in a tenth of the time that a process of its own takes to start. Only a real process
 * shows what a terminal, a signal or a kill does.
 */
export async function runHere(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  input: string | Uint8Array = '',
): Promise<Ended> {
  const stdout = new CollectingStream();
  const stderr = new CollectingStream();
  const stdin = Readable.from(input.length === 0 ? [] : [Buffer.from(input)]);
  const code = await buildProgram(new Io({ stdin, stdout, stderr, environment })).execute(args);
  return { code, stdout: stdout.text, stderr: stderr.text };
}
