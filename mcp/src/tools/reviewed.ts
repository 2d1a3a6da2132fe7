import { checkSchema, evidenceSchema, type Check, type Evidence } from '@overture/core/contract';
import { z } from 'zod';

const quoted = { source: true, quote: true, expected: true, nearest: true } as const;
const explained = { message: true, fix: true } as const;

/** What the rules and sources say of an email, without the words of any source. */
export const reviewSchema = z.object({
  evidence: z.array(evidenceSchema.omit(quoted)),
  checks: z.array(checkSchema.omit(explained)),
});

/** The same entries in the same order, with the words: those of sources, and messages, which repeat them. */
export const reviewWordsSchema = z.object({
  evidence: z.array(evidenceSchema.pick(quoted)),
  checks: z.array(checkSchema.pick(explained)),
});

interface Review {
  readonly evidence: readonly Evidence[] | null;
  readonly checks: readonly Check[];
}

/** Divides the review of an email into what Overture says, and what repeats words of others. */
export function dividedReview({ evidence, checks }: Review) {
  const found = { evidence: evidence ?? [], checks };
  return { review: reviewSchema.parse(found), words: reviewWordsSchema.parse(found) };
}
