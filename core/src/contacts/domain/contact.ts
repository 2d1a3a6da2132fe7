import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';

/* What is stored of contacts: fields that were added later have a default, for contacts that an older version stored. */

export const engagementKinds = ['notes', 'emails', 'calls', 'meetings', 'tasks'] as const;
export type EngagementKind = (typeof engagementKinds)[number];

/** The parts of a contact for which a CRM key may lack the scope. */
export const crmParts = ['emails', 'company', 'deals', 'owner'] as const;
export type CrmPart = (typeof crmParts)[number];

/** CRM property values as the vendor stores them. */
export const crmPropertiesSchema = z.record(z.string(), z.string().nullable());
export type CrmProperties = Immutable<z.infer<typeof crmPropertiesSchema>>;

const engagementSchema = z.object({
  id: z.string(),
  createdAt: z.number().nullable().default(null),
  properties: crmPropertiesSchema.default({}),
  /** The name of the CRM user who wrote it, made the call or has the task; absent where nobody is known. Emails name theirs. */
  author: z.string().optional(),
});
export type Engagement = Immutable<z.infer<typeof engagementSchema>>;

const engagementsSchema = z.array(engagementSchema).default([]);

/** The contact's primary company in the CRM. */
const companySchema = z.object({
  id: z.string(),
  properties: crmPropertiesSchema,
});
/** A sale to the contact: won, lost or still open. */
const dealSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The label of the stage, or its id when the label could not be read. */
  stage: z.string(),
  state: z.enum(['open', 'won', 'lost']),
  /** The amount as the CRM writes it, in `currency`; empty when there is none. */
  amount: z.string(),
  currency: z.string(),
  /** When the deal was closed or is expected to close. */
  closeDate: z.number().nullable(),
});
export type CrmDeal = Immutable<z.infer<typeof dealSchema>>;

/** The CRM user who is responsible for the contact. */
export const crmOwnerSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
});
export type CrmOwner = Immutable<z.infer<typeof crmOwnerSchema>>;

const crmContactSchema = z.object({
  id: z.string(),
  properties: crmPropertiesSchema,
  /** Each kind newest first. */
  engagements: z.object({
    notes: engagementsSchema,
    emails: engagementsSchema,
    calls: engagementsSchema,
    meetings: engagementsSchema,
    tasks: engagementsSchema,
  }),
  /** The number of engagements beyond the reading limit, by kind. */
  notRead: z
    .object({ notes: z.number(), emails: z.number(), calls: z.number(), meetings: z.number(), tasks: z.number() })
    .partial()
    .default({}),
  /** Null when the contact has none. */
  company: companySchema.nullable().default(null),
  deals: z.array(dealSchema).default([]),
  /** Null when the contact has none, or one who left the account. */
  owner: crmOwnerSchema.nullable().default(null),
  /** The parts that the key may not read. Emails are still listed, without subject and text. */
  unreadable: z.array(z.enum(crmParts)).default([]),
});
export type CrmContact = Immutable<z.infer<typeof crmContactSchema>>;

/** The text boxes of the generator; each has 100 kB at most. */
export const contextTextsSchema = z.object({
  additionalInfo: z.string().default(''),
  contactBio: z.string().default(''),
  companyInfo: z.string().default(''),
  websiteContent: z.string().default(''),
  socialMediaLinks: z.string().default(''),
});
export type ContextTexts = Immutable<z.infer<typeof contextTextsSchema>>;

/** A contact as it was read at one moment, with its two summaries. A submit copies it into its record. */
export const contactSnapshotSchema = z.object({
  contact: crmContactSchema,
  prospectUrl: z.string().default(''),
  fullSummary: z.string().default(''),
  onlineSummary: z.string().default(''),
  /** Set when the AI could not summarise and `fullSummary` is the plain digest. */
  summaryWarning: z.string().nullable().default(null),
  /** Whether the CRM was the sandbox. */
  sandbox: z.boolean().default(false),
  fetchedAt: z.number(),
});
export type ContactSnapshot = Immutable<z.infer<typeof contactSnapshotSchema>>;

/** A contact as it was read, without summaries. */
export function snapshotOf(
  read: Pick<ContactSnapshot, 'contact' | 'prospectUrl' | 'sandbox' | 'fetchedAt'>,
): ContactSnapshot {
  return { ...read, fullSummary: '', onlineSummary: '', summaryWarning: null };
}

export const emptyContext: ContextTexts = {
  additionalInfo: '',
  contactBio: '',
  companyInfo: '',
  websiteContent: '',
  socialMediaLinks: '',
};
