import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';

/** Where the lines of results go. Waiting for a write keeps a fast run from piling up lines for a slow reader. */
export interface LineSink {
  /** Rejects once the lines can no longer be written. */
  write(line: string): Promise<void>;
  /** Everything is written, to a file durably. */
  close(): Promise<void>;
}

/** Appends to a file, readable by its owner only: results hold what the CRM says of people. */
export async function fileSink(file: string): Promise<LineSink> {
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600, flush: true });
  await once(stream, 'open');
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

/** Writes to a stream that others go on using. */
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
