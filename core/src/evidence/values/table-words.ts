import { wordTables, type WordMeaning } from '../languages/tables.ts';
import { forEachWord } from './words.ts';

/** A word of a text that says something about time or quantity in one of the languages. */
export interface TableWord {
  readonly start: number;
  readonly end: number;
  readonly meanings: readonly WordMeaning[];
}

/** The words of the tables that stand in a folded text, in order. */
export function tableWordsOf(folded: string): readonly TableWord[] {
  const { meanings: table } = wordTables();
  const found: TableWord[] = [];
  forEachWord(folded, (start, end) => {
    const meanings = table.get(folded.slice(start, end));
    if (meanings !== undefined) found.push({ start, end, meanings });
  });
  return found;
}
