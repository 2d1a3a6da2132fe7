import { inAllLanguages } from './index.ts';
import type { Lexicon } from './lexicon.ts';
import { phraseList } from './phrases.ts';

/** Short words of all languages, as the alternatives of an expression over folded text. */
function shortWords(listOf: (lexicon: Lexicon) => string | undefined): string {
  return [...new Set(phraseList(inAllLanguages(listOf)))].join('|');
}

/** "And", "or" and "to" between two values, as the alternatives of an expression over folded text. */
export const andWords = shortWords(({ and }) => and);
export const orWords = shortWords(({ or }) => or);
export const toWords = shortWords(({ to }) => to);
