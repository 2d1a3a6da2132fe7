import type { MarkedEvidence } from './evidence-words.ts';
import type { Span } from './text-place.ts';

/** A run of text with the same marks. */
export interface Segment {
  readonly text: string;
  /** Its position in the whole text. */
  readonly start: number;
  /** The evidence for it; absent for plain text. */
  readonly piece?: MarkedEvidence;
  readonly isHighlighted: boolean;
}

/**
 * Splits a text where its marks begin and end; the segments together are the text. `lit` is the span that is
 * highlighted elsewhere.
 */
export function segmentsOf(text: string, pieces: readonly MarkedEvidence[], lit: Span | null): readonly Segment[] {
  const cuts = [
    0,
    text.length,
    ...pieces.flatMap(({ start, end }) => [start, end]),
    ...(lit ? [lit.start, lit.end] : []),
  ]
    .filter((at) => at >= 0 && at <= text.length)
    .sort((a, b) => a - b);
  return cuts.flatMap((start, index) => {
    const end = cuts[index + 1] ?? start;
    if (end === start) return [];
    const piece = pieces.find((candidate) => candidate.start <= start && end <= candidate.end);
    const isHighlighted = lit !== null && lit.start <= start && end <= lit.end;
    return [{ text: text.slice(start, end), start, ...(piece && { piece }), isHighlighted }];
  });
}

/** The sentence around a span. */
export function sentenceAround(text: string, { start, end }: Span): Span {
  const before = /[^\n]*$/.exec(text.slice(0, start))?.[0] ?? '';
  const begun = [...before.matchAll(/[.!?。！？]["”’»)]?\s+/g)].at(-1);
  const from = start - before.length + (begun ? begun.index + begun[0].length : 0);
  const rest = /^[^\n]*?(?:[.!?。！？]["”’»)]?(?=\s|$)|(?=\n)|$)/.exec(text.slice(end))?.[0] ?? '';
  return { start: from, end: end + rest.length };
}
