import { fileUnder } from '../lists.ts';
import { fold } from '../fold.ts';
import type { Span } from '../marks.ts';
import { sentencesOf } from '../sentences.ts';
import { textOfSource, type IndexedSource } from '../sources/indexed-source.ts';
import type { Value } from '../values/value.ts';
import { keyOf, wordsIn, type Word } from './topic-words.ts';

/** A value where it stands in a sentence. */
export interface ToldValue extends Span {
  readonly keys: readonly string[];
  readonly quantity?: number | undefined;
}

/** A folded sentence with its words and values. */
export interface Sentence {
  readonly folded: string;
  readonly words: readonly Word[];
  readonly values: readonly ToldValue[];
}

/** A sentence of a source. */
export interface SourceSentence extends Sentence {
  readonly source: IndexedSource;
  /** As it was written, without the label that stands before the text. */
  readonly text: string;
  /** Its values as they were read in the source. */
  readonly told: readonly Value[];
}

/** The sentences of all sources, found by their words and values. */
export interface SourceSentences {
  readonly count: number;
  readonly bySource: ReadonlyMap<IndexedSource, readonly SourceSentence[]>;
  /** By `keyOf` a word. */
  readonly byWord: ReadonlyMap<string, readonly { readonly word: string; readonly sentence: SourceSentence }[]>;
  /** By the key of a value. */
  readonly byValue: ReadonlyMap<string, readonly SourceSentence[]>;
}

/** No contact's sources have more sentences that an email could be about. */
const maxSentences = 12_000;

export function sourceSentencesOf(sources: Iterable<IndexedSource>): SourceSentences {
  const bySource = new Map<IndexedSource, readonly SourceSentence[]>();
  const byWord = new Map<string, { word: string; sentence: SourceSentence }[]>();
  const byValue = new Map<string, SourceSentence[]>();
  let count = 0;
  for (const source of sources) {
    const sentences = sentencesIn(source).slice(0, maxSentences - count);
    bySource.set(source, sentences);
    count += sentences.length;
    for (const sentence of sentences) {
      for (const { word } of sentence.words) fileUnder(byWord, keyOf(word), { word, sentence });
      for (const { keys } of sentence.values) for (const key of keys) fileUnder(byValue, key, sentence);
    }
  }
  return { count, bySource, byWord, byValue };
}

/** The sentences of a source that a quote is taken from. */
export function sentencesOfQuote(
  from: IndexedSource,
  quote: string,
  { bySource }: SourceSentences,
): readonly SourceSentence[] {
  const wanted = fold(quote).replace(/^[\s"'.…]+|[\s"'.…]+$/g, '');
  return (bySource.get(from) ?? []).filter(({ folded }) => folded.includes(wanted) || wanted.includes(folded));
}

function sentencesIn(source: IndexedSource): readonly SourceSentence[] {
  const whole = textOfSource(source.source);
  const textStart = source.source.label.length + 1;
  let from = 0;
  let next = 0;
  return sentencesOf(whole).map(({ start, end }) => {
    const folded = fold(whole.slice(start, end).trim());
    const text = whole.slice(end > textStart ? Math.max(start, textStart) : start, end).trim();
    // The values were read in the folded text of the whole source, in which the sentences follow one another.
    const place = source.folded.indexOf(folded, from);
    const values: ToldValue[] = [];
    const told: Value[] = [];
    if (place >= 0) {
      from = place + folded.length;
      const offset = source.offset + place;
      for (let value = source.values[next]; value !== undefined && value.start < offset + folded.length;) {
        if (value.start >= offset) {
          const { keys, quantity } = value;
          values.push({ keys, quantity, start: value.start - offset, end: value.end - offset });
          told.push(value);
        }
        value = source.values[(next += 1)];
      }
    }
    return { source, text, folded, words: wordsIn(folded), values, told };
  });
}
