import { unspaced } from '../../platform/contract/count-words.ts';
import { fold, type FoldedText } from '../fold.ts';
import type { Span } from '../marks.ts';

/** Letters, marks and digits of folded text. As ranges: a property class in every list would take long to compile. */
const wordCharacter =
  '[a-z0-9\\u00aa\\u00b5\\u00ba\\u00c0-\\u02ff\\u0300-\\u0963\\u0966-\\u1fff\\u2c00-\\u2dff\\ua640-\\uabff]';

const compiled = { '|': new Map<string, RegExp | null>(), ' ': new Map<string, RegExp | null>() };

/**
 * A list of phrases (see `Lexicon`) as one expression over folded text; null for an empty or missing list. It is global: use it
 * with `matchAll` or `search`, never with `test`.
 */
export function phrasesOf(list: string | undefined, separator: '|' | ' ' = '|'): RegExp | null {
  if (list === undefined) return null;
  const known = compiled[separator].get(list);
  if (known !== undefined) return known;
  const phrases = fold(list)
    .split(separator === ' ' ? /[ |]/ : '|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .sort((a, b) => b.length - a.length);
  const pattern = (phrase: string): string =>
    phrase.replaceAll(/[.+?^${}()[\]\\/]/g, '\\$&').replaceAll('*', `${wordCharacter}*`);
  const edged = phrases.filter((phrase) => !unspaced.test(phrase)).map(pattern);
  const edgeless = phrases.filter((phrase) => unspaced.test(phrase)).map(pattern);
  const alternatives = [
    ...(edged.length === 0 ? [] : [`(?<!${wordCharacter})(?:${edged.join('|')})(?!${wordCharacter})`]),
    ...edgeless,
  ];
  const expression = alternatives.length === 0 ? null : new RegExp(alternatives.join('|'), 'g');
  compiled[separator].set(list, expression);
  return expression;
}

export function hasPhrase(folded: string, list: string | undefined, separator: '|' | ' ' = '|'): boolean {
  const expression = phrasesOf(list, separator);
  return expression !== null && folded.search(expression) >= 0;
}

const listed = new Map<string, readonly string[]>();

/** The folded phrases of a list that has no patterns, the longest first. */
export function phraseList(list: string): readonly string[] {
  let phrases = listed.get(list);
  if (phrases === undefined) {
    phrases = fold(list)
      .split('|')
      .sort((a, b) => b.length - a.length);
    listed.set(list, phrases);
  }
  return phrases;
}

/** Where phrases stand in a text, in its own offsets. */
export function placesIn({ text, starts, ends }: FoldedText, lists: readonly (string | undefined)[]): readonly Span[] {
  return lists.flatMap((phrases) => {
    const expression = phrasesOf(phrases);
    return expression === null
      ? []
      : [...text.matchAll(expression)].map(({ 0: found, index }) => ({
          start: starts[index] ?? 0,
          end: ends[index + found.length - 1] ?? 0,
        }));
  });
}
