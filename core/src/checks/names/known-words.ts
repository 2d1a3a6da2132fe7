import { isFunctionWord } from '../content-words.ts';
import { fold } from '../fold.ts';
import type { SourceIndex } from '../sources/index-sources.ts';
import { hasPhrase } from '../languages/phrases.ts';
import type { Lexicon } from '../languages/lexicon.ts';
import { wordTables } from '../languages/tables.ts';
import { feasts, ordinaryTerms } from './ordinary-terms.ts';
import { otherNamesOf } from './cities.ts';
import { isKnownRegion } from './regions.ts';

export interface NameContext {
  readonly index: SourceIndex;
  readonly lexicons: readonly Lexicon[];
  /** Folded words that the email also writes with a small letter: they are words, not names. */
  readonly smallWords: ReadonlySet<string>;
  /** What `isKnownWord` answered before, by word. */
  readonly known: Map<string, boolean>;
  /** `SourceIndex.hasText`, for a bounded number of different texts; beyond them nothing is found. */
  readonly hasText: (folded: string) => boolean;
}

/** One check searches all sources for at most so many texts: each search takes time by their length. */
const maxSearches = 400;

export function nameContext(
  index: SourceIndex,
  lexicons: readonly Lexicon[],
  smallWords: ReadonlySet<string>,
): NameContext {
  const searched = new Map<string, boolean>();
  const hasText = (folded: string): boolean => {
    let found = searched.get(folded);
    if (found === undefined) {
      found = searched.size < maxSearches && index.hasText(folded);
      searched.set(folded, found);
    }
    return found;
  };
  return { index, lexicons, smallWords, known: new Map(), hasText };
}

/** Whether a capitalised word is no news: it is in a source, in some form, or an ordinary word. */
export function isKnownWord(word: string, context: NameContext): boolean {
  // "VAT-u", "Fjordvik-serie", "Mantém-se": what is written small is no part of a name.
  const folded = plainWord(word.replaceAll(/(?<=\p{L})-\p{Ll}[\p{Ll}\p{M}]*/gu, ''));
  let answer = context.known.get(folded);
  if (answer === undefined) {
    answer = isOrdinaryWord(folded, context) || isInSources(folded, context) || isTermOrPlace(folded, context);
    context.known.set(folded, answer);
  }
  return answer;
}

/** A word folded and without the possessive or the full stop behind it: "December's" is December. */
export function plainWord(word: string): string {
  return fold(word).replace(/['.]s?$/, '');
}

/**
 * Whether a folded word is a usual term or a feast in another case of it ("na LinkedInie"), or a country or a city that sources
 * know by another name.
 */
export function isTermOrPlace(folded: string, { index, lexicons: [own] }: NameContext): boolean {
  const forms = formsOf(folded, own?.nameEndings ?? '');
  return (
    forms.some((form) => form.length >= minInflected && (ordinaryTerms.has(form) || feasts.has(form))) ||
    forms.some((form) => otherNamesOf(form).some((name) => index.hasWord(name))) ||
    (own !== undefined && isKnownRegion(folded, own.code, index))
  );
}
/** What an ending leaves of a shorter term may be another word. */
const minInflected = 4;

/** Whether a folded word says nothing about anybody in any email: a greeting, a pronoun, a month, a usual abbreviation. */
export function isOrdinaryWord(folded: string, { lexicons, smallWords }: NameContext): boolean {
  return (
    folded.length < 2 ||
    ordinaryTerms.has(folded) ||
    feasts.has(folded) ||
    smallWords.has(folded) ||
    wordTables().meanings.has(folded) ||
    // "Musicie złożyć Wy": a pronoun with the capital of respect, or any such word where something begins.
    isFunctionWord(folded, lexicons[0]?.code ?? '') ||
    // "Votre Directrice": who is one is judged with the titles.
    lexicons.some(({ positions }) => hasPhrase(folded, positions?.leading)) ||
    lexicons.some(
      ({ capitals, titles, greetings, closings, self, reader }) =>
        hasPhrase(folded, capitals, ' ') ||
        hasPhrase(folded, self, ' ') ||
        hasPhrase(folded, reader, ' ') ||
        hasPhrase(folded, titles, ' ') ||
        hasPhrase(folded, greetings) ||
        hasPhrase(folded, closings),
    )
  );
}

/** Whether the sources hold a folded word, its parts, another spelling of its umlauts, or another case of it. */
export function isInSources(folded: string, { index, lexicons }: NameContext): boolean {
  const parts = folded.split(/[^\p{L}\p{M}]+/u).filter((part) => part.length > 1);
  return parts.every((part) =>
    isKnownInAnyForm(part, (word) => index.hasWord(word), lexicons[0]?.nameEndings ?? '', folded),
  );
}

/** Whether a set of words holds a folded one in some form: another spelling of its umlauts, or another case of it. */
export function isKnownInAnyForm(
  part: string,
  hasWord: (word: string) => boolean,
  endingList: string,
  whole: string = part,
): boolean {
  if (hasWord(part)) return true;
  // "Mueller" for "Müller" (folded: "muller").
  const short = part.replaceAll(/([aou])e/g, '$1');
  if (short !== part && hasWord(short)) return true;
  return formsOf(part, endingList, whole).some(hasWord);
}

/** What a folded word may be a form of, itself included. */
function formsOf(part: string, endingList: string, whole: string = part): readonly string[] {
  const endings = ['', 's', ...endingList.split(' ').map((ending) => fold(ending))].sort((a, b) => b.length - a.length);
  const stems = endings
    .filter((ending) => (part.endsWith(ending) && part.length - ending.length >= 3) || whole.endsWith(ending))
    .map((ending) => (part.endsWith(ending) ? part.slice(0, part.length - ending.length) : part));
  return stems
    .filter((stem) => stem.length >= 3)
    .flatMap((stem) => {
      // A vowel comes and goes between the last consonants: "Marek", "Marka".
      const forms = [stem, `${stem.slice(0, -1)}e${stem.slice(-1)}`];
      return endingList === '' ? forms : forms.flatMap((form) => endings.map((ending) => form + ending));
    });
}
