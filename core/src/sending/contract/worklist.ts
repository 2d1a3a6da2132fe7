import { z } from 'zod';
import { hubspotIdSchema } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { errorCodeSchema } from '../../platform/contract/error-codes.ts';
import { maxBulkItems } from '../../records/contract/worklist.ts';

const itemsSchema = z
  .array(z.strictObject({ hubspotId: hubspotIdSchema, version: z.number().int().positive() }))
  .min(1)
  .max(maxBulkItems);

/** In the order of the items. `code` and `message` tell why an item was not done. */
const resultsSchema = z.array(
  z.object({
    hubspotId: hubspotIdSchema,
    ok: z.boolean(),
    code: errorCodeSchema.optional(),
    message: z.string().optional(),
  }),
);
export type BulkResult = z.infer<typeof resultsSchema>[number];

export const approveMany = defineEndpoint({
  name: 'approveMany',
  method: 'POST',
  path: '/worklist/approve',
  who: 'signed-in',
  summary: "Approves up to 100 of the caller's sequences; those that the send check blocks are refused.",
  body: z.strictObject({ items: itemsSchema }),
  response: z.object({ results: resultsSchema }),
});

export const handOverMany = defineEndpoint({
  name: 'handOverMany',
  method: 'POST',
  path: '/worklist/hand-over',
  who: 'signed-in',
  summary:
    "Hands up to 100 of the caller's sequences over as tasks in HubSpot. An error of the account ends the rest with its code.",
  body: z.strictObject({
    items: itemsSchema,
    /** The day of the first step, in the domain's time zone; by default the first working day that is still ahead. */
    startOn: z.iso.date('Please choose a day').optional(),
  }),
  callsVendor: true,
  response: z.object({ results: resultsSchema }),
});
