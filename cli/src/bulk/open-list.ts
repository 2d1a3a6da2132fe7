import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ContactLinks } from '@overture/core/contacts/use-cases/contact-links';
import type { BulkEntry } from '@overture/core/runs/domain/bulk-row';
import type { RowDefaults } from '@overture/core/runs/domain/bulk-request';
import type { OpenCore } from '@overture/core/composition';
import { ignoredColumns } from '../csv/open-csv.ts';
import { readCsv } from '../csv/read-csv.ts';
import { departmentKey } from '../department-option.ts';
import type { Io } from '../io.ts';
import { printable } from '../print.ts';
import { UsageError } from '../usage-error.ts';
import { listColumns, readEntries } from './bulk-entries.ts';

/** Throws UsageError unless the list is a file or, as `-`, standard input. */
export async function checkSource(source: string): Promise<void> {
  if (source === '-') return;
  const info = await stat(source).catch(() => null);
  if (info === null || info.isDirectory()) throw new UsageError(`There is no file ${source}.`);
}

/**
 * Opens a list, which can be read once. Prints on stderr the columns that are ignored, unless they were printed before.
 * Errors: UsageError for a header without a required column, and those of `readCsv`.
 */
export async function openList(
  source: string,
  core: OpenCore,
  io: Io,
  options: { readonly defaults: RowDefaults; readonly limit: number | undefined; readonly isToldBefore: boolean },
): Promise<AsyncIterable<BulkEntry>> {
  const csv = await readCsv(source === '-' ? io.stdin : createReadStream(source));
  const unknown = ignoredColumns(csv, listColumns);
  if (unknown.length > 0 && !options.isToldBefore) {
    io.message(`Columns that are not known and not read: ${unknown.join(', ')}.`);
  }
  checkColumns(csv.columns, options.defaults);
  const readers = {
    contact: (text: string) => core.get(ContactLinks).read(text),
    department: (name: string) => departmentKey(name, core.settings.productName),
  };
  return readEntries(csv.rows, readers, options.limit ?? Number.POSITIVE_INFINITY);
}

/** Reports a missing setting that every row needs once, before any row is read. */
function checkColumns(columns: readonly string[], defaults: RowDefaults): void {
  if (defaults.department === null && !columns.includes('domain')) {
    throw new UsageError('Name the domain with --domain or in a column "domain": a superadmin has none.');
  }
  if (defaults.prompt === undefined && !columns.includes('prompt')) {
    throw new UsageError('Name the prompt with --prompt or in a column "prompt".');
  }
}

/** The maximum number of rows that a person at a terminal sees; without a terminal all are printed. */
const maxShown = 20;

/** Prints on stderr each row of a list that cannot be generated, with its line. */
export function invalidRowPrinter(io: Io): (entry: BulkEntry, why: string) => void {
  let told = 0;
  return ({ line, contact }, why) => {
    told += 1;
    if (io.isMessageTerminal && told > maxShown) {
      if (told === maxShown + 1) io.message('There are more such rows; without a terminal all are named.');
      return;
    }
    io.message(
      `${io.styleMessage('yellow', `Line ${line}:`)} ${printable(why)} (${printable(contact) || 'no contact'})`,
    );
  };
}
