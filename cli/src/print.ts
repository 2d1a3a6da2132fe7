import type { Io } from './io.ts';

/** Removes control characters from a text from outside, so that it cannot move the cursor or colour the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** Does the same for a text of several lines, and keeps its line breaks. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

/** Writes an ISO moment as `2026-01-05 09:00`, in UTC. */
export function shortMoment(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}

/** The name of a contact; `unnamed` if HubSpot has none. */
export function contactName(
  {
    firstname,
    lastname,
  }: { readonly firstname?: string | null | undefined; readonly lastname?: string | null | undefined },
  unnamed = 'Unnamed contact',
): string {
  return [firstname, lastname].filter(Boolean).join(' ') || unnamed;
}

export function yesOrNo(answer: boolean): string {
  return answer ? 'yes' : 'no';
}

/** What is shown of an object, by its label; null is shown as `-`. */
type Fields = Readonly<Record<string, string | number | null>>;

const shown = (value: Fields[string]): string => (value === null ? '-' : String(value));

/**
 * Prints one object: for a person with its title and aligned labels, for a program as lines of a label, a tab and a
 * value, followed by `--` and the body, which is a longer text.
 */
export function printDetail(io: Io, title: string, fields: Fields, body?: string): void {
  const lines = Object.entries(fields).map(([label, value]) => [label, printable(shown(value))] as const);
  const text = body && printableLines(body);
  if (!io.isTerminal) {
    for (const [label, value] of lines) io.data(`${label.toLowerCase()}:\t${value}`);
    if (text !== undefined) io.data(`--\n${text}`);
    return;
  }
  io.data(io.style('bold', printable(title)));
  const width = Math.max(...lines.map(([label]) => label.length)) + 2;
  for (const [label, value] of lines) io.data(`${io.style('dim', label.padEnd(width))}${value}`);
  if (text !== undefined) io.data(`\n${text}`);
}

/** Prints a list for programs as JSON, and otherwise as a table, or `none` where it is empty. */
export async function printList<T>(
  io: Io,
  items: readonly T[],
  list: {
    readonly json: boolean;
    readonly none?: string;
    /** What each row has under these titles. */
    readonly row: (item: T) => Fields;
    readonly whole?: readonly string[];
    /** The number of all items, if there may be more than these, and what they are called. */
    readonly of?: { readonly total: number; readonly what: string };
  },
): Promise<void> {
  const { json, none, row, whole, of } = list;
  if (json) return io.json(items);
  if (items.length === 0 && none !== undefined) return io.message(none);
  await printTable(io, items.map(row), whole);
  if (of !== undefined && of.total > items.length) {
    io.message(`${items.length} of ${of.total} ${of.what}; --limit shows more.`);
  }
}

/**
 * Prints rows: for a person as an aligned table, for a program as lines with tabs between the cells, in which tabs and
 * line breaks become spaces. The `whole` columns are never cut, because people copy ids and addresses. What does not fit
 * into the terminal, ids first, is on a second line below its row.
 */
export async function printTable(io: Io, rows: readonly Fields[], whole: readonly string[] = ['Id', 'Email']) {
  if (!io.isTerminal) {
    for (const row of rows) {
      const cells = Object.values(row).map(shown);
      io.data(cells.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t'));
    }
    return;
  }
  if (rows.length === 0) return;
  const { default: Table } = await import('cli-table3');
  const table = new Table({
    chars: Object.fromEntries(borders.map((name) => [name, ''])),
    style: { 'padding-left': 0, 'padding-right': gap, head: [], border: [] },
  });
  const head = Object.keys(rows[0] ?? {});
  const texts = rows.map((row) => Object.values(row).map((value) => printable(shown(value))));
  const widths = naturalWidths(head, texts);
  const { beside, below } = fitted(head, widths, { available: io.columns, whole });
  // The titles are an ordinary row, because the library would put an empty line below a head.
  table.push([...beside.keys()].map((column) => io.style('dim', (head[column] ?? '').toUpperCase())));
  for (const row of texts) table.push([...beside].map(([column, width]) => cut(row[column] ?? '', width)));
  for (const [at, line] of table.toString().split('\n').entries()) {
    io.data(line.trimEnd());
    const others = below.filter((column) => texts[at - 1]?.[column]);
    const second = others.map((column) => `${head[column]?.toLowerCase()} ${texts[at - 1]?.[column]}`).join(', ');
    if (second !== '') io.data(`  ${io.style('dim', second)}`);
  }
}

/** The parts of a frame, by their names in cli-table3; none of them is drawn. */
const borders =
  'top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right left left-mid mid mid-mid right right-mid middle'.split(
    ' ',
  );
const gap = 2;
/** The minimum width of a column, at which a date is still whole. */
const minWidth = 11;

function naturalWidths(head: readonly string[], rows: readonly (readonly string[])[]): number[] {
  return head.map((title, column) =>
    rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), title.length),
  );
}

/**
 * The columns that stand beside each other, with the widths at which a row fits into one line, and those that stand below:
 * the ids, and then the last ones, where the others cannot shrink enough. The widest shrink first; `whole` ones never do.
 */
function fitted(
  head: readonly string[],
  natural: readonly number[],
  { available, whole }: { readonly available: number; readonly whole: readonly string[] },
): { readonly beside: ReadonlyMap<number, number>; readonly below: readonly number[] } {
  const beside = new Map(natural.entries());
  const below: number[] = [];
  const least = (column: number, width: number): number =>
    whole.includes(head[column] ?? '') ? width : Math.min(width, Math.max(minWidth, head[column]?.length ?? 0));
  const surplusOf = (widths: readonly number[]): number =>
    widths.reduce((sum, width) => sum + width + gap, -gap) - available;
  while (beside.size > 1 && surplusOf([...beside].map(([column, width]) => least(column, width))) > 0) {
    const id = head.indexOf('Id');
    const next = beside.has(id) ? id : ([...beside.keys()].at(-1) ?? 0);
    beside.delete(next);
    below.push(next);
  }
  for (let surplus = surplusOf([...beside.values()]); surplus > 0; surplus -= 1) {
    const [widest] = [...beside]
      .filter(([column, width]) => width > least(column, width))
      .toSorted(([, a], [, b]) => b - a);
    if (widest === undefined) break;
    beside.set(widest[0], widest[1] - 1);
  }
  return { beside, below: below.toSorted((a, b) => a - b) };
}

function cut(cell: string, width: number): string {
  return cell.length <= width ? cell : `${cell.slice(0, width - 1).trimEnd()}…`;
}
