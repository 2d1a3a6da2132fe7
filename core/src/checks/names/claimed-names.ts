import { fold } from '../fold.ts';
import type { IndexedSource } from '../sources/indexed-source.ts';
import { hasPhrase } from '../languages/phrases.ts';
import { isGermanNoun } from './german-nouns.ts';
import {
  isKnownInAnyForm,
  isInSources,
  isOrdinaryWord,
  isTermOrPlace,
  plainWord,
  type NameContext,
} from './known-words.ts';

interface ProperNoun {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
}

const word = /[\p{L}][\p{L}\p{M}]*(?:['’-][\p{L}\p{M}]+)*/gu;
/** Kinds of source about the contact, the company and the agency. Their names fit any claim. */
const ownKinds = new Set(['property', 'company', 'deal', 'sender', 'template']);

/**
 * Names in a claim that its quote has another name for: "Omar asked", tied to a quote by which Henrik asked. Offsets are
 * within the claim's text.
 */
export function contradictedNames(
  claim: string,
  quote: string,
  from: IndexedSource,
  context: NameContext,
): readonly { start: number; end: number }[] {
  const said = properNouns(claim, context).filter(
    ({ folded }) =>
      !isSpelledIn(folded, fold(quote), context) &&
      !isSpelledIn(folded, from.folded, context) &&
      !isOwnName(folded, context) &&
      !isTermOrPlace(folded, context),
  );
  if (said.length === 0) return [];
  const folded = fold(claim);
  const rivals = properNouns(quote, context).filter(
    (noun) => !isSpelledIn(noun.folded, folded, context) && !isOwnName(noun.folded, context),
  );
  return rivals.length === 0 ? [] : said;
}

function properNouns(text: string, context: NameContext): ProperNoun[] {
  const isGerman = context.lexicons[0]?.capitalNouns === true;
  const words = [...text.matchAll(word)];
  return words.flatMap((match, at) => {
    const folded = plainWord(match[0]);
    const isCapital = /^\p{Lu}\p{Ll}/u.test(match[0]);
    if (!isCapital || folded.length < 3 || isOrdinaryWord(folded, context) || isGermanNoun(folded)) return [];
    const before = text.slice(0, match.index).trimEnd();
    const isInitial = before === '' || /[.!?:"“„]$/.test(before);
    const next = words[at + 1]?.[0] ?? '';
    const isNamed =
      context.lexicons.some(({ says }) => hasPhrase(fold(next), says, ' ')) ||
      (isInitial && /^\p{Lu}\p{Ll}/u.test(next) && !isOrdinaryWord(fold(next), context) && !isGerman);
    if (isInitial ? !isNamed : isGerman && !isNamed && !/^\p{Lu}/u.test(next)) return [];
    return [{ start: match.index, end: match.index + match[0].length, folded }];
  });
}

/** The word, in any case of it where the language inflects names. */
function isSpelledIn(folded: string, text: string, { lexicons }: NameContext): boolean {
  const words = new Set(text.match(/[\p{L}\p{M}]+/gu));
  return folded
    .split(/[^\p{L}\p{M}]+/u)
    .every((part) => isKnownInAnyForm(part, (form) => words.has(form), lexicons[0]?.nameEndings ?? ''));
}

function isOwnName(folded: string, context: NameContext): boolean {
  const sources = [...context.index.sources.values()].filter(({ source }) => ownKinds.has(source.kind));
  return isInSources(folded, {
    ...context,
    index: { ...context.index, hasWord: (candidate) => sources.some((source) => source.folded.includes(candidate)) },
  });
}
