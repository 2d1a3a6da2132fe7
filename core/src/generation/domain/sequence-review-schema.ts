import { z } from 'zod';
import { checkSchema, evidenceSchema } from '../../contract/index.ts';
import type { SequenceReview } from './sequence-review.ts';

const namedSchema = z.object({ names: z.array(z.string()), company: z.string().nullable() });

/** Reads a stored review. */
export const sequenceReviewSchema: z.ZodType<SequenceReview> = z.object({
  sources: z.array(z.string()),
  facts: z.object({
    contact: namedSchema.extend({
      isOptedOut: z.boolean(),
      hasBounced: z.boolean(),
      language: z.string().nullable(),
      lastInboundAt: z.string().nullable(),
      threadSubjects: z.array(z.string()),
      openQuestions: z.array(z.object({ text: z.string(), date: z.string().optional() })),
    }),
    sender: namedSchema,
    words: z.object({ min: z.number(), max: z.number() }).nullable(),
    lastGeneratedAt: z.string().nullable(),
  }),
  emails: z.array(z.object({ evidence: z.array(evidenceSchema), checks: z.array(checkSchema) })),
});
