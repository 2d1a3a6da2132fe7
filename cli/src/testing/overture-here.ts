import { Readable } from 'node:stream';
import { Io } from '../io.ts';
import { buildProgram } from '../program.ts';
import { CollectingStream } from './collecting-stream.ts';
import type { Ended } from './overture-process.ts';

/**
 * The whole command line, from its words to its exit code, in this process: a tenth of the time that a process of its
 * own takes to begin. What a terminal, a signal or a sudden death does is seen in a real process only.
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
