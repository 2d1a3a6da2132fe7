import { z } from 'zod';
import { crmParts, type ContactSnapshot, type ContextTexts } from './contact.ts';

/* Reads contacts that this version or an older one stored. Fields that were added later have a default. */

export const crmPropertiesSchema = z.record(z.string(), z.string().nullable());

const engagementsSchema = z
  .array(
    z.object({
      id: z.string(),
      createdAt: z.number().nullable().default(null),
      properties: crmPropertiesSchema.default({}),
    }),
  )
  .default([]);

const dealSchema = z.object({
  id: z.string(),
  name: z.string(),
  stage: z.string(),
  state: z.enum(['open', 'won', 'lost']),
  amount: z.string(),
  currency: z.string(),
  closeDate: z.number().nullable(),
});

export const crmOwnerSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });

export const contactSnapshotSchema: z.ZodType<ContactSnapshot> = z.object({
  contact: z.object({
    id: z.string(),
    properties: crmPropertiesSchema,
    engagements: z.object({
      notes: engagementsSchema,
      emails: engagementsSchema,
      calls: engagementsSchema,
      meetings: engagementsSchema,
      tasks: engagementsSchema,
    }),
    notRead: z
      .object({ notes: z.number(), emails: z.number(), calls: z.number(), meetings: z.number(), tasks: z.number() })
      .partial()
      .default({}),
    company: z.object({ id: z.string(), properties: crmPropertiesSchema }).nullable().default(null),
    deals: z.array(dealSchema).default([]),
    owner: crmOwnerSchema.nullable().default(null),
    unreadable: z.array(z.enum(crmParts)).default([]),
  }),
  prospectUrl: z.string().default(''),
  fullSummary: z.string().default(''),
  onlineSummary: z.string().default(''),
  summaryWarning: z.string().nullable().default(null),
  sandbox: z.boolean().default(false),
  fetchedAt: z.number(),
});

export const contextTextsSchema: z.ZodType<ContextTexts> = z.object({
  additionalInfo: z.string().default(''),
  contactBio: z.string().default(''),
  companyInfo: z.string().default(''),
  websiteContent: z.string().default(''),
  socialMediaLinks: z.string().default(''),
});
