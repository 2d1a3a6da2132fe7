import Table from 'cli-table3';
import type { Io } from './io.ts';

/**
 * Prints rows as an aligned table to a person, as tab-separated lines to a program (tabs and line breaks become spaces).
 * Columns that are `whole` are never cut: ids and addresses, which are copied.
 */
export function printTable(
  io: Io,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { whole = ['Id', 'Email'] }: { readonly whole?: readonly string[] } = {},
): void {
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
  const shown = rows.map((row) => row.map(printable));
  const widths = fittingWidths(head, shown, { available: io.columns - gap * head.length, whole });
  for (const row of shown) table.push(row.map((cell, column) => cut(cell, widths[column] ?? cell.length)));
  io.data(table.toString());
}

const gap = 2;
/** A column is not made narrower than this. */
const leastWidth = 12;

/** Widths of the columns at which rows fit into one line, as far as they can: what is `whole`, to be copied, stays so. */
function fittingWidths(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { available, whole }: { readonly available: number; readonly whole: readonly string[] },
): number[] {
  const widths = head.map((title, column) =>
    rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), title.length),
  );
  const mayShrink = (column: number): boolean =>
    !whole.includes(head[column] ?? '') && (widths[column] ?? 0) > leastWidth;
  for (let surplus = widths.reduce((sum, width) => sum + width, 0) - available; surplus > 0;) {
    const columns = [...widths.keys()].filter(mayShrink).toSorted((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0));
    const [widest, next] = columns;
    if (widest === undefined) break;
    const width = widths[widest] ?? 0;
    const floor = Math.max(leastWidth, next === undefined ? leastWidth : Math.min(widths[next] ?? 0, width - 1));
    const taken = Math.min(surplus, width - floor);
    widths[widest] = width - taken;
    surplus -= taken;
  }
  return widths;
}

function cut(cell: string, width: number): string {
  return cell.length <= width ? cell : `${cell.slice(0, width - 1).trimEnd()}…`;
}

/** Text from outside without control characters, so that it cannot move the cursor or colour the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
