import { z } from 'zod';
import { hubspotIdSchema } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { crmErrors } from '../../platform/contract/error-codes.ts';

/** How many characters of a name a search must have, and may have. */
export const contactSearchLimits = { min: 2, max: 100 } as const;

export const foundContactSchema = z.object({
  hubspotId: hubspotIdSchema,
  /** Empty where the CRM has no name. */
  name: z.string(),
  email: z.string(),
  company: z.string(),
  /** The contact's address in the CRM, which the generator accepts. */
  prospectUrl: z.string(),
});
export type FoundContactWire = z.infer<typeof foundContactSchema>;

export const searchContacts = defineEndpoint('GET /contacts/search', {
  who: 'signed-in',
  summary: "Finds contacts of a domain's CRM by parts of name, address or company, the best first; ten at most.",
  query: z.strictObject({
    q: z.string().trim().min(contactSearchLimits.min).max(contactSearchLimits.max),
    /** The domain whose CRM is searched; an admin's own domain by default. */
    department: z.string().optional(),
  }),
  callsVendor: true,
  response: z.object({ contacts: z.array(foundContactSchema) }),
  errors: crmErrors,
});

export const listMyContacts = defineEndpoint('GET /contacts/mine', {
  who: 'signed-in',
  summary: "The contacts that the caller owns in a domain's CRM, last changed first; ten at most.",
  query: z.strictObject({
    /** The domain whose CRM is asked; an admin's own domain by default. */
    department: z.string().optional(),
  }),
  callsVendor: true,
  response: z.object({
    /** Null where the CRM has no user with the caller's address. */
    contacts: z.array(foundContactSchema).nullable(),
  }),
  errors: crmErrors,
});
