import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';
import { checkFactsSchema, checkSchema, evidenceSchema, secondReadingSchema } from '../../checks/contract/evidence.ts';
import { vouchSchema } from './vouch.ts';

/** The evidence and the findings of one email, for the text that was reviewed. */
const emailReviewSchema = z.object({
  evidence: z.array(evidenceSchema),
  checks: z.array(checkSchema),
});
export type EmailReview = Immutable<z.infer<typeof emailReviewSchema>>;

export const sequenceReviewSchema = z.object({
  /** Hashes of the bundles that hold the sources; see `SourceBundle`. */
  sources: z.array(z.string()),
  /** The version of the rule by which links were judged, in the emails and in the playbook; see `linkRule`. */
  linkRule: z.number().int().default(1),
  /** The facts at the time when the version was written. */
  facts: checkFactsSchema,
  /** What people say that they know, in all emails; part of the review of each. */
  vouched: z.array(vouchSchema).default([]),
  /** What a second reader said; null where none was asked, or it could not answer. Part of the review of each email. */
  reading: secondReadingSchema.nullable().default(null),
  emails: z.array(emailReviewSchema),
});
export type SequenceReview = Immutable<z.infer<typeof sequenceReviewSchema>>;
