import type { EvidenceTopic, SourceKind } from './contract/evidence.ts';
import { dayOf } from './moments/calendar.ts';
import type { SourceIndex } from './sources/index-sources.ts';
import type { Lexicon } from './languages/lexicon.ts';
import { phrasesOf } from './languages/phrases.ts';

export interface FoundPromise {
  readonly about: EvidenceTopic;
  readonly start: number;
  readonly end: number;
}

/** Kinds of source whose promises any email may repeat. What was promised once in a thread may not be repeated. */
const repeatable: readonly SourceKind[] = ['template', 'sender', 'proof', 'context'];

const promises: readonly {
  readonly about: EvidenceTopic;
  readonly phrases: (lexicon: Lexicon) => string;
  /** Kinds whose texts can hold the promise; all where it is missing. */
  readonly kinds?: readonly SourceKind[];
  readonly isGiven?: (index: SourceIndex, today: number) => boolean;
}[] = [
  {
    about: 'attachment',
    phrases: ({ attachment }) => attachment,
    kinds: repeatable,
    isGiven: (index) => hasKind(index, 'pdf'),
  },
  { about: 'discount', phrases: ({ discount }) => discount },
  {
    about: 'meeting',
    phrases: ({ appointment }) => appointment,
    kinds: repeatable,
    isGiven: (index, today) => {
      const day = dayOf(today);
      return [...index.sources.values()].some(
        ({ source, ownDays }) => source.kind === 'meeting' && ownDays.some((own) => own >= day),
      );
    },
  },
  {
    about: 'reference',
    phrases: ({ reference }) => reference,
    kinds: repeatable,
    isGiven: (index) => hasKind(index, 'proof'),
  },
];

/** Promises of a meeting, a discount, an attachment or a reference that nothing given to the writer holds; in folded text. */
export function findPromises(
  folded: string,
  lexicons: readonly Lexicon[],
  index: SourceIndex,
  today: number,
): readonly FoundPromise[] {
  return promises.flatMap(({ about, phrases, kinds, isGiven }) => {
    const found = lexicons.flatMap((lexicon) => {
      const expression = phrasesOf(phrases(lexicon));
      return expression === null
        ? []
        : [...folded.matchAll(expression)].map((match) => ({
            about,
            start: match.index,
            end: match.index + match[0].length,
          }));
    });
    if (found.length === 0) return [];
    const isHeld = (isGiven?.(index, today) ?? false) || isInSources(lexicons, phrases, index, kinds);
    return isHeld ? [] : found;
  });
}

function hasKind(index: SourceIndex, kind: SourceKind): boolean {
  return [...index.sources.values()].some(({ source }) => source.kind === kind);
}

function isInSources(
  lexicons: readonly Lexicon[],
  phrases: (lexicon: Lexicon) => string,
  index: SourceIndex,
  kinds: readonly SourceKind[] | undefined,
): boolean {
  return [...index.sources.values()].some(
    ({ source, folded }) =>
      (kinds?.includes(source.kind) ?? true) &&
      lexicons.some((lexicon) => {
        const expression = phrasesOf(phrases(lexicon));
        return expression !== null && folded.search(expression) >= 0;
      }),
  );
}
