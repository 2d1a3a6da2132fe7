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

export interface CsvReaderParts {
  /** Takes the rows as they are read. */
  readonly push: (row: CsvRow) => void;
  /** Makes the error for a CSV that cannot be read; the message is for people. */
  readonly fail: (message: string, cause?: unknown) => Error;
}

/** An error of `csv-parse`. */
interface ParserError {
  readonly code: string;
  readonly message: string;
  readonly lines?: number;
}

/** The maximum number of characters in a row. A longer one has a quote that is never closed. */
export const maxCsvRowLength = 1_000_000;
const delimiters = [',', ';', '\t'] as const;

/**
 * Reads a CSV with a header, as spreadsheets write it: quoted cells, separated by commas, semicolons or tabs. `options`
 * are for a parser of `csv-parse`, with or without streams, and its lines end with LF. `head` is at least the first
 * line that is not empty. Once the header is read, `header` answers its cells, and `columns` the column names: in lower
 * case, with underscores between words.
 *
 * A row with too many cells, or with a quote inside an unquoted cell, has a `problem`, and the rows after it are read.
 * After any other misplaced quote nobody can tell where the next row begins, so reading ends with an error. A header
 * that is missing, or has unnamed or repeated columns, is an error too.
 */
export function csvReader(head: string, { push, fail }: CsvReaderParts) {
  // Excel may name the delimiter on a line of its own.
  const named = /^sep=([,;\t])\n/i.exec(head)?.[1];
  let header: readonly string[] = [];
  let columns: readonly string[] | undefined;
  let row = 0;
  let linesRead = 0;
  const next = (read: Omit<CsvRow, 'row'>): void => push({ row: ++row, ...read });
  return {
    options: {
      delimiter: named ?? delimiterOf(head),
      record_delimiter: '\n',
      from_line: named === undefined ? 1 : 2,
      max_record_size: maxCsvRowLength,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_record: (cells: string[], { lines }: { readonly lines: number }) => {
        linesRead = lines;
        const values = cells.map((cell) => cell.trim());
        if (values.every((value) => value === '')) return null;
        if (columns === undefined) {
          header = values;
          columns = columnNames(values, fail);
        } else next({ line: lines - lineBreaksIn(cells), ...readCells(values, columns) });
        return null;
      },
      on_skip: (error?: ParserError) => {
        if (error?.code !== 'INVALID_OPENING_QUOTE' || columns === undefined) {
          throw fail(unreadable(error, linesRead), error);
        }
        const line = error.lines ?? linesRead + 1;
        // The parser reports every such quote, but a row is reported once.
        if (linesRead !== line) next({ line, cells: {}, problem: quoteInside });
        linesRead = line;
        return undefined;
      },
    },
    header: (): readonly string[] => header,
    columns: (): readonly string[] => {
      if (columns === undefined) throw fail('The CSV is empty: its first line must name the columns.');
      return columns;
    },
  };
}

/**
 * The encoding of a text that begins with these bytes. Without a mark, a zero byte beside the first character indicates
 * UTF-16, because a header begins with ASCII.
 */
export function textEncodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return 'utf-8';
}

export const notTextError = 'The text is neither UTF-8 nor UTF-16. Save it as "CSV UTF-8" and try again.';

/** The delimiter that splits the header into the most cells. */
function delimiterOf(head: string): string {
  const header = head.split('\n').find((line) => line.trim() !== '') ?? '';
  const counts = delimiters.map((delimiter) => ({ delimiter, cells: header.split(delimiter).length }));
  return counts.reduce((best, next) => (next.cells > best.cells ? next : best)).delimiter;
}

function columnNames(cells: readonly string[], fail: CsvReaderParts['fail']): readonly string[] {
  const names = cells.map((cell) => cell.toLowerCase().replaceAll(/[\s-]+/g, '_'));
  // Spreadsheets leave empty columns at the end.
  while (names.at(-1) === '') names.pop();
  if (names.includes('')) throw fail('Every column of the CSV needs a name in its header.');
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw fail(`The CSV has two columns called "${repeated}".`);
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

/** The message for input that cannot be read beyond the row after line `linesRead`. */
function unreadable(error: ParserError | undefined, linesRead: number): string {
  const reasons: Readonly<Record<string, string>> = {
    INVALID_OPENING_QUOTE: quoteInside,
    CSV_INVALID_CLOSING_QUOTE: 'a quote closes a cell, and more text follows it',
    CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
    CSV_MAX_RECORD_SIZE: 'it is longer than 1,000,000 characters; a quote may be missing',
  };
  const place = linesRead === 0 ? 'The header of the CSV' : `The row of the CSV after line ${linesRead}`;
  return `${place} cannot be read: ${(error && reasons[error.code]) ?? error?.message}.`;
}
