import { fileUnder } from '../lists.ts';
import { unspaced } from '../../platform/contract/count-words.ts';
import { fold } from '../fold.ts';
import type { Span } from '../marks.ts';
import { phrasesOf } from './phrases.ts';

/** A phrase of a list, in folded words and signs; `*` at the end of a word stands for any ending. */
interface Phrase {
  readonly list: number;
  readonly words: readonly string[];
}

const wordOrSign = /[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;
/** A word of a phrase with its `*`, or one that stands for any word. */
const patternOrSign = /[\p{L}\p{M}\p{N}]*\*|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;
const keyLength = 3;

/** Finds the phrases of many lists in a text at once: each word of it is looked up once, whatever the number of phrases. */
export class PhraseFinder {
  readonly #count: number;
  readonly #byFirst = new Map<string, Phrase[]>();
  /** Where words are not separated. */
  readonly #expressions: readonly (RegExp | null)[];

  constructor(lists: readonly string[]) {
    this.#count = lists.length;
    this.#expressions = lists.map((list) => phrasesOf(keepUnspaced(list)));
    lists.forEach((list, at) => {
      for (const phrase of fold(list).split('|')) {
        const words = phrase.match(patternOrSign) ?? [];
        const [first = ''] = words;
        if (first === '' || unspaced.test(phrase)) continue;
        const key = first.endsWith('*') ? first.slice(0, -1).slice(0, keyLength) : first;
        fileUnder(this.#byFirst, key, { list: at, words });
      }
    });
  }

  /** The places of each list's phrases in a folded text, in order. */
  find(folded: string): readonly (readonly Span[])[] {
    const found: Span[][] = Array.from({ length: this.#count }, (_, list) => {
      const expression = this.#expressions[list] ?? null;
      return expression === null
        ? []
        : [...folded.matchAll(expression)].map(({ 0: { length }, index: start }) => ({ start, end: start + length }));
    });
    const words = [...folded.matchAll(wordOrSign)];
    words.forEach(({ 0: word, index: start }, at) => {
      for (const key of new Set([word, word.slice(0, keyLength), word.slice(0, keyLength - 1)]))
        for (const phrase of this.#byFirst.get(key) ?? []) {
          const last = words[at + phrase.words.length - 1];
          if (last !== undefined && phrase.words.every((each, step) => isWord(each, words[at + step]?.[0] ?? '')))
            found[phrase.list]?.push({ start, end: last.index + last[0].length });
        }
    });
    return found;
  }
}

function isWord(pattern: string, word: string): boolean {
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}

function keepUnspaced(list: string): string {
  return list
    .split('|')
    .filter((phrase) => unspaced.test(phrase))
    .join('|');
}
