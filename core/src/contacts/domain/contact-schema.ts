import { z } from 'zod';
import type { ContactSnapshot, ContextTexts } from './contact.ts';

/* Reads stored contacts of any age: a field that came later has the value its absence meant. */

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

export const contactSnapshotSchema: z.ZodType<ContactSnapshot> = z.object({
  contact: z.object({
    id: z.string(),
    properties: crmPropertiesSchema,
    engagements: z.object({
      notes: engagementsSchema,
      emails: engagementsSchema,
      calls: engagementsSchema,
      meetings: engagementsSchema,
    }),
    notRead: z
      .object({ notes: z.number(), emails: z.number(), calls: z.number(), meetings: z.number() })
      .partial()
      .default({}),
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
