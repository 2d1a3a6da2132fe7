import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { rejectAsWriteError } from '../file-error.ts';

/**
 * The target of the result lines. Waiting for a write keeps a fast run from collecting lines in memory for a slow
 * reader.
 */
export interface LineSink {
  /** Rejects once the lines can no longer be written. */
  write(line: string): Promise<void>;
  /** Resolves when everything is written, to a file durably. */
  close(): Promise<void>;
}

/**
 * Appends to a file that only its owner can read, because results contain what the CRM says about people. Errors:
 * UsageError if it cannot be written, which names `shownAs`.
 */
export async function fileSink(file: string, shownAs = file): Promise<LineSink> {
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600, flush: true });
  await once(stream, 'open').catch(rejectAsWriteError(shownAs));
  const sink = streamSink(stream);
  return {
    write: (line) => sink.write(line),
    close: async () => {
      await sink.close();
      stream.end();
      await once(stream, 'close');
    },
  };
}

/** Writes to a stream that stays open for others. */
export function streamSink(stream: Writable): LineSink {
  let failure: Error | null = null;
  let drained: Promise<unknown> | null = null;
  stream.on('error', (error) => {
    failure = error;
  });
  return {
    write: async (line) => {
      if (failure !== null) throw failure;
      if (stream.write(`${line}\n`)) return;
      drained ??= once(stream, 'drain').finally(() => {
        drained = null;
      });
      await drained;
    },
    close: async () => {
      await drained;
      if (failure !== null) throw failure;
    },
  };
}
