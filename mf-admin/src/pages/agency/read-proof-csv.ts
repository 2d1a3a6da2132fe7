import { maxProof, proofOfRow } from '@overture/core/contract';
import type { Proof } from '@overture/core/contract';

export interface ProofCsv {
  readonly proof: readonly Proof[];
  /** What is wrong with the other rows: one text per row, with its line number. */
  readonly problems: readonly string[];
}

/**
 * Reads references from a CSV file with the columns `proofColumns`. Throws an Error for people if it is no such file.
 */
export async function readProofCsv(text: string): Promise<ProofCsv> {
  const { parse } = await import(/* webpackChunkName: "lazy-csv" */ 'csv-parse/browser/esm/sync');
  const rows = parse<{ record: Record<string, string>; info: { lines: number } }>(text, {
    bom: true,
    columns: (header: string[]) =>
      header.map((name) =>
        name
          .trim()
          .toLowerCase()
          .replaceAll(/[\s-]+/g, '_'),
      ),
    delimiter: separatorOf(text),
    info: true,
    skip_empty_lines: true,
    trim: true,
  });
  const [first] = rows;
  if (first === undefined || !('text' in first.record)) throw new Error('The CSV needs a column "text" and a row.');
  if (rows.length > maxProof) throw new Error(`A domain keeps at most ${maxProof} references.`);
  const read = rows.map(({ record, info }) => ({ line: info.lines, ...proofOfRow(record) }));
  return {
    proof: read.flatMap((row) => ('proof' in row ? [row.proof] : [])),
    problems: read.flatMap((row) => ('problem' in row ? [`line ${row.line}: ${row.problem}`] : [])),
  };
}

/** The separator that occurs most often in the header. */
function separatorOf(text: string): string {
  const [header = ''] = text.split('\n', 1);
  const count = (separator: string): number => header.split(separator).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}
