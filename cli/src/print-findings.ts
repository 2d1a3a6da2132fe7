import { actorWords, type Evidence, type RecordEmail } from '@overture/core/contract';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';
import { printable } from './print.ts';

type Findings = Pick<RecordEmail, 'evidence' | 'checks'>;

/** Prints what was found in emails. The exit code tells whether something must be corrected before sending. */
export function reportFindings(
  io: Io,
  emails: readonly ({ readonly id: number; readonly subject: string } & Findings)[],
  /** Printed in place of lines for people. */
  json?: unknown,
): ExitCode {
  if (json !== undefined) io.json(json);
  for (const email of json === undefined ? emails : []) {
    io.data(io.style('bold', `Email ${email.id}: ${printable(email.subject) || 'No subject'}`));
    printFindings(io, email);
  }
  const isBlocked = emails.some(({ checks }) => checks.some(({ level }) => level === 'block'));
  return isBlocked ? exitCodes.incomplete : exitCodes.done;
}

/** Prints the evidence of an email, one line each, and the findings of the send check. */
export function printFindings(io: Io, { evidence, checks }: Findings): void {
  if (evidence === null) io.data(io.style('dim', 'No evidence: written before sources were kept.'));
  for (const piece of evidence ?? []) io.data(printable(evidenceLine(piece)));
  for (const { level, rule, message } of checks) io.data(printable(`${level}: ${message} (${rule})`));
}

function evidenceLine({ status, text, source, quote, by }: Evidence): string {
  if (by !== undefined) return `${status}: ${text} — by ${actorWords(by)}`;
  const from = source === undefined ? '' : ` — ${[source.kind, source.date?.slice(0, 10)].filter(Boolean).join(' ')}`;
  return `${status}: ${text}${from}${quote === undefined ? '' : `: "${quote}"`}`;
}
