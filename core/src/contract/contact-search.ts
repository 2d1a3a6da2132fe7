import { z } from 'zod';
import { hubspotIdSchema } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { crmErrors } from './error-codes.ts';

/** How much of a name is worth asking the CRM for. */
export const contactSearchLimits = { min: 2, max: 100 } as const;

export const foundContactSchema = z.object({
  hubspotId: hubspotIdSchema,
  /** Empty where the CRM knows none. */
  name: z.string(),
  email: z.string(),
  company: z.string(),
  /** The contact's address in the CRM; what the generator takes. */
  prospectUrl: z.string(),
});
export type FoundContactWire = z.infer<typeof foundContactSchema>;

export const searchContacts = defineEndpoint({
  name: 'searchContacts',
  method: 'GET',
  path: '/contacts/search',
  who: 'signed-in',
  summary: "Finds contacts of a domain's CRM by parts of name, address or company, the best first; ten at most.",
  query: z.strictObject({
    q: z.string().trim().min(contactSearchLimits.min).max(contactSearchLimits.max),
    /** The domain whose CRM is asked; an admin's own one is implied. */
    department: z.string().optional(),
  }),
  callsVendor: true,
  status: 200,
  response: z.object({ contacts: z.array(foundContactSchema) }),
  errors: crmErrors,
});
