import { appendFileSync, rmSync } from 'node:fs';
import { z } from 'zod';

const text = z.string().optional().catch(undefined);
const entrySchema = z.object({
  level: z.number(),
  msg: z.string(),
  code: text,
  requestId: text,
  recordId: text,
  contactId: text,
  err: z.object({ message: text, code: text }).optional().catch(undefined),
});

const maxLength = 220;

/** Shortens a program's JSON log line to what happened, to what, and why. Any other line is returned unchanged. */
export function plainLine(line: string): string {
  const entry = entrySchema.safeParse(jsonOf(line));
  if (!entry.success) return line;
  const { level, msg, err, requestId, recordId, contactId } = entry.data;
  const code = entry.data.code ?? err?.code;
  const about = [
    code,
    requestId && `request ${requestId}`,
    recordId && `record ${recordId}`,
    contactId && `contact ${contactId}`,
  ].filter(Boolean);
  // The words of the underlying error follow our sentence; they are left out.
  const why = (err?.message ?? '').split('\n')[0]?.replace(/\.: .*$/, '.') ?? '';
  const what = [msg, why].filter(Boolean).join(': ');
  const id = about.length === 0 ? '' : ` (${about.join(', ')})`;
  const cut = what.length + id.length > maxLength ? `${what.slice(0, Math.max(40, maxLength - id.length - 1))}…` : what;
  return `${level >= 50 ? 'error: ' : ''}${cut}${id}`;
}

const maxCharacters = 20_000_000;

/** Keeps the whole log lines in a file. Each start empties the file, which grows to 20 MB at most. */
export class LogFile {
  readonly #file: string;
  #written = 0;
  #isUsable = true;

  constructor(file: string) {
    this.#file = file;
    rmSync(file, { force: true });
  }

  /** Returns whether the line was written. */
  write(line: string): boolean {
    if (!this.#isUsable || this.#written > maxCharacters) return false;
    try {
      appendFileSync(this.#file, `${line}\n`, { mode: 0o600 });
      this.#written += line.length;
      return true;
    } catch {
      // A full disk must not stop the product.
      this.#isUsable = false;
      return false;
    }
  }
}

function jsonOf(line: string): unknown {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
