import { wordTables, type WordMeaning } from '../languages/tables.ts';
import { characterKind, characterKinds } from './words.ts';

/** A word of a text that says something about time or quantity in one of the languages. */
export interface TableWord {
  readonly start: number;
  readonly end: number;
  readonly meanings: readonly WordMeaning[];
}

/** Where the words of the tables and the numbers of a folded text stand, in order. */
export interface Runs {
  readonly tableWords: readonly TableWord[];
  /** Where runs of digits and plus signs begin. */
  readonly numbers: readonly number[];
}

/** The different words of texts, with their meanings in the tables; null for most. */
export type Words = Map<string, readonly WordMeaning[] | null>;

/** Looks at every character of a folded text once, and adds its words, which are runs of letters, to the known ones. */
export function readRuns(folded: string, known: Words): Runs {
  const { meaningsOf, hyphenated } = wordTables();
  const kinds = characterKinds();
  const tableWords: TableWord[] = [];
  const numbers: number[] = [];
  for (let at = 0; at < folded.length;) {
    const start = at;
    const kind = kinds[folded.charCodeAt(at)];
    do at += 1;
    while (at < folded.length && kinds[folded.charCodeAt(at)] === kind);
    if (kind === characterKind.letter) {
      let word = folded.slice(start, at);
      if (folded[at] === '-' && hyphenated.has(word)) {
        let end = at + 1;
        while (end < folded.length && kinds[folded.charCodeAt(end)] === kind) end += 1;
        const whole = folded.slice(start, end);
        if (meaningsOf(whole) !== null) [word, at] = [whole, end];
      }
      let meanings = known.get(word);
      if (meanings === undefined) known.set(word, (meanings = meaningsOf(word)));
      if (meanings !== null) tableWords.push({ start, end: at, meanings });
    } else if (kind === characterKind.number) numbers.push(start);
  }
  return { tableWords, numbers };
}
