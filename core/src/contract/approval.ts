import { z } from 'zod';
import { hubspotIdSchema, idSchema, messageResponse } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
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
    /** The version that was read; 409 once a newer one is ready. */
    version: z.number().int().positive().optional(),
    /** False takes an approval back. */
    approved: z.boolean().default(true),
  }),
  status: 200,
  response: messageResponse.extend({ approval: approvalSchema.nullable() }),
  errors: ['not_found', 'conflict'],
});
