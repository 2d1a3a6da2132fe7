import { maxProof, proofOfRow } from '@overture/core/contract';
import type { Proof } from '@overture/core/contract';
import { readCsv } from '@overture/ui';

export interface ProofCsv {
  readonly proof: readonly Proof[];
  /** What is wrong with the other rows: one text per row, with its line number. */
  readonly problems: readonly string[];
}

/**
 * Reads references from a CSV file with the columns `proofColumns`. Throws an Error for people if it is no such file.
 */
export async function readProofCsv(file: File): Promise<ProofCsv> {
  const { columns, rows } = await readCsv(file);
  if (!columns.includes('text') || rows.length === 0) throw new Error('The CSV needs a column "text" and a row.');
  if (rows.length > maxProof) throw new Error(`A domain keeps at most ${maxProof} references.`);
  const read = rows.map(({ line, cells, problem }) => ({
    line,
    ...(problem === null ? proofOfRow(cells) : { problem: `This row cannot be read: ${problem}.` }),
  }));
  return {
    proof: read.flatMap((row) => ('proof' in row ? [row.proof] : [])),
    problems: read.flatMap((row) => ('problem' in row ? [`line ${row.line}: ${row.problem}`] : [])),
  };
}
