import { z } from 'zod';
import { checkFactsSchema, checkSchema, evidenceSchema } from '../../contract/index.ts';
import type { SequenceReview } from './sequence-review.ts';

/** Reads a stored review. */
export const sequenceReviewSchema: z.ZodType<SequenceReview> = z.object({
  sources: z.array(z.string()),
  facts: checkFactsSchema,
  emails: z.array(z.object({ evidence: z.array(evidenceSchema), checks: z.array(checkSchema) })),
});
