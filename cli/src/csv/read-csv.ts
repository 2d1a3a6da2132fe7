import { CsvError, parse } from 'csv-parse/sync';
import { UsageError } from '../usage-error.ts';
import { decodeText } from './decode-text.ts';

/** One row of data below the header. */
export interface CsvRow {
  /** 1 for the first row below the header; bad rows count, empty lines do not. */
  readonly row: number;
  /** The line of the file on which the row begins, the file's first being 1. */
  readonly line: number;
  /** By column name, trimmed; a cell that the row does not have is empty. Not to be used where there is a problem. */
  readonly cells: Readonly<Record<string, string>>;
  /** Why the row cannot be read; null for a row that can. */
  readonly problem: string | null;
}

export interface CsvFile {
  /** The header's names in its order: trimmed, in lower case, words joined by underscores. */
  readonly columns: readonly string[];
  /** To be read once; the source is read only as fast as this is. */
  readonly rows: AsyncIterable<CsvRow>;
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** A quoted cell may run over this many lines and characters; beyond them its quote was never closed. */
const mostLines = 2_000;
const mostCharacters = 1_000_000;
const delimiters = [',', ';', '\t'] as const;

/**
 * Reads a CSV with a header, as spreadsheets write them: UTF-8 or UTF-16, with or without byte order mark, any line
 * ends, quoted cells, separated by comma, semicolon or tab. Memory stays flat whatever the size. A row that cannot be
 * read has a `problem`, and reading goes on with the line after the one it begins on.
 * Errors: UsageError, from the call for a header that is missing or has unnamed or repeated columns, and from the rows
 * for bytes that are no text.
 */
export async function readCsv(source: AsyncIterable<Uint8Array | string>): Promise<CsvFile> {
  const lines = new Lookahead(splitLines(decodeText(source)));
  // Excel may name the separator on a line of its own.
  const named = /^sep=([,;\t])$/i.exec((await lines.peek(0))?.text ?? '')?.[1];
  if (named !== undefined) lines.drop(1);
  while ((await lines.peek(0))?.text.trim() === '') lines.drop(1);
  const first = await lines.peek(0);
  if (first === undefined) throw new UsageError('The CSV is empty: its first line must name the columns.');
  const delimiter = named ?? delimiterOf(first.text);
  const header = await takeRecord(lines, delimiter);
  if ('problem' in header) throw new UsageError(`The header of the CSV cannot be read: ${header.problem}.`);
  const columns = columnNames(header.cells);
  return { columns, rows: readRows(lines, delimiter, columns) };
}

async function* readRows(lines: Lookahead, delimiter: string, columns: readonly string[]): AsyncGenerator<CsvRow> {
  for (let row = 0; ;) {
    const begin = await lines.peek(0);
    if (begin === undefined) return;
    const record = await takeRecord(lines, delimiter);
    const line = begin.number;
    if ('problem' in record) {
      row += 1;
      yield { row, line, cells: {}, problem: record.problem };
      continue;
    }
    const values = record.cells.map((value) => value.trim());
    if (values.every((value) => value === '')) continue;
    row += 1;
    const surplus = values.slice(columns.length).some((value) => value !== '');
    yield {
      row,
      line,
      cells: Object.fromEntries(columns.map((name, index) => [name, values[index] ?? ''])),
      problem: surplus ? `it has ${values.length} cells where the header has ${columns.length}` : null,
    };
  }
}

/** The record that begins on the next line; after a problem only that line is taken. */
async function takeRecord(
  lines: Lookahead,
  delimiter: string,
): Promise<{ readonly cells: readonly string[] } | { readonly problem: string }> {
  let text = '';
  let quotes = 0;
  for (let count = 0; count < mostLines && text.length < mostCharacters; count += 1) {
    const line = await lines.peek(count);
    if (line === undefined) break;
    text = count === 0 ? line.text : `${text}\n${line.text}`;
    quotes += line.text.split('"').length - 1;
    // Inside a quoted cell the number of quotes so far is odd.
    if (quotes % 2 !== 0) continue;
    const cells = quotes === 0 ? text.split(delimiter) : parseQuoted(text, delimiter);
    lines.drop(cells === null ? 1 : count + 1);
    return cells === null ? { problem: 'its quotes are not where a cell begins and ends' } : { cells };
  }
  lines.drop(1);
  return { problem: 'a quote is opened and never closed' };
}

function parseQuoted(text: string, delimiter: string): readonly string[] | null {
  try {
    return parse(text, { delimiter, record_delimiter: '\n', relax_column_count: true, max_record_size: 0 })[0] ?? [];
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

function delimiterOf(header: string): string {
  const counts = delimiters.map((delimiter) => ({ delimiter, cells: header.split(delimiter).length }));
  return counts.reduce((best, next) => (next.cells > best.cells ? next : best)).delimiter;
}

function columnNames(cells: readonly string[]): readonly string[] {
  const names = cells.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  );
  // Spreadsheets leave empty columns at the end.
  while (names.at(-1) === '') names.pop();
  if (names.length === 0 || names.includes(''))
    throw new UsageError('Every column of the CSV needs a name in its header.');
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new UsageError(`The CSV has two columns called "${repeated}".`);
  return names;
}

/** Lines read ahead and not used up yet. */
class Lookahead {
  readonly #source: AsyncGenerator<Line>;
  #ahead: Line[] = [];

  constructor(source: AsyncGenerator<Line>) {
    this.#source = source;
  }

  async peek(index: number): Promise<Line | undefined> {
    while (this.#ahead.length <= index) {
      const next = await this.#source.next();
      if (next.done === true) return undefined;
      this.#ahead.push(next.value);
    }
    return this.#ahead[index];
  }

  drop(count: number): void {
    this.#ahead.splice(0, count);
  }
}

/** Lines that end with LF, CRLF or CR. An endless line is cut where a row would be too long anyway. */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let number = 1;
  let open = '';
  for await (const chunk of chunks) {
    open += chunk;
    // A CR at the end of a chunk may be half of a CRLF.
    const upTo = open.endsWith('\r') ? open.length - 1 : open.length;
    const found = open.slice(0, upTo).split(/\r\n|\n|\r/);
    open = `${found.pop() ?? ''}${open.slice(upTo)}`;
    for (const text of found) yield { number: number++, text };
    if (open.length > mostCharacters)
      throw new UsageError(`Line ${number} of the CSV is longer than 1,000,000 characters.`);
  }
  for (const text of open.split('\r')) if (text !== '') yield { number: number++, text };
}
