import { rarity } from '../word-stems.ts';
import { fileUnder } from '../lists.ts';
import type { Span } from '../marks.ts';
import type { Clause } from './read-statement.ts';
import type { SourceSentence, SourceSentences } from './source-sentences.ts';
import { isSameWord, keyOf } from './topic-words.ts';

/** A word or a value of an email that sentences of sources have too. */
export interface Shared extends Span {
  /** Null for a value. */
  readonly word: string | null;
  /** Of a value. */
  readonly keys: readonly string[];
  readonly holders: ReadonlySet<SourceSentence>;
  /** 1 for a word of one sentence, 0 for one of all. */
  readonly weight: number;
}

/** A sentence of a source that may be about the same thing as a clause of an email. */
export interface Candidate {
  readonly sentence: SourceSentence;
  readonly shared: readonly Shared[];
  readonly weight: number;
  /** The email quotes it for what the clause says. */
  readonly isQuoted: boolean;
  /** The weight of what it shares with the other clauses of the sentence. */
  readonly context: number;
}

/** What stands in more sentences tells nothing. */
const maxHolders = 80;
/** "Three" may count anything, and does not tell what a sentence is about. */
const smallNumber = /^number:(?:\d|1[0-2])$/;
/** Different words that begin alike are looked through up to here. */
const maxAlike = 1_000;
/** So many sentences that share most are compared. */
const maxCandidates = 8;
const maxRanked = 32;

/** The words and values of a clause that sources have. */
export function sharedOf(
  { words, values }: Pick<Clause, 'words' | 'values'>,
  { byWord, byValue, count }: SourceSentences,
): readonly Shared[] {
  const found: Shared[] = [];
  const add = ({ start, end }: Span, word: string | null, keys: readonly string[], holders: Set<SourceSentence>) => {
    if (holders.size === 0 || holders.size > maxHolders) return;
    found.push({ start, end, word, keys, holders, weight: rarity(holders.size, count) });
  };
  const known = new Set<string>();
  for (const place of words) {
    const { word } = place;
    if (known.has(word)) continue;
    known.add(word);
    const holders = new Set<SourceSentence>();
    for (const other of byWord.get(keyOf(word))?.slice(0, maxAlike) ?? []) {
      if (isSameWord(word, other.word)) holders.add(other.sentence);
      if (holders.size > maxHolders) break;
    }
    add(place, word, [], holders);
  }
  for (const value of values) {
    if (value.keys.every((key) => smallNumber.test(key))) continue;
    add(
      value,
      null,
      value.keys,
      new Set(value.keys.flatMap((key) => byValue.get(key)?.slice(0, maxHolders + 1) ?? [])),
    );
  }
  return found.sort((a, b) => a.start - b.start);
}

/** That the writer took a statement from a sentence tells as much as rare words that both have. */
const weightOfQuote = 1;

/**
 * The sentences of sources that share most with a clause, the best first; those that it quotes count more. `contextOf` tells how
 * much a sentence shares with the other clauses.
 */
export function nearestTo(
  own: readonly Shared[],
  contextOf: (sentence: SourceSentence) => number,
  quoted: ReadonlySet<SourceSentence>,
): readonly Candidate[] {
  return [...sharedBySentence(own)]
    .map(([sentence, shared]) => ({
      sentence,
      shared,
      isQuoted: quoted.has(sentence),
      weight: weightOf(shared) + (quoted.has(sentence) ? weightOfQuote : 0),
    }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, maxRanked)
    .map((candidate) => ({ ...candidate, context: contextOf(candidate.sentence) }))
    .sort((a, b) => b.weight + b.context / 4 - a.weight - a.context / 4)
    .slice(0, maxCandidates);
}

/** How much of what a clause says each sentence of the sources shares. */
export function weightsOf(shared: readonly Shared[]): ReadonlyMap<SourceSentence, number> {
  return new Map([...sharedBySentence(shared)].map(([sentence, own]) => [sentence, weightOf(own)]));
}

function sharedBySentence(shared: readonly Shared[]): ReadonlyMap<SourceSentence, readonly Shared[]> {
  const found = new Map<SourceSentence, Shared[]>();
  for (const one of shared) for (const sentence of one.holders) fileUnder(found, sentence, one);
  return found;
}

/** Pairs of signs that overlap are of one word, which counts once. */
function weightOf(shared: readonly Shared[]): number {
  let sum = 0;
  let counted = -1;
  for (const { start, end, weight } of shared) {
    if (start < counted) continue;
    sum += weight;
    counted = end;
  }
  return sum;
}
