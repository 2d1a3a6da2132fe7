import { wordTables, type WordMeaning } from '../languages/tables.ts';
import { WordScanner } from './words.ts';

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
  for (const form of wordTables().meanings.keys()) {
    const word = new WordScanner(form);
    if (word.next()) table[word.hash] = 1;
  }
  return (hashes = table);
}

/** The words of the tables that stand in a folded text, in order. */
export function tableWordsOf(folded: string): readonly TableWord[] {
  const { meanings: table } = wordTables();
  const isInTable = hashTable();
  const found: TableWord[] = [];
  const words = new WordScanner(folded);
  while (words.next()) {
    if (isInTable[words.hash] !== 1) continue;
    const { start, end } = words;
    const meanings = table.get(folded.slice(start, end));
    if (meanings !== undefined) found.push({ start, end, meanings });
  }
  return found;
}
