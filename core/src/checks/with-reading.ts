import { referenceTo } from './claims/check-claims.ts';
import type { DraftEmail, Evidence, Opinion, SecondReading } from './contract/evidence.ts';
import { Marks, overlap, type Span } from './marks.ts';
import { sentencesOf } from './sentences.ts';
import type { SourceIndex } from './sources/index-sources.ts';

/** The sentences of a text without the white space around them. */
export function wholeSentences(text: string): readonly Span[] {
  return sentencesOf(text).map(({ start, end }) => {
    const sentence = text.slice(start, end);
    return { start: start + sentence.length - sentence.trimStart().length, end: start + sentence.trimEnd().length };
  });
}

/**
 * The evidence of an email with what a second reader said of its sentences, wherever an edit has moved them. The rules go
 * before it: of a sentence in which they object to something it says nothing. A sentence that it doubts is not shown as
 * verified.
 */
export function withReading(
  email: DraftEmail,
  evidence: readonly Evidence[],
  reading: SecondReading | null,
  { sources }: Pick<SourceIndex, 'sources'>,
): readonly Evidence[] {
  if (reading === null || reading.opinions.length === 0) return evidence;
  const opinions = new Map(reading.opinions.map((opinion) => [opinion.text, opinion]));
  return (['subject', 'body'] as const).flatMap((field) => {
    const own = evidence.filter((piece) => piece.field === field);
    const text = email[field];
    const objected = new Marks(
      text.length,
      own.filter(({ status }) => status !== 'verified'),
    );
    const doubted = wholeSentences(text).flatMap((place): Evidence[] => {
      const opinion = opinions.get(text.slice(place.start, place.end));
      const says = opinion && !objected.touches(place) ? saysOf(opinion, sources) : null;
      return says === null
        ? []
        : [
            {
              field,
              ...place,
              text: text.slice(place.start, place.end),
              about: 'statement',
              readBy: reading.model,
              ...says,
            },
          ];
    });
    const others = own.filter((piece) => !doubted.some((sentence) => overlap(sentence, piece)));
    return [...others, ...doubted].sort((a, b) => a.start - b.start);
  });
}

type Says = Pick<Evidence, 'status' | 'source' | 'quote' | 'expected'>;

/** Null where the version does not have the source. */
function saysOf({ against }: Opinion, sources: SourceIndex['sources']): Says | null {
  if (against === null) return { status: 'unsupported' };
  const from = sources.get(against.source);
  if (from === undefined) return null;
  return { status: 'contradicted', source: referenceTo(from), quote: against.quote, expected: against.quote };
}
