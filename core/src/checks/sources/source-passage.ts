import { foldWithOffsets, type FoldedText } from '../fold.ts';
import { textOfSource, type IndexedSource } from './indexed-source.ts';
import type { Span } from '../marks.ts';
import { sentencesOf } from '../sentences.ts';

/** What a source says where an email says something else. */
export interface SourcePassage {
  readonly from: IndexedSource;
  /** The sentence of the source, as it was written. */
  readonly quote: string;
  /** The words of it that stand against those of the email. */
  readonly expected: string;
}

/** A source as it was written, with its sentences. */
export interface WrittenSource {
  readonly text: string;
  readonly folded: FoldedText;
  readonly sentences: readonly Span[];
}

/** Several values of an email may stand against the same source. */
const written = new WeakMap<IndexedSource, WrittenSource>();

/** The passage of a source around a value of it. */
export function passageAt(from: IndexedSource, { start, end }: Span): SourcePassage {
  const { text, folded, sentences } = writtenSource(from);
  const place = { start: folded.starts[start - from.offset] ?? 0, end: folded.ends[end - from.offset - 1] ?? 0 };
  const sentence = sentences.find((each) => each.start <= place.start && place.start < each.end) ?? place;
  // The label stands before the text, and is shown apart from it.
  const textStart = from.source.label.length + 1;
  const quoteStart = place.start < textStart ? sentence.start : Math.max(sentence.start, textStart);
  return { from, quote: text.slice(quoteStart, sentence.end).trim(), expected: text.slice(place.start, place.end) };
}

/** The text of a source, read at the first use. */
export function writtenSource(from: IndexedSource): WrittenSource {
  let known = written.get(from);
  if (known === undefined) {
    const text = textOfSource(from.source);
    written.set(from, (known = { text, folded: foldWithOffsets(text), sentences: sentencesOf(text) }));
  }
  return known;
}
