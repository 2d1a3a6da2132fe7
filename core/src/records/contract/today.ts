import { z } from 'zod';
import { hubspotIdSchema, idSchema, timestampSchema } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { worklistCountsSchema, worklistItemSchema } from './worklist.ts';

/** A contact who cannot be written to any more. */
const lostContactSchema = z.object({
  hubspotId: hubspotIdSchema,
  recordId: idSchema,
  contactName: z.string(),
  company: z.string(),
  because: z.enum(['opted_out', 'bounced', 'left']),
  at: timestampSchema,
  /** The beginning of the mail that says so; empty where HubSpot itself does, or nobody kept the words. */
  words: z.string(),
  /** Whether HubSpot goes on sending them a sequence, which only a person can end there. */
  isStillSent: z.boolean(),
  /** The contact's page in HubSpot; empty where it is unknown. */
  prospectUrl: z.string(),
});
export type LostContact = z.infer<typeof lostContactSchema>;

export const showToday = defineEndpoint('GET /worklist/today', {
  who: 'signed-in',
  isPolled: true,
  summary:
    "What happened to the caller's contacts and what is due: the newest replies that were not seen, the steps that are due, and who was lost in the last seven days, or is still in a sequence of HubSpot; five of each.",
  response: z.object({
    counts: worklistCountsSchema,
    replied: z.array(worklistItemSchema),
    due: z.array(worklistItemSchema),
    lost: z.array(lostContactSchema),
  }),
});
export type Today = z.infer<typeof showToday.response>;
