import Table from 'cli-table3';
import type { Io } from './io.ts';

/** Prints rows as an aligned table to a person, as tab-separated lines to a program (tabs and line breaks become spaces). */
export function printTable(io: Io, head: readonly string[], rows: readonly (readonly string[])[]): void {
  if (!io.isTerminal) {
    for (const row of rows) io.data(row.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t'));
    return;
  }
  const table = new Table({
    chars: Object.fromEntries(
      [
        'top',
        'top-mid',
        'top-left',
        'top-right',
        'bottom',
        'bottom-mid',
        'bottom-left',
        'bottom-right',
        'left',
        'left-mid',
        'mid',
        'mid-mid',
        'right',
        'right-mid',
        'middle',
      ].map((name) => [name, '']),
    ),
    style: { 'padding-left': 0, 'padding-right': 2, head: [], border: [] },
  });
  // As a row of its own: a head of the library brings an empty line below it.
  table.push(head.map((title) => io.style('dim', title.toUpperCase())));
  for (const row of rows) table.push(row.map(printable));
  io.data(table.toString());
}

/** Text from outside without control characters, so that it cannot move the cursor or colour the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
