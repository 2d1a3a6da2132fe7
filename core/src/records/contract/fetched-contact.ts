import { z } from 'zod';
import { hubspotIdSchema, httpUrlSchema, idSchema, timestampSchema } from '../../platform/contract/common.ts';
import { situations } from '../../prompts/contract/template-fields.ts';
import { contextText } from '../../prompts/contract/context-text.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { handedOverSchema } from './handed-over.ts';
import { crmErrors } from '../../platform/contract/error-codes.ts';

/** CRM property values as HubSpot sends them: text or null. */
export const propertiesSchema = z.record(z.string(), z.string().nullable());

export const engagementSchema = z.object({
  id: z.string(),
  createdAt: timestampSchema.nullable(),
  properties: propertiesSchema,
  /** Present for a note that is a playbook of Overture. A model wrote it, so it is no source about the contact. */
  filedByOverture: z.literal(true).optional(),
});
export type EngagementWire = z.infer<typeof engagementSchema>;

export const dealSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The stage's label in the CRM. */
  stage: z.string(),
  state: z.enum(['open', 'won', 'lost']),
  /** The amount in `currency`; empty where it is not set. */
  amount: z.string(),
  currency: z.string(),
  closeDate: timestampSchema.nullable(),
});
export type DealWire = z.infer<typeof dealSchema>;

export const contactDetailSchema = z.object({
  notes: z.array(engagementSchema),
  emails: z.array(engagementSchema),
  calls: z.array(engagementSchema),
  meetings: z.array(engagementSchema),
  tasks: z.array(engagementSchema),
  company: z.object({ id: z.string(), properties: propertiesSchema }).nullable(),
  deals: z.array(dealSchema),
  /** The CRM user who is responsible for the contact; null where there is none, or it is unknown. */
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  /** Whether the contact has unsubscribed from all email. */
  optedOut: z.boolean(),
  /** Sentences for the rep about how the contact was read, such as that the key may not read emails. */
  notices: z.array(z.string()),
  /** The AI's summary of the CRM history, or the plain digest with `summaryWarning` if the AI failed. */
  fullSummary: z.string(),
  /** The AI's summary of website, LinkedIn and search text; empty if none was given. */
  onlinesummary: z.string(),
  properties: propertiesSchema,
  prospectUrl: z.string(),
  summaryWarning: z.string().optional(),
  /** The user's newest generation for this contact, if there is one. */
  recentGeneration: z
    .object({ _id: idSchema, responseStatus: z.string(), createdAt: timestampSchema, promptTitle: z.string() })
    .optional(),
  /**
   * The newest hand-over of this contact by any rep of the domain, and the rep's name; the address of one without a name,
   * null for an erased one.
   */
  handedOver: handedOverSchema.extend({ by: z.string().nullable() }).optional(),
  /**
   * Where the contact stands, what matters most first, each with the fact that says so. The generator suggests the first
   * template that suits one of them.
   */
  situations: z.array(z.object({ situation: z.enum(situations), why: z.string() })),
  /** The number of engagements in HubSpot beyond the shown ones, by kind; absent if all are shown. */
  notShown: z.record(z.string(), z.number().int()).optional(),
});
export type ContactDetail = z.infer<typeof contactDetailSchema>;

/** The contact as it was read, with empty summaries, while these are written. */
const fetchedSoFar = z.object({ data: contactDetailSchema });

const fetchFields = {
  hubspotId: hubspotIdSchema,
  prospectUrl: httpUrlSchema,
  websiteContent: contextText('websiteContent'),
  linkedinBio: contextText('linkedinBio'),
  companyLinkedIn: contextText('companyLinkedIn'),
  socialMediaLinks: contextText('socialMediaLinks'),
  searchResults: contextText('searchResults'),
  domain: z.string().optional(),
};

export const fetchContact = defineEndpoint('POST /email-sequence/get-detail-from-hubspot', {
  who: 'admin',
  summary: "Reads a contact with its whole history and summarises it, in the admin's own domain.",
  body: z.strictObject(fetchFields),
  callsVendor: true,
  response: z.object({ success: z.literal(true), data: contactDetailSchema }),
  partial: fetchedSoFar,
  errors: crmErrors,
});

export const fetchContactAsSuperadmin = defineEndpoint('POST /email-sequence/get-detail-from-hubspot-for-superadmin', {
  who: 'superadmin',
  summary: 'Reads a contact with its whole history and summarises it, in the domain named by `zone`.',
  body: z.strictObject({
    ...fetchFields,
    role: z.string().optional(),
    zone: z.string().min(1, 'Please select a Domain'),
  }),
  callsVendor: true,
  response: z.object({ success: z.literal(true), data: contactDetailSchema }),
  partial: fetchedSoFar,
  errors: crmErrors,
});
