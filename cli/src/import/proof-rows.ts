import { proofSchema, type Proof } from '@overture/core/contract';
import { z } from 'zod';
import type { CsvFile, CsvRow } from '../csv/read-csv.ts';
import { UsageError } from '../usage-error.ts';

const knownColumns = ['service', 'industry', 'text', 'url', 'may_be_named'];

const answerMessage = 'The column may be named holds yes or no';
const mayBeNamedSchema = z
  .string()
  .toLowerCase()
  .default('')
  .transform((text) => text || 'no')
  .pipe(z.enum(['yes', 'true', '1', 'no', 'false', '0'], answerMessage))
  .transform((text) => ['yes', 'true', '1'].includes(text));

/** The columns that are ignored. Throws UsageError if there is no column of texts. */
export function unknownProofColumns({ columns }: Pick<CsvFile, 'columns'>): readonly string[] {
  if (!columns.includes('text')) {
    throw new UsageError(`The CSV has no column "text". It has: ${columns.join(', ')}.`);
  }
  return columns.filter((name) => !knownColumns.includes(name));
}

/** The reference that a row describes. Throws UsageError that says what is wrong with the row. */
export function readProofRow({ cells, problem }: CsvRow): Proof {
  if (problem !== null) throw new UsageError(`This row cannot be read: ${problem}.`);
  const { service, industry, text, url } = cells;
  const mayBeNamed = mayBeNamedSchema.safeParse(cells['may_be_named']);
  const parsed = proofSchema.safeParse({ service, industry, text, url, mayBeNamed: mayBeNamed.data });
  const issues = [...(mayBeNamed.error?.issues ?? []), ...(parsed.error?.issues ?? [])];
  if (!parsed.success || issues.length > 0) {
    throw new UsageError(`${issues.map(({ path, message }) => [...path, message].join(': ')).join('; ')}.`);
  }
  return parsed.data;
}
