import type { SourceKind } from '../contract/evidence.ts';
import type { SourceIndex } from '../sources/index-sources.ts';
import type { IndexedSource } from '../sources/indexed-source.ts';
import type { Lexicon } from '../languages/lexicon.ts';
import { phrasesOf } from '../languages/phrases.ts';
import type { Value } from '../values/value.ts';

/** Words for an entry, and the kinds of source that a date beside them may belong to. Notes record whatever happened. */
const entryKinds: readonly (readonly [phrases: (lexicon: Lexicon) => string, kinds: readonly SourceKind[]])[] = [
  [({ calls }) => calls, ['call', 'meeting', 'note', 'task']],
  [({ meetings }) => meetings, ['meeting', 'call', 'note', 'task']],
  [({ mails }) => mails, ['email', 'note', 'task']],
];
/** How many characters before a date are searched for such words. */
const searchedBefore = 40;
/**
 * Behind it only the next word speaks of the date, as in "the March 12 call", and of a date that opens its sentence a
 * few more: "On March 12, in our call". What else follows is another matter: "I wrote on March 12 about the workshop".
 */
const searchedBehind = 20;
const opening = /(?:^|[.!?:\n])\s*(?:\p{L}{1,4}\s+){0,2}$/u;
const sentenceBefore = /^.*(?:[!?]|\.(?!\d))/u;
const nextWord = /^[\s-]*[\p{L}\p{M}]*/u;

/** The kinds of entry that the words around a date speak of; null where they speak of none, or of several. */
export function entryKindsAt(
  folded: string,
  { start, end }: Pick<Value, 'start' | 'end'>,
  lexicons: readonly Lexicon[],
): readonly SourceKind[] | null {
  const before = folded.slice(Math.max(0, start - searchedBefore), start).replace(sentenceBefore, '');
  const behind = folded.slice(end, end + searchedBehind);
  const around = before + (opening.test(before) ? behind : (nextWord.exec(behind)?.[0] ?? ''));
  const spoken = entryKinds.filter(([phrases]) =>
    lexicons.some((lexicon) => {
      const expression = phrasesOf(phrases(lexicon));
      return expression !== null && around.search(expression) >= 0;
    }),
  );
  return spoken.length === 1 ? (spoken[0]?.[1] ?? null) : null;
}

/**
 * Whether a date that the sources know is the date of something else: "our call on March 12", when on March 12 an email
 * came. A date that a text names may be that of anything.
 */
export function isOfAnotherEntry(
  value: Value,
  holders: readonly IndexedSource[],
  kinds: readonly SourceKind[],
  index: SourceIndex,
): boolean {
  if (holders.length === 0 || (value.dates ?? []).every(({ day }) => day === null)) return false;
  const isNamed = value.keys.some((key) => index.holders.has(key));
  return !isNamed && holders.every(({ source, ownDays }) => ownDays.length > 0 && !kinds.includes(source.kind));
}
