import { open, rename, rm, stat, truncate } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import type { BulkLedger } from '@overture/core/runs/ports/bulk-ledger';
import { z } from 'zod';
import { UsageError } from '../usage-error.ts';

const lineSchema = z.object({
  row: z.number().int().positive(),
  contact: z.string(),
  status: z.enum(['ready', 'error', 'skipped']),
});

export interface KnownResults {
  /** The number of rows that have ended and are not tried again. */
  readonly ended: number;
  /** The number of them that ended in error. */
  readonly failed: number;
  /**
   * When the run that wrote the file began, in milliseconds since 1970. A result that is younger belongs to that run.
   * Null where no run is continued, where failed rows are tried again, and where the file system does not know.
   */
  readonly since: number | null;
}

/**
 * Reads the results of an earlier run into the ledger. If the process was killed while it wrote the last line, that
 * line is removed from the file. With `retryErrors` the lines of rows that ended in error are removed too, and those
 * rows are tried again. With `readOnly` the file is not changed. Errors: UsageError for a file that no run wrote.
 */
export async function resumeResults(
  file: string,
  ledger: BulkLedger,
  options: { readonly retryErrors: boolean; readonly readOnly?: boolean },
): Promise<KnownResults> {
  const info = await stat(file).catch(() => null);
  if (info === null) return { ended: 0, failed: 0, since: null };
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
        // Only the last line can be incomplete.
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
  // Some file systems do not store when a file was created, and report another time instead.
  const isKnown = info.birthtimeMs > 0 && info.birthtimeMs !== info.ctimeMs;
  return { ended, failed, since: isKnown && !options.retryErrors ? info.birthtimeMs - clockSlackMs : null };
}

/** Throws UsageError if a run without --resume would append to another run's results. */
export async function refuseKnownResults(file: string): Promise<void> {
  const info = await stat(file).catch(() => null);
  if (info === null || (info.isFile() && info.size === 0)) return;
  throw new UsageError(`${file} exists already. Continue it with --resume, or name another file with --out.`);
}

/** How far the file system's clock may be behind ours. */
const clockSlackMs = 1_000;
const maxLineBytes = 4_000_000;

function parseLine(text: string): z.infer<typeof lineSchema> | null {
  try {
    return lineSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Cuts the file after its last whole line. */
async function cutAfter(file: string, end: number, size: number): Promise<void> {
  if (end < size) await truncate(file, end);
  else if (end > size) {
    const handle = await open(file, 'a');
    await handle.write('\n');
    await handle.close();
  }
}

/** Yields the lines with the offset after their line end; the last one is incomplete if it has no line end. */
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
