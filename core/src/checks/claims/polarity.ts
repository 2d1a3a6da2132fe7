import { contentIn } from '../content-words.ts';
import { lexiconOf } from '../languages/index.ts';
import type { Statements } from '../languages/lexicon.ts';
import { hasPhrase, phrasesOf } from '../languages/phrases.ts';
import { hasStem } from '../word-stems.ts';

/** Says whether two statements about one thing say opposite things in a language. All texts are folded. */
export interface PolarityCheck {
  readonly isNegated: (statement: string) => boolean;
  readonly isFree: (statement: string) => boolean;
  /** The text without the words by which something is free. */
  readonly withoutFree: (statement: string) => string;
  /** They cannot both be taken for supported. */
  readonly differ: (statement: string, source: string) => boolean;
  /** The one denies the other for certain. */
  readonly areContrary: (statement: string, source: string) => boolean;
  /** The statement says that something is decided, free, or rose, of which the source says nothing. */
  readonly saysMore: (statement: string, source: string, hasTwoValues: boolean) => boolean;
}

const checks = new Map<string, PolarityCheck>();

/** The check of a language; undefined where nobody listed its words for it. */
export function polarityOf(code: string): PolarityCheck | undefined {
  const { statements, pledges } = lexiconOf(code) ?? {};
  if (statements === undefined) return undefined;
  let check = checks.get(code);
  if (check === undefined) checks.set(code, (check = checkOf(code, statements, pledges?.free ?? '')));
  return check;
}

function checkOf(code: string, words: Statements, free: string): PolarityCheck {
  const { open, decided, risen, fallen } = words;
  const settled = `${decided}|${words.already}`;
  const opposites = [[risen, fallen] as const, ...words.opposites, words.order];
  const isFree = (text: string): boolean => hasPhrase(text, free);
  const plain = (text: string): string => without(without(text, words.idioms), free);
  const isNegated = (text: string): boolean => hasPhrase(plain(text), words.negations);
  /** What stands behind each "without" of a text. */
  const left = (text: string): readonly string[] => {
    const expression = phrasesOf(words.without);
    if (expression === null) return [];
    const bare = without(text, free);
    return [...bare.matchAll(expression)].map(({ 0: found, index }) => nextWords(bare, index + found.length));
  };
  /** Whether one text does without what the other one has: the first word behind "without" that says something. */
  const leavesOut = (one: string, other: string): boolean => {
    if (isNegated(other)) return false;
    const missing = left(one).flatMap((behind) => [...contentIn(behind, code)].slice(0, 1));
    const otherMissing = contentIn(left(other).join(' '), code);
    const content = contentIn(other, code);
    return missing.some((stem) => hasStem(stem, content) && !hasStem(stem, otherMissing));
  };
  const isTurned = (statement: string, source: string): boolean =>
    opposites.some(
      ([one, other]) =>
        isOnly(statement, one, other) !== 0 && isOnly(statement, one, other) === -isOnly(source, one, other),
    );
  const isUnsettled = (statement: string, source: string): boolean =>
    !hasPhrase(statement, open) &&
    hasPhrase(source, open) &&
    hasPhrase(statement, settled) &&
    !hasPhrase(source, settled);
  return {
    isNegated,
    isFree,
    withoutFree: (text) => without(text, free),
    differ: (statement, source) => {
      const isDenied = isNegated(statement) || left(statement).length > 0;
      if (isNegated(statement) && !isNegated(source) && left(source).length === 0 && !isFree(source)) return true;
      if (!isDenied && isNegated(source) && !hasPhrase(statement, open)) return true;
      return (
        leavesOut(statement, source) ||
        leavesOut(source, statement) ||
        isUnsettled(statement, source) ||
        isTurned(statement, source)
      );
    },
    // A denial in other words, such as "costs nothing", is no contradiction: only the source's "not" counts.
    areContrary: (statement, source) => {
      if (isNegated(statement)) return false;
      const isOpen = hasPhrase(statement, open);
      if (!isOpen && (isNegated(source) || leavesOut(source, statement))) return true;
      return isUnsettled(statement, source) || (!isNegated(source) && isTurned(statement, source));
    },
    saysMore: (statement, source, hasTwoValues) => {
      if ([decided, free].some((phrases) => hasPhrase(statement, phrases) && !hasPhrase(source, phrases))) return true;
      const turns = isOnly(statement, risen, fallen);
      return !hasTwoValues && turns !== 0 && isOnly(source, risen, fallen) !== turns;
    },
  };
}

/** 1 where a text has the one of two opposites only, -1 where it has the other one only, else 0. */
function isOnly(text: string, one: string, other: string): number {
  return Number(hasPhrase(text, one)) - Number(hasPhrase(text, other));
}

function without(text: string, phrases: string): string {
  const expression = phrasesOf(phrases);
  return expression === null ? text : text.replace(expression, ' ');
}

function nextWords(text: string, at: number): string {
  return /^(?:[^\p{L}\p{N}.;:!?]*[\p{L}\p{N}]+){0,3}/u.exec(text.slice(at, at + maxBehind))?.[0] ?? '';
}
const maxBehind = 40;
