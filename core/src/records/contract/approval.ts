import { z } from 'zod';
import { hubspotIdSchema, idSchema, messageResponse } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { approvalSchema } from './record.ts';

export const approveRecord = defineEndpoint({
  name: 'approveRecord',
  method: 'POST',
  path: '/email-sequence/approve',
  who: 'signed-in',
  summary: 'Approves the newest ready version of a record, or takes that back; the version keeps who and when.',
  body: z.strictObject({
    hubspotId: hubspotIdSchema,
    fromAdminSideUserId: idSchema.optional(),
    /** The version that the caller has read; the answer is 409 if a newer one is ready. */
    version: z.number().int().positive().optional(),
    /** False withdraws an approval. */
    approved: z.boolean().default(true),
  }),
  status: 200,
  response: messageResponse.extend({ approval: approvalSchema.nullable() }),
  errors: ['not_found', 'forbidden', 'conflict'],
});
