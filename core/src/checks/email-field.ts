import { firstIndexWhere } from './first-index-where.ts';
import { fold, foldWithOffsets, type FoldedText } from './fold.ts';
import { lexiconsFor } from './languages/index.ts';
import { Marks, type Span } from './marks.ts';
import { asksSomething } from './ordinary.ts';
import { sentencesOf } from './sentences.ts';
import { foldedLinks, readValues } from './values/read-values.ts';
import type { Value } from './values/value.ts';

export type FieldName = 'subject' | 'body';

/** A sentence of an email. */
export interface Sentence extends Span {
  /** It is a question or a proposal. */
  readonly isAsked: boolean;
  /** It names a day. */
  readonly isDated: boolean;
  /** Its place in the folded text. */
  readonly folded: Span;
}

/** A placeholder that the writer left for a fact it did not have. */
const fillMark = /\[\s*fill\s*:[^\][\n]{0,300}\]/giu;

function isLink({ kind }: Value): boolean {
  return kind === 'link' || kind === 'address' || kind === 'phone';
}

/** The subject or the body of an email, read once. Spans are offsets into the text as it was written. */
export class EmailField {
  readonly name: FieldName;
  readonly text: string;
  readonly folded: FoldedText;
  readonly sentences: readonly Sentence[];
  /** Their places are those in the folded text; `place` says where they stand in the text. */
  readonly values: readonly Value[];
  readonly fills: readonly Span[];

  constructor(name: FieldName, text: string, language: string | null) {
    this.name = name;
    this.text = text;
    this.folded = foldWithOffsets(text);
    this.fills = [...text.matchAll(fillMark)].map(({ 0: { length }, index }) => ({
      start: index,
      end: index + length,
    }));
    const filled = new Marks(text.length, this.fills);
    const links = foldedLinks(text, this.folded);
    // A program makes a link of what stands in a placeholder too.
    this.values = readValues(this.folded.text, { language, links }).filter(
      (value) => isLink(value) || !filled.touches(this.place(value)),
    );
    const days = this.values.filter(({ kind }) => kind === 'date' || kind === 'weekday' || kind === 'relative');
    const dated = new Marks(
      text.length,
      days.map((value) => this.place(value)),
    );
    const lexicons = lexiconsFor(language);
    this.sentences = sentencesOf(text).map((span) => ({
      ...span,
      isAsked: asksSomething(fold(text.slice(span.start, span.end)), lexicons),
      isDated: dated.touches(span),
      folded: { start: this.#foldedPlace(span.start), end: this.#foldedPlace(span.end) },
    }));
  }

  /** Where a span of the folded text stands in the text. */
  place({ start, end }: Span): Span {
    return { start: this.folded.starts[start] ?? 0, end: this.folded.ends[end - 1] ?? 0 };
  }

  /** Where a place of the text is in the folded text. */
  #foldedPlace(place: number): number {
    const { starts } = this.folded;
    return firstIndexWhere(starts.length, (at) => (starts[at] ?? 0) >= place);
  }

  sentenceAt(place: number): Sentence {
    const at = firstIndexWhere(this.sentences.length, (index) => (this.sentences[index]?.end ?? 0) > place);
    return this.sentences[at] ?? { start: 0, end: 0, isAsked: false, isDated: false, folded: { start: 0, end: 0 } };
  }

  /** The sentences of the paragraph at a place of the text. */
  paragraphAt(place: number): readonly Sentence[] {
    const [start, end] = [this.text.lastIndexOf('\n', place), this.text.indexOf('\n', place)];
    return this.sentences.filter((sentence) => sentence.start > start && (end < 0 || sentence.start < end));
  }

  /** Whether the number at `start` counts an item of a list. */
  isListNumberAt(start: number): boolean {
    const before = this.text.slice(Math.max(0, start - 12), start);
    const behind = this.text.slice(start, start + 16);
    return (
      (/(?:^|\n)[ \t]*[(#]?$/.test(before) && /^\d{1,2}[.):]\s/.test(behind)) ||
      // "Three: German is not urgent."
      (/(?:^|[.!?\n])\s*$/.test(before) && /^\p{Lu}\p{L}{1,12}:\s/u.test(behind))
    );
  }
}
