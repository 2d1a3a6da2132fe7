import { z } from 'zod';
import { messageResponse } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { approvalSchema } from './record.ts';
import { recordOf } from './which-record.ts';

/** Rules of the send check that nobody can override. */
export const lockedRules = ['placeholder', 'opted_out'] as const;

/** Ids of rules of the send check. */
export const overrideSchema = z
  .array(
    z
      .string()
      .min(1)
      .max(60)
      .regex(/^[a-z_]+$/),
  )
  .max(50);

export const approveRecord = defineEndpoint('POST /email-sequence/approve', {
  who: 'signed-in',
  summary:
    'Approves the newest ready version of a record, or takes that back; the version keeps who and when. What the send check blocks is only approved with an override.',
  body: z.strictObject({
    ...recordOf,
    /** The version that the caller has read; the answer is 409 if a newer one is ready. */
    version: z.number().int().positive().optional(),
    /**
     * The `revision` of each email as the caller has read it; the answer is 409 if one was edited meanwhile.
     */
    revisions: z.array(z.string().max(100)).max(100).optional(),
    /** Rules whose findings do not block; the hand-over keeps them. `placeholder` and `opted_out` always block. */
    override: overrideSchema.optional(),
    /** False withdraws an approval. */
    approved: z.boolean().default(true),
  }),
  response: messageResponse.extend({ approval: approvalSchema.nullable() }),
  errors: ['not_found', 'forbidden', 'conflict', 'checks_block'],
});
