import { open, rename, rm, stat, truncate } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import type { BulkLedger } from '@overture/core/app';
import { z } from 'zod';
import { UsageError } from '../usage-error.ts';

const lineSchema = z.object({
  row: z.number().int().positive(),
  contact: z.string(),
  status: z.enum(['ready', 'error', 'skipped']),
});

export interface KnownResults {
  /** Rows that have ended and stay so. */
  readonly ended: number;
  /** How many of them ended in error. */
  readonly failed: number;
  /** When the run began that wrote the file, in ms; 0 where the file system does not say. */
  readonly since: number;
}

/**
 * Reads what an earlier run wrote into the ledger. A last line that was cut off when the process was killed is taken
 * off the file, so that the next line stands by itself. With `retryErrors` the lines of rows that ended in error are
 * taken off too, and those rows have not ended. With `readOnly` the file stays as it is.
 * Errors: UsageError for a file that no run wrote.
 */
export async function resumeResults(
  file: string,
  ledger: BulkLedger,
  options: { readonly retryErrors: boolean; readonly readOnly?: boolean },
): Promise<KnownResults> {
  const info = await stat(file).catch(() => null);
  if (info === null) return { ended: 0, failed: 0, since: 0 };
  if (!info.isFile()) throw new UsageError(`${file} is not a file.`);
  const scratch = `${file}.${process.pid}.tmp`;
  const kept = options.retryErrors && options.readOnly !== true ? await open(scratch, 'wx', info.mode) : null;
  let ended = 0;
  let failed = 0;
  let end = 0;
  try {
    for await (const { text, offset, number, isWhole } of linesOf(file)) {
      const line = parseLine(text);
      if (line === null) {
        // Only the last line can have been cut off.
        if (!isWhole) break;
        if (text.trim() === '') continue;
        throw new UsageError(`Line ${number} of ${file} is no result of a bulk run; name another file with --out.`);
      }
      end = offset;
      const isTriedAgain = options.retryErrors && line.status === 'error';
      if (isTriedAgain) continue;
      await kept?.write(`${text}\n`);
      ledger.noteEnded(line.row, line.contact);
      ended += 1;
      if (line.status === 'error') failed += 1;
    }
    if (kept !== null) await kept.sync();
    else if (options.readOnly !== true) await cutAfter(file, end, info.size);
  } catch (error) {
    await rm(scratch, { force: true });
    throw error;
  } finally {
    await kept?.close();
  }
  if (kept !== null) await rename(scratch, file);
  // Some file systems keep no time of birth and name another one for it.
  const isKnown = info.birthtimeMs > 0 && info.birthtimeMs !== info.ctimeMs;
  return { ended, failed, since: isKnown && kept === null ? info.birthtimeMs - clockSlackMs : 0 };
}

/** Throws UsageError where a run without --resume would write behind another's results. */
export async function refuseKnownResults(file: string): Promise<void> {
  const info = await stat(file).catch(() => null);
  if (info === null || (info.isFile() && info.size === 0)) return;
  throw new UsageError(`${file} is there already. Go on with it by --resume, or name another file with --out.`);
}

/** The file system's clock may be behind ours by a tick. */
const clockSlackMs = 1_000;
const maxLineBytes = 4_000_000;

function parseLine(text: string): z.infer<typeof lineSchema> | null {
  try {
    return lineSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Leaves the last whole result and its line end, and nothing behind it. */
async function cutAfter(file: string, end: number, size: number): Promise<void> {
  if (end < size) await truncate(file, end);
  else if (end > size) {
    const handle = await open(file, 'a');
    await handle.write('\n');
    await handle.close();
  }
}

/** Lines with the offset behind their line end; the last is not whole when it has none. */
async function* linesOf(file: string): AsyncGenerator<{
  readonly text: string;
  readonly offset: number;
  readonly number: number;
  readonly isWhole: boolean;
}> {
  let open: Buffer = Buffer.alloc(0);
  let offset = 0;
  let number = 0;
  for await (const chunk of createReadStream(file)) {
    const bytes: Buffer = chunk;
    open = open.length === 0 ? bytes : Buffer.concat([open, bytes]);
    let from = 0;
    for (let at = open.indexOf(10, from); at >= 0; at = open.indexOf(10, from)) {
      number += 1;
      offset += at + 1 - from;
      yield { text: open.toString('utf8', from, at), offset, number, isWhole: true };
      from = at + 1;
    }
    open = open.subarray(from);
    if (open.length > maxLineBytes) throw new UsageError(`Line ${number + 1} of ${file} is no result of a bulk run.`);
  }
  if (open.length > 0) {
    yield { text: open.toString('utf8'), offset: offset + open.length + 1, number: number + 1, isWhole: false };
  }
}
