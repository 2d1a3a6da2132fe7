import type { Evidence, RecordEmail } from '@overture/core/contract';
import type { Io } from '../../io.ts';
import { printable } from '../../printable.ts';

/** Prints the evidence of an email, one line each, and the findings of the send check. */
export function printFindings(io: Io, { evidence, checks }: Pick<RecordEmail, 'evidence' | 'checks'>): void {
  if (evidence === null) io.data(io.style('dim', 'No evidence: written before sources were kept.'));
  for (const piece of evidence ?? []) io.data(printable(evidenceLine(piece)));
  for (const { level, rule, message } of checks) io.data(printable(`${level}: ${message} (${rule})`));
}

function evidenceLine({ status, text, source, quote, by }: Evidence): string {
  if (by !== undefined) return `${status}: ${text} — by ${by}`;
  const from = source === undefined ? '' : ` — ${[source.kind, source.date?.slice(0, 10)].filter(Boolean).join(' ')}`;
  return `${status}: ${text}${from}${quote === undefined ? '' : `: "${quote}"`}`;
}
