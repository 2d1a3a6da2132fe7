import { unspaced } from '../../platform/contract/count-words.ts';
import type { Span } from '../marks.ts';

/** A word of a folded text, or a pair of signs where words are not separated. */
export interface Word extends Span {
  readonly word: string;
}

const wordOfLetters = /[\p{L}\p{M}]{3,}|[\u3005-\u30ff\u3400-\u9fff\uac00-\ud7af]{2}/gu;
const pairOrLatin = /[\p{Script=Han}\p{Script=Katakana}ー가-힣]{2,}|[a-z]{2,}/gu;
/** Two forms of a word begin with so many equal letters at least, and one is at most so many letters longer. */
const minEqual = 4;
const maxLonger = 3;
/** Words that begin with so many equal letters are forms of one, whatever they end in. */
const minSure = 6;

/** The words of a folded text, in order. Shorter ones say nothing of what it is about. */
export function wordsIn(folded: string): readonly Word[] {
  return [...folded.matchAll(wordOfLetters)].flatMap(({ 0: word, index: start }): Word[] =>
    unspaced.test(word) ? pairsIn(word, start) : [{ word, start, end: start + word.length }],
  );
}

/** Kana between signs are endings. */
function pairsIn(run: string, offset: number): Word[] {
  return [...run.matchAll(pairOrLatin)].flatMap(({ 0: part, index }) =>
    unspaced.test(part)
      ? Array.from({ length: part.length - 1 }, (_, at) => ({
          word: part.slice(at, at + 2),
          start: offset + index + at,
          end: offset + index + at + 2,
        }))
      : [{ word: part, start: offset + index, end: offset + index + part.length }],
  );
}

/** All forms of a word have this key; other words may have it too. */
export function keyOf(word: string): string {
  return word.slice(0, minEqual);
}

/** Whether two words are forms of one: "zamówił" and "zamówiona", but not "bewoners" and "bewonerskrant". */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < minEqual || Math.abs(a.length - b.length) > maxLonger) return false;
  if (!a.startsWith(b.slice(0, Math.max(minEqual, shorter - endingOf(shorter))))) return false;
  // Of a short beginning no long ending is left: "schatten" and "schaam".
  return a.startsWith(b.slice(0, minSure)) || Math.max(a.length, b.length) - equalAtStart(a, b) <= maxLonger;
}

function equalAtStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** How many letters the ending of a word may have. A long word is a compound of others, which must not be taken for endings. */
function endingOf(length: number): number {
  return length >= 8 && length <= 10 ? 3 : 2;
}
