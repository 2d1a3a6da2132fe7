import { proofColumns, proofOfRow, type CsvRow, type Proof } from '@overture/core/contract';
import type { CsvFile } from '../csv/read-csv.ts';
import { UsageError } from '../usage-error.ts';

/** The columns that are ignored. Throws UsageError if there is no column of texts. */
export function unknownProofColumns({ columns }: Pick<CsvFile, 'columns'>): readonly string[] {
  if (!columns.includes('text')) {
    throw new UsageError(`The CSV has no column "text". It has: ${columns.join(', ')}.`);
  }
  return columns.filter((name) => !proofColumns.some((known) => known === name));
}

/** The reference in a row. Throws UsageError with the problem of the row. */
export function readProofRow({ cells, problem }: CsvRow): Proof {
  if (problem !== null) throw new UsageError(`This row cannot be read: ${problem}.`);
  const read = proofOfRow(cells);
  if ('problem' in read) throw new UsageError(read.problem);
  return read.proof;
}
