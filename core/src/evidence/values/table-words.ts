import { wordTables, type WordMeaning } from '../languages/tables.ts';
import { letterRuns } from './words.ts';

/** A word of a text that says something about time or quantity in one of the languages. */
export interface TableWord {
  readonly start: number;
  readonly end: number;
  readonly meanings: readonly WordMeaning[];
}

/** Holds 1 for the hash of every word of the tables, so that most words of a text need not be cut out and looked up. */
let hashes: Uint8Array | null = null;

function hashTable(): Uint8Array {
  if (hashes !== null) return hashes;
  const table = new Uint8Array(65_536);
  for (const word of wordTables().meanings.keys()) table[letterRuns(word)[2] ?? 0] = 1;
  return (hashes = table);
}

/** The words of the tables that stand in a folded text, in order. */
export function tableWordsOf(folded: string): readonly TableWord[] {
  const { meanings: table } = wordTables();
  const isInTable = hashTable();
  const found: TableWord[] = [];
  const runs = letterRuns(folded);
  for (let at = 0; at < runs.length; at += 3) {
    if (isInTable[runs[at + 2] ?? 0] !== 1) continue;
    const [start = 0, end = 0] = [runs[at], runs[at + 1]];
    const meanings = table.get(folded.slice(start, end));
    if (meanings !== undefined) found.push({ start, end, meanings });
  }
  return found;
}
