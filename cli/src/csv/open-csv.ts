import { asReadError } from '../file-error.ts';
import type { Io } from '../io.ts';
import { openInput } from '../text-input.ts';
import { UsageError } from '../usage-error.ts';
import { readCsv, type CsvFile } from './read-csv.ts';

/**
 * Opens the CSV in a file or, for `-`, on standard input. Errors: as `readCsv`; UsageError for a file that cannot be
 * read.
 */
export async function openCsv(io: Io, path: string): Promise<CsvFile> {
  try {
    return await readCsv(openInput(io, path));
  } catch (error) {
    throw asReadError(error, path);
  }
}

/** The columns that are ignored. Throws UsageError if the required one, which is the first that is known, is missing. */
export function ignoredColumns({ columns }: Pick<CsvFile, 'columns'>, known: readonly string[]): readonly string[] {
  const [required = ''] = known;
  if (columns.includes(required)) return columns.filter((name) => !known.includes(name));
  throw new UsageError(`The CSV has no column "${required}". It has: ${columns.join(', ')}.`);
}
