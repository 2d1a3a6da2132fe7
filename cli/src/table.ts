import Table from 'cli-table3';
import type { Io } from './io.ts';
import { printable } from './printable.ts';

/**
 * Prints rows: for a person as an aligned table, for a program as lines with tabs between the cells, in which tabs and
 * line breaks become spaces. The `whole` columns are never cut, because people copy ids and addresses.
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
  // The titles are an ordinary row, because the library would put an empty line below a head.
  table.push(head.map((title) => io.style('dim', title.toUpperCase())));
  const shown = rows.map((row) => row.map(printable));
  const widths = fittingWidths(head, shown, { available: io.columns - gap * head.length, whole });
  for (const row of shown) table.push(row.map((cell, column) => cut(cell, widths[column] ?? cell.length)));
  io.data(table.toString());
}

const gap = 2;
/** The minimum width of a column. */
const minWidth = 12;

/**
 * The widths at which a row fits into one line, as far as possible. The widest columns shrink first; `whole` ones never
 * do.
 */
function fittingWidths(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { available, whole }: { readonly available: number; readonly whole: readonly string[] },
): number[] {
  const widths = head.map((title, column) =>
    rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), title.length),
  );
  const mayShrink = (column: number): boolean =>
    !whole.includes(head[column] ?? '') && (widths[column] ?? 0) > minWidth;
  for (let surplus = widths.reduce((sum, width) => sum + width, 0) - available; surplus > 0;) {
    const columns = [...widths.keys()].filter(mayShrink).toSorted((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0));
    const [widest, next] = columns;
    if (widest === undefined) break;
    const width = widths[widest] ?? 0;
    const floor = Math.max(minWidth, next === undefined ? minWidth : Math.min(widths[next] ?? 0, width - 1));
    const taken = Math.min(surplus, width - floor);
    widths[widest] = width - taken;
    surplus -= taken;
  }
  return widths;
}

function cut(cell: string, width: number): string {
  return cell.length <= width ? cell : `${cell.slice(0, width - 1).trimEnd()}…`;
}
