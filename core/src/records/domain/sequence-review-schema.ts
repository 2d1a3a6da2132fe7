import { z } from 'zod';
import { checkFactsSchema, checkSchema, evidenceSchema } from '../../checks/contract/evidence.ts';
import { vouchSchema } from './vouch.ts';
import type { SequenceReview } from './sequence-review.ts';

/** Reads a stored review. */
export const sequenceReviewSchema: z.ZodType<SequenceReview> = z.object({
  sources: z.array(z.string()),
  linkRule: z.number().int().default(1),
  facts: checkFactsSchema,
  vouched: z.array(vouchSchema).default([]),
  emails: z.array(z.object({ evidence: z.array(evidenceSchema), checks: z.array(checkSchema) })),
});
