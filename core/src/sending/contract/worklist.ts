import { z } from 'zod';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { bulkItemsSchema, bulkResultsSchema } from '../../records/contract/worklist.ts';

export const handOverMany = defineEndpoint('POST /worklist/hand-over', {
  who: 'signed-in',
  summary:
    "Hands up to 100 of the caller's sequences over as tasks in HubSpot; not those of contacts who wrote since the emails were written. An error of the account ends the rest with its code.",
  body: z.strictObject({
    items: bulkItemsSchema,
    /** The day of the first step, in the domain's time zone; by default the first working day that is still ahead. */
    startOn: z.iso.date('Please choose a day').optional(),
  }),
  callsVendor: true,
  response: z.object({ results: bulkResultsSchema }),
});
