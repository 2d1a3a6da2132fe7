import { pipeline, Readable } from 'node:stream';
import { parse, type CsvError } from 'csv-parse';
import { UsageError } from '../usage-error.ts';
import { decodeText } from './decode-text.ts';

/** One row of data below the header. */
export interface CsvRow {
  /** 1 for the first row below the header. Empty rows do not count. */
  readonly row: number;
  /** The line of the file on which the row begins; the file begins with line 1. */
  readonly line: number;
  /** The trimmed cells by column name; empty where the row has no such cell. Invalid if there is a problem. */
  readonly cells: Readonly<Record<string, string>>;
  /** Why the row cannot be read; null if it can. */
  readonly problem: string | null;
}

export interface CsvFile {
  /** The column names of the header, in their order: in lower case, with underscores between words. */
  readonly columns: readonly string[];
  /** The rows, which can be read once. The source is read about as fast as they are. */
  readonly rows: AsyncIterable<CsvRow>;
}

/** The maximum number of characters in a row. A longer one has a quote that is never closed. */
const maxRowLength = 1_000_000;
const delimiters = [',', ';', '\t'] as const;

/**
 * Reads a CSV with a header, as spreadsheets write it: UTF-8 or UTF-16, with or without a byte order mark, any line ends,
 * quoted cells, separated by commas, semicolons or tabs. Memory stays the same whatever the size of the file.
 *
 * A row with too many cells, or with a quote inside an unquoted cell, has a `problem`, and the rows after it are read. After
 * any other misplaced quote nobody can tell where the next row begins, so reading ends with an error.
 *
 * Errors: UsageError, from the call if the header is missing or has unnamed or repeated columns, and from the call or the
 * rows if the source is no text or a row cannot be read to its end.
 */
export async function readCsv(source: AsyncIterable<Uint8Array | string>): Promise<CsvFile> {
  const text = decodeText(source);
  const head = await readHead(text);
  // Excel may name the delimiter on a line of its own.
  const named = /^sep=([,;\t])\n/i.exec(head)?.[1];
  let columns: readonly string[] | undefined;
  let row = 0;
  let linesRead = 0;
  const parser = parse({
    delimiter: named ?? delimiterOf(head),
    record_delimiter: '\n',
    from_line: named === undefined ? 1 : 2,
    max_record_size: maxRowLength,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_record: (cells: string[], { lines }) => {
      linesRead = lines;
      const values = cells.map((cell) => cell.trim());
      if (values.every((value) => value === '')) return null;
      if (columns === undefined) columns = columnNames(values);
      else push({ line: lines - lineBreaksIn(cells), ...readCells(values, columns) });
      return null;
    },
    on_skip: (error) => {
      if (error?.code !== 'INVALID_OPENING_QUOTE' || columns === undefined) throw unreadable(error, linesRead);
      // The parser reports every such quote, but a row is reported once.
      if (linesRead !== parser.info.lines) push({ line: parser.info.lines, cells: {}, problem: quoteInside });
      linesRead = parser.info.lines;
      return undefined;
    },
  });
  const push = (read: Omit<CsvRow, 'row'>): void => void parser.push({ row: ++row, ...read } satisfies CsvRow);
  // An error of either stream ends the iteration over the parser.
  pipeline(Readable.from(startingWith(head, text)), parser, () => {});
  const rows: AsyncIterableIterator<CsvRow> = parser[Symbol.asyncIterator]();
  // The header is known as soon as the first row, or the end, was read.
  const first = await rows.next();
  if (columns === undefined) throw new UsageError('The CSV is empty: its first line must name the columns.');
  return { columns, rows: first.done === true ? rows : startingWith(first.value, rows) };
}

/** Reads until the first non-empty line is complete. */
async function readHead(text: AsyncGenerator<string>): Promise<string> {
  let head = '';
  while (!head.trimStart().includes('\n') && head.length < maxRowLength) {
    const piece = await text.next();
    if (piece.done === true) break;
    head += piece.value;
  }
  return head;
}

/** The delimiter that splits the header into the most cells. */
function delimiterOf(head: string): string {
  const header = head.split('\n').find((line) => line.trim() !== '') ?? '';
  const counts = delimiters.map((delimiter) => ({ delimiter, cells: header.split(delimiter).length }));
  return counts.reduce((best, next) => (next.cells > best.cells ? next : best)).delimiter;
}

function columnNames(cells: readonly string[]): readonly string[] {
  const names = cells.map((cell) => cell.toLowerCase().replaceAll(/[\s-]+/g, '_'));
  // Spreadsheets leave empty columns at the end.
  while (names.at(-1) === '') names.pop();
  if (names.includes('')) throw new UsageError('Every column of the CSV needs a name in its header.');
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new UsageError(`The CSV has two columns called "${repeated}".`);
  return names;
}

function readCells(values: readonly string[], columns: readonly string[]): Pick<CsvRow, 'cells' | 'problem'> {
  const hasMore = values.slice(columns.length).some((value) => value !== '');
  return {
    cells: Object.fromEntries(columns.map((name, index) => [name, values[index] ?? ''])),
    problem: hasMore ? `it has ${values.length} cells where the header has ${columns.length}` : null,
  };
}

/** The number of lines that a row has beyond its first. */
function lineBreaksIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
}

const quoteInside = 'it has a quote inside a cell that does not begin with one';

/** The error for input that cannot be read beyond the row after line `linesRead`. */
function unreadable(error: CsvError | undefined, linesRead: number): UsageError {
  const reasons: Partial<Record<CsvError['code'], string>> = {
    INVALID_OPENING_QUOTE: quoteInside,
    CSV_INVALID_CLOSING_QUOTE: 'a quote closes a cell, and more text follows it',
    CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
    CSV_MAX_RECORD_SIZE: 'it is longer than 1,000,000 characters; a quote may be missing',
  };
  const place = linesRead === 0 ? 'The header of the CSV' : `The row of the CSV after line ${linesRead}`;
  const reason = (error && reasons[error.code]) ?? error?.message;
  return new UsageError(`${place} cannot be read: ${reason}.`, { cause: error });
}

async function* startingWith<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}
