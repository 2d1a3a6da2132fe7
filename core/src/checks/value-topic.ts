import type { EvidenceTopic } from './contract/evidence.ts';
import type { Value } from './values/value.ts';

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
