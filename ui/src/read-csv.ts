import { csvReader, notTextError, textEncodingOf } from '@overture/core/contract';
import type { CsvRow } from '@overture/core/contract';

export interface CsvContent {
  /** The cells of the first row, as they are written. */
  readonly header: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** Reads a CSV file as the command line does. Rejects with an Error for people if it cannot be read to its end. */
export async function readCsv(file: File): Promise<CsvContent> {
  const { parse } = await import(/* webpackChunkName: "lazy-csv" */ 'csv-parse/browser/esm/sync');
  const text = textIn(new Uint8Array(await file.arrayBuffer()));
  const rows: CsvRow[] = [];
  const { options, header, columns } = csvReader(text, {
    push: (row) => void rows.push(row),
    fail: (message) => new Error(message),
  });
  parse(text, options);
  return { columns: columns(), header: header(), rows };
}

function textIn(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder(textEncodingOf(bytes), { fatal: true }).decode(bytes);
    return text.replaceAll(/\r\n?/g, '\n');
  } catch (error) {
    throw new Error(notTextError, { cause: error });
  }
}
