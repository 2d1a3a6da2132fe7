import type { Io } from '../io.ts';
import { asUsageError, openInput } from '../text-input.ts';
import { readCsv, type CsvFile } from './read-csv.ts';

/**
 * Opens the CSV in a file or, for `-`, on standard input. Errors: as `readCsv`; UsageError for a file that cannot be
 * read.
 */
export async function openCsv(io: Io, path: string): Promise<CsvFile> {
  try {
    return await readCsv(openInput(io, path));
  } catch (error) {
    throw asUsageError(error, path);
  }
}
