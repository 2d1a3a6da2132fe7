import type { Io } from './io.ts';
import { printable, printableLines } from './printable.ts';

export interface Detail {
  readonly title: string;
  readonly fields: readonly (readonly [label: string, value: string])[];
  /** A longer text below the fields. */
  readonly body?: string;
}

/**
 * Prints one object: for a person with its title and aligned labels, for a program as lines of a label, a tab and a
 * value, followed by `--` and the body.
 */
export function printDetail(io: Io, { title, fields, body }: Detail): void {
  const text = body && printableLines(body);
  if (!io.isTerminal) {
    for (const [label, value] of fields) io.data(`${label.toLowerCase()}:\t${printable(value)}`);
    if (text !== undefined) io.data(`--\n${text}`);
    return;
  }
  io.data(io.style('bold', printable(title)));
  const width = Math.max(...fields.map(([label]) => label.length)) + 2;
  for (const [label, value] of fields) io.data(`${io.style('dim', label.padEnd(width))}${printable(value)}`);
  if (text !== undefined) io.data(`\n${text}`);
}

/** Writes an ISO moment as `2026-01-05 09:00`, in UTC. */
export function shortMoment(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}
