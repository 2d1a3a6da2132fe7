import { z } from 'zod';
import { anyPageQuery, idSchema, timestampSchema } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { crmErrors } from '../../platform/contract/error-codes.ts';

export const crmListIdSchema = idSchema;

export const crmListSchema = z.object({
  id: crmListIdSchema,
  name: z.string(),
  /** `static`: people put contacts into it; `active`: HubSpot does, by filters. */
  kind: z.enum(['static', 'active']),
  /** The number of contacts; null where HubSpot does not say. */
  size: z.number().int().nullable(),
  updatedAt: timestampSchema.nullable(),
});

export const listCrmLists = defineEndpoint('GET /crm/lists', {
  who: 'signed-in',
  summary: "The lists of contacts of a domain's CRM, by name. It needs the scope `crm.lists.read`.",
  query: z.strictObject({
    /** Required of superadmins. */
    department: z.string().optional(),
    /** A part of the name. */
    search: z.string().trim().max(200).optional(),
    ...anyPageQuery,
  }),
  callsVendor: true,
  response: z.object({ lists: z.array(crmListSchema), total: z.number().int() }),
  errors: crmErrors,
});
