import { readCsv } from '@overture/ui';

/** The contacts in a text, one in each line. A line that was copied from a table has it in its first cell. */
export function contactsIn(text: string): readonly string[] {
  return named(text.split(/\r\n|\r|\n/).map((line) => line.split(/[,;\t]/, 1)[0]));
}

/**
 * The contacts in a CSV: its column "contact", or, where none has this name, all of the first column. Rejects with an
 * Error for people if it cannot be read to its end.
 */
export async function contactsOf(file: File): Promise<readonly string[]> {
  const { header, columns, rows } = await readCsv(file);
  const broken = rows.find(({ problem }) => problem !== null);
  if (broken) throw new Error(`Line ${broken.line} of the CSV cannot be read: ${broken.problem}.`);
  if (columns.includes('contact')) return named(rows.map(({ cells }) => cells['contact']));
  const [first = ''] = columns;
  return named([header[0], ...rows.map(({ cells }) => cells[first])]);
}

const named = (cells: readonly (string | undefined)[]): readonly string[] =>
  cells.map((cell = '') => cell.trim()).filter((contact) => contact !== '');
