import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';
import { checkSchema, evidenceSchema } from '../../checks/contract/evidence.ts';

export const reviewedEmailSchema = z.object({
  subject: z.string(),
  body: z.string(),
  sendAfterDays: z.number().int().nullable(),
  purpose: z.string().nullable(),
  evidence: z.array(evidenceSchema),
  checks: z.array(checkSchema),
});

/**
 * What can be read of a sequence that is still being written: its whole emails, in order. It can be read and copied, but
 * nothing can be done with it, and its marks may still change. Stored as it is sent.
 */
export const partialSequenceSchema = z.object({
  /** The number of emails that the template asks for; null where it names none. */
  of: z.number().int().positive().nullable(),
  /** `index`: the position in the sequence, from 0. */
  emails: z.array(reviewedEmailSchema.extend({ index: z.number().int().nonnegative() })),
});
export type PartialSequence = Immutable<z.infer<typeof partialSequenceSchema>>;
