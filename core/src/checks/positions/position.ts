import { unspaced } from '../../platform/contract/count-words.ts';
import { isFunctionWord } from '../content-words.ts';
import { fold } from '../fold.ts';
import { hasPhrase } from '../languages/phrases.ts';
import { lexiconOf, lexicons, lexiconsFor } from '../languages/index.ts';
import { stemOf } from '../word-stems.ts';

/** What words for a position say of whoever holds it. */
export interface Position {
  readonly isLeading: boolean;
  /** What it is for, and what it is if it leads nothing: "surgeon". */
  readonly fields: readonly Field[];
}

/** A department known in several languages, or else a word. */
interface Field {
  readonly departments: readonly string[];
  readonly stem: string;
}

/** As long as the abbreviation of a department. */
const maxExact = 3;

const named: readonly (readonly [word: string, department: string])[] = lexicons
  .flatMap(({ positions }) => positions?.departments.split(' ') ?? [])
  .flatMap((entry) => {
    const [department = '', words = ''] = entry.split(':');
    return words.split('|').map((word) => [word, department] as const);
  });
const prefixes = named
  .map(([word, department]) => [fold(word), department] as const)
  .filter(([prefix]) => !unspaced.test(prefix));
/** The departments that Chinese and Japanese texts write before a position, the longest first. */
export const asianDepartments: readonly string[] = named
  .map(([word]) => word)
  .filter((word) => /\p{Script=Han}|\p{Script=Katakana}/u.test(word))
  .toSorted((a, b) => b.length - a.length);
const known = new Map<string, readonly string[]>();

/** The departments of which a folded word speaks. */
export function departmentsOf(word: string): readonly string[] {
  let found = known.get(word);
  if (found === undefined) {
    const matching = prefixes.filter(([prefix]) =>
      prefix.length <= maxExact ? prefix === word : word.startsWith(prefix),
    );
    found = [...new Set(matching.map(([, department]) => department))];
    if (known.size < maxKnown) known.set(word, found);
  }
  return found;
}
/** More words than titles have; the words of sources without end are not kept. */
const maxKnown = 5_000;

/** A position as it was written, in the language of a code. */
export function readPosition(written: string, code: string): Position {
  const words = wordsOf(written);
  const fields = words.flatMap(({ folded, isCapital: isUpper }, at): Field[] => {
    // "Owner of Hoekstra", "manager at Acme": where, and not what. German writes any noun so.
    const isCapital = isUpper && (code === 'de' || at === 0 || !isPlaced(words.slice(0, at), code));
    if (isFunctionWord(folded, code) || isPure(folded, code)) return [];
    const ofWord = departmentsOf(folded);
    const isPosition = hasPhrase(folded, lexiconOf(code)?.positions?.names);
    return ofWord.length > 0 || isPosition || isCapital ? [{ departments: ofWord, stem: stemOf(folded) }] : [];
  });
  return { isLeading: words.some(({ folded }) => isLeading(folded, code)), fields };
}

/** Whether a word stands behind a preposition, with other capitals between at most. */
function isPlaced(before: readonly Written[], code: string): boolean {
  const last = before.findLast(({ isCapital }) => !isCapital);
  return last !== undefined && isFunctionWord(last.folded, code);
}

/** Whether a text that speaks of somebody gives that person a position: none of it is missing, or of several fields not all. */
export function isHeldIn(position: Position, text: string, code: string): boolean {
  const folded = fold(text);
  const words = wordsOf(text);
  if (position.isLeading && !words.some((word) => isLeading(word.folded, code))) return false;
  if (position.fields.length === 0) return true;
  const inText = new Set(words.flatMap((word) => departmentsOf(word.folded)));
  return position.fields.some(
    (field) => field.departments.some((department) => inText.has(department)) || folded.includes(field.stem),
  );
}

interface Written {
  readonly folded: string;
  readonly isCapital: boolean;
}

function wordsOf(text: string): readonly Written[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].map(([word]) => ({
    folded: fold(word),
    isCapital: /^\p{Lu}/u.test(word),
  }));
}

function isLeading(folded: string, code: string): boolean {
  return leadingIn(code).some((list) => hasPhrase(folded, list));
}

/** English titles stand in texts of any language. */
function leadingIn(code: string): readonly string[] {
  return lexiconsFor(code).flatMap(({ positions }) => positions?.leading ?? []);
}

/** A word that says nothing but that somebody leads: "manager", and none of "Produktionsleiter". */
function isPure(folded: string, code: string): boolean {
  return (
    departmentsOf(folded).length === 0 &&
    leadingIn(code).some((list) => hasPhrase(folded, `|${list}`.replaceAll('|*', '|')))
  );
}
