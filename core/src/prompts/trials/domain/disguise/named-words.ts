import { fold } from '../../../../checks/fold.ts';
import { type LanguageDetector, indexSources, sentencesOf } from '../../../../checks/index.ts';
import { lexiconsFor } from '../../../../checks/languages/index.ts';
import { hasPhrase } from '../../../../checks/languages/phrases.ts';
import { findNames } from '../../../../checks/names/find-names.ts';
import { nameContext } from '../../../../checks/names/known-words.ts';
import { feasts, ordinaryTerms } from '../../../../checks/names/ordinary-terms.ts';
import type { Lexicon } from '../../../../checks/languages/lexicon.ts';
import { isAcronym, tokensOf, type Token } from '../../../../checks/names/tokens.ts';
import { withoutAddresses } from './addresses.ts';
import { isPlace, isUsualWord } from './plain-words.ts';

/** The words of a name, as they are written: `Henrik`, `Dahl`. */
export type NameWords = readonly string[];

const noSources = indexSources([], {});
const word = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
/** A line with nothing else is how people sign, and how they are addressed. */
const nameLine = /^[\p{L}\p{M}'’. -]{2,40}[,!]?$/u;

/**
 * The names that texts contain, of people and companies, by the rules by which the send check finds names that no source
 * holds. A word that the texts write with a small letter as often is none, nor is one of `plain`. A capitalised word that
 * may be a name counts as one: a sample loses less by an invented name too many than by a real one.
 */
export function namesIn(
  texts: readonly string[],
  plain: ReadonlySet<string>,
  detect: LanguageDetector,
): readonly NameWords[] {
  const masked = texts.map(withoutAddresses);
  const small = smallWordsOf(masked);
  const isOrdinary = (written: string): boolean => {
    const folded = fold(written);
    return small.has(folded) || plain.has(folded) || isUsualWord(folded) || isAcronym(written);
  };
  const isPlain = (written: string): boolean => isOrdinary(written) || isPlace(fold(written));
  const language = detect(masked.join('\n').slice(0, 20_000));
  const names: NameWords[] = [];
  for (const text of new Set(masked)) {
    const own = detect(text) ?? language;
    const lexicons = lexiconsFor(own);
    const sentences = sentencesOf(text);
    const context = nameContext(noSources, lexicons, small);
    for (const { start, end, isSure } of findNames(text, sentences, context, () => false)) {
      const written = text.slice(start, end).match(word) ?? [];
      // A place may be a part of a name, which then has another part.
      const words = written.filter((one) => !(isSure ? isOrdinary(one) : isPlain(one)));
      if (words.every((one) => isPlain(one)) && written.length > 1) continue;
      // "Black Friday": a word before one that everybody capitalises is a part of a term.
      const isTerm = !isSure && /^ \p{Lu}/u.test(text.slice(end, end + 2));
      if (words.length > 0 && !isTerm) names.push(words);
    }
    for (const line of text.split('\n').map((one) => one.trim())) {
      if (!nameLine.test(line)) continue;
      const words = (line.match(word) ?? []).filter((one) => !lexicons.some((all) => isPolite(one, all)));
      const isName =
        words.length > 0 && words.length < 4 && words.every((one) => /^\p{Lu}\p{Ll}/u.test(one) && !isPlain(one));
      if (isName) names.push(words);
    }
    names.push(...foreignWords(text));
    if (lexicons.every(({ capitalNouns }) => capitalNouns !== true))
      for (const sentence of sentences) names.push(...singleNames(tokensOf(text, sentence), lexicons, isPlain));
  }
  return names;
}

/**
 * Capitalised words that stand alone: within a sentence, or at its beginning before what only people do. The send check
 * leaves out those that mean something in another language, such as Maja, a month in Polish.
 */
function singleNames(
  tokens: readonly Token[],
  lexicons: readonly Lexicon[],
  isPlain: (written: string) => boolean,
): readonly NameWords[] {
  return tokens.flatMap(({ text, folded, isInitial }, at) => {
    const isCapital = /^\p{Lu}\p{Ll}+$/u.test(text);
    if (!isCapital || folded.length < 3 || isPlain(text) || ordinaryTerms.has(folded)) return [];
    if (feasts.has(folded) && !saints.has(folded)) return [];
    // Whoever is somewhere is in a place.
    if (!isInitial && whereWords.has(tokens[at - 1]?.folded ?? '')) return [];
    if (lexicons.some((lexicon) => wordsOfLexicon(lexicon).has(folded))) return [];
    const next = tokens[at + 1];
    if (next?.isCapital === true && isPlain(next.text)) return [];
    return !isInitial || (next !== undefined && humanVerbs.has(next.folded)) ? [[text]] : [];
  });
}

const whereWords = new Set('in near i en em nach en à w v'.split(' '));
/** Whose days are feasts. */
const saints = new Set(['lucia', 'patrick', 'valentine', 'nikolaus', 'martin']);
/** What notes say that people do, in English: other languages have the verbs of their lexicon alone. */
const humanVerbs = new Set(
  'answered answers called calls replied replies joins joined decides decided wants wanted needs asks likes prefers left came sent signed signs thinks knows emailed phoned wrote writes says said tells told hopes agreed agrees promised insisted insists proposed complained reported apologised apologized forwarded introduced thanked manages owns leads mentioned suggested confirmed picked asked'.split(
    ' ',
  ),
);

const lexiconWords = new Map<string, ReadonlySet<string>>();

/** Every word of a lexicon, folded. */
function wordsOfLexicon(lexicon: Lexicon): ReadonlySet<string> {
  const known = lexiconWords.get(lexicon.code);
  if (known !== undefined) return known;
  const texts = Object.values(lexicon).flatMap((value: unknown) => JSON.stringify(value)?.match(word) ?? []);
  const words = new Set(texts.map(fold));
  lexiconWords.set(lexicon.code, words);
  return words;
}

/** Whether a word belongs to a greeting or to an end of a mail. */
function isPolite(
  one: string,
  { greetings, closings }: { readonly greetings: string; readonly closings: string },
): boolean {
  const folded = fold(one);
  return (
    hasPhrase(folded, greetings, ' ') ||
    hasPhrase(folded, closings, ' ') ||
    greetings.includes(folded) ||
    closings.includes(folded)
  );
}

/** Words in another script than the text's: in a Latin text they are names, which nobody translates. */
function foreignWords(text: string): readonly NameWords[] {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters / 2) return [];
  return (
    text.match(/(?:(?!\p{Script=Latin})[\p{L}\p{M}])+(?:['’ -](?:(?!\p{Script=Latin})[\p{L}\p{M}])+)*/gu) ?? []
  ).map((run) => run.split(/[ -]/));
}

/** Folded words that the texts write with a small letter at least as often as with a capital within a sentence. */
export function smallWordsOf(texts: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const text of texts.map(withoutAddresses)) {
    for (const sentence of sentencesOf(text)) {
      for (const { text: written, folded, isCapital, isInitial } of tokensOf(text, sentence)) {
        if (isCapital && isInitial) continue;
        counts.set(folded, (counts.get(folded) ?? 0) + (/^\p{Ll}/u.test(written) ? 1 : -1));
      }
    }
  }
  return new Set([...counts].filter(([folded, count]) => count >= 0 && folded !== '').map(([folded]) => folded));
}
