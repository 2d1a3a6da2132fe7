import { approximations, approximationsBehind } from '../languages/approximations.ts';
import type { Lexicon } from '../languages/lexicon.ts';
import { hasPhrase } from '../languages/phrases.ts';
import type { Value } from '../values/value.ts';

/** How far before a value, and behind it, a word stands that says it is rounded. */
const searchedBefore = 18;
const searchedBehind = 10;
/** A rounded value lies within this share of the exact one, or within its own last digit that is not zero. */
const tolerance = 0.05;
/** Of a short number the last digit says much: "about 20" is not 29. */
const maxTolerance = 0.2;

/** Whether the words around a value say that it is rounded: "about 400", "400 or so". */
export function isRounded(
  folded: string,
  { start, end }: Pick<Value, 'start' | 'end'>,
  lexicons: readonly Lexicon[],
): boolean {
  const from = Math.max(0, start - searchedBefore);
  // What begins within a word is no word.
  const before = from === 0 ? folded.slice(0, start) : folded.slice(from, start).replace(/^[^ ]* /, '');
  return (
    lexicons.some(({ code }) => hasPhrase(before, approximations[code] ?? '')) ||
    hasPhrase(folded.slice(end, end + searchedBehind), approximationsBehind)
  );
}

/** Whether a rounded number can stand for an exact one. */
export function isNear(rounded: number, exact: number): boolean {
  let unit = 1;
  while (unit < rounded && rounded % (unit * 10) === 0) unit *= 10;
  const allowed = Math.max(Math.min(unit * 0.999, rounded * maxTolerance), rounded * tolerance);
  return Math.abs(rounded - exact) <= allowed;
}
