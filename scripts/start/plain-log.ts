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

const longest = 220;

/** A program's line of JSON as one short line: what happened, to what, and why; any other line as it is. */
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
  // Behind our own sentence stand the words of what caused it.
  const why = (err?.message ?? '').split('\n')[0]?.replace(/\.: .*$/, '.') ?? '';
  const what = [msg, why].filter(Boolean).join(': ');
  const id = about.length === 0 ? '' : ` (${about.join(', ')})`;
  const cut = what.length + id.length > longest ? `${what.slice(0, Math.max(40, longest - id.length - 1))}…` : what;
  return `${level >= 50 ? 'error: ' : ''}${cut}${id}`;
}

const mostCharacters = 20_000_000;

/** The whole lines behind the short ones, in a file that each start begins anew and that does not grow for ever. */
export class LogFile {
  readonly #file: string;
  #written = 0;
  #isUsable = true;

  constructor(file: string) {
    this.#file = file;
    rmSync(file, { force: true });
  }

  /** True when the line was kept. */
  write(line: string): boolean {
    if (!this.#isUsable || this.#written > mostCharacters) return false;
    try {
      appendFileSync(this.#file, `${line}\n`, { mode: 0o600 });
      this.#written += line.length;
      return true;
    } catch {
      // A full disk must not end what it is about.
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
