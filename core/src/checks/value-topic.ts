import type { EvidenceTopic } from './contract/evidence.ts';
import type { Span } from './marks.ts';
import type { SourcePassage } from './sources/source-passage.ts';
import { daysOf, type Value } from './values/value.ts';

/** What is wrong with a value. */
export interface ValueFault {
  readonly about: EvidenceTopic;
  /** What a source says in place of it. */
  readonly against?: SourcePassage;
  /** What is wrong is not the value, but what stands here in the folded text: "a year" behind a price. */
  readonly beside?: Span;
}

/** What a mark on a value is about. */
export function topicOf({ kind }: Value, isAsked: boolean): EvidenceTopic {
  switch (kind) {
    case 'weekday':
    case 'relative':
      return isAsked ? 'offer' : 'date';
    case 'time':
      return isAsked ? 'offer' : 'time';
    case 'phone':
      return 'address';
    case 'amount':
    case 'percentage':
    case 'number':
    case 'duration':
    case 'date':
    case 'link':
    case 'address':
      return kind;
  }
}

/** Several times what a source says, or a part of it: a price for a year, for three of them, for each. */
export function isMultiple({ quantity: one = 0 }: Value, { quantity: other = 0 }: Value): boolean {
  const ratio = Math.max(one, other) / Math.min(one, other);
  return ratio >= 2 && ratio <= maxMultiple && Math.abs(ratio - Math.round(ratio)) < 1e-6;
}
const maxMultiple = 60;

/**
 * Whether a value is so many times as large as another one that they are of different things. On texts that nobody tuned for,
 * most marks on values further apart were wrong (ADR 9).
 */
export function isFarFrom(
  one: Value,
  other: Value,
  { maxRatio = one.kind === 'duration' ? monthsOfYear : 3 } = {},
): boolean {
  const sizes = [sizeOf(one), sizeOf(other)];
  return Math.max(...sizes) > maxRatio * Math.min(...sizes);
}
/** A year is told for a month. */
const monthsOfYear = 12.1;

/** The same of everything that has no size, such as a date, and of shares, which are all of one size. */
function sizeOf({ kind, quantity = 1, unit = 'day' }: Value): number {
  if (kind === 'duration') return quantity * daysOf[unit];
  return kind === 'amount' || kind === 'number' ? quantity : 1;
}
