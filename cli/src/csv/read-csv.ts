import { pipeline, Readable } from 'node:stream';
import { csvReader, maxCsvRowLength, type CsvRow } from '@overture/core/contract';
import { parse } from 'csv-parse';
import { UsageError } from '../usage-error.ts';
import { decodeText } from './decode-text.ts';

export interface CsvFile {
  /** The column names of the header, in their order: in lower case, with underscores between words. */
  readonly columns: readonly string[];
  /** The rows, which can be read once. The source is read about as fast as they are. */
  readonly rows: AsyncIterable<CsvRow>;
}

/**
 * Reads a CSV as `csvReader` does: UTF-8 or UTF-16, with or without a byte order mark, and any line ends. Memory stays
 * the same whatever the size of the file.
 *
 * Errors: UsageError, from the call if the header cannot be used, and from the call or the rows if the source is no text
 * or a row cannot be read to its end.
 */
export async function readCsv(source: AsyncIterable<Uint8Array | string>): Promise<CsvFile> {
  const text = decodeText(source);
  const head = await readHead(text);
  const reader = csvReader(head, {
    push: (row) => void parser.push(row),
    fail: (message, cause) => new UsageError(message, { cause }),
  });
  const parser = parse(reader.options);
  // An error of either stream ends the iteration over the parser.
  pipeline(Readable.from(startingWith(head, text)), parser, () => {});
  const rows: AsyncIterableIterator<CsvRow> = parser[Symbol.asyncIterator]();
  // The header is known as soon as the first row, or the end, was read.
  const first = await rows.next();
  const columns = reader.columns();
  return { columns, rows: first.done === true ? rows : startingWith(first.value, rows) };
}

/** Reads until the first non-empty line is complete. */
async function readHead(text: AsyncGenerator<string>): Promise<string> {
  let head = '';
  while (!head.trimStart().includes('\n') && head.length < maxCsvRowLength) {
    const piece = await text.next();
    if (piece.done === true) break;
    head += piece.value;
  }
  return head;
}

async function* startingWith<T>(first: T, rest: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}
