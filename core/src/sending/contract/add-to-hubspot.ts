import { z } from 'zod';
import { hubspotIdSchema, idSchema } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { crmErrors } from '../../platform/contract/error-codes.ts';

export const addToHubspot = defineEndpoint('POST /email-sequence/add-to-hubspot', {
  who: 'signed-in',
  summary: "Files the playbook as a note on the contact, once: a repeat returns the first note's id.",
  body: z.strictObject({
    hubspotId: hubspotIdSchema,
    /** By default the playbook of the version. */
    playBook: z.string().min(1).max(200_000).optional(),
    fromAdminSideUserId: idSchema.optional(),
  }),
  callsVendor: true,
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    noteId: z.string(),
    /**
     * The number of links that no source contains; the note has them as text. 0 for a repeated call, and from older
     * servers.
     */
    markedLinks: z.number().int().default(0),
  }),
  errors: ['not_found', 'forbidden', 'conflict', 'sandbox_output', ...crmErrors],
});
