import { unspaced } from '../platform/contract/count-words.ts';
import { fold } from './fold.ts';
import { lexiconOf, lexicons } from './languages/index.ts';
import { pairsOf, stemOf, stemsIn } from './word-stems.ts';

/** A language whose short words nobody listed: one of fewer letters says nothing. */
const minUnlisted = 4;

const wordSets = new Map<string, ReadonlySet<string>>();

/** The words of a language that say nothing of their own, folded; null where nobody listed them. */
export function functionWordsOf(code: string): ReadonlySet<string> | null {
  const listed = lexiconOf(code)?.functionWords;
  if (listed === undefined) return null;
  let words = wordSets.get(code);
  if (words === undefined) wordSets.set(code, (words = new Set(fold(listed).split(' '))));
  return words;
}

/** A word, with the apostrophe that ties it to the next one: "l'", "qu'". */
const word = /[\p{L}\p{M}]+(?:'(?=\p{L}))?/gu;

/**
 * The stems of the words of a folded text that say something of their own, in the language of a code; pairs of signs where words
 * are not separated. Other than `stemsIn` it knows which short words are none, so that "CRM" and "spa" count.
 */
export function contentIn(folded: string, code: string): ReadonlySet<string> {
  const known = functionWordsOf(code);
  const stems = new Set<string>();
  for (const [found] of folded.matchAll(word)) {
    if (unspaced.test(found)) for (const pair of pairsOf(found)) stems.add(pair);
    else if (known === null ? found.length >= minUnlisted : isContent(found, known)) stems.add(stemOf(found));
  }
  return stems;
}

/** Whether a folded word says nothing of its own in a language. */
export function isFunctionWord(folded: string, code: string): boolean {
  return functionWordsOf(code)?.has(folded) ?? false;
}

function isContent(found: string, known: ReadonlySet<string>): boolean {
  return found.length > 1 && !found.endsWith("'") && !known.has(found);
}

let emptyStems: ReadonlySet<string> | null = null;

/** Whether a stem of `stemsIn` is that of a word that says nothing of its own in some language, or has two letters. */
export function isEmptyStem(stem: string): boolean {
  emptyStems ??= new Set(lexicons.flatMap(({ functionWords = '' }) => [...stemsIn(fold(functionWords))]));
  return (stem.length === 3 && stem.endsWith('.')) || emptyStems.has(stem);
}
