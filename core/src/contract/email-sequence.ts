import { z } from 'zod';
import { playbookSchema, tokenUsageSchema } from './ai-result.ts';
import {
  contextText,
  hubspotIdSchema,
  httpUrlSchema,
  idSchema,
  messageResponse,
  pageQuery,
  timestampSchema,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { errorCodeSchema } from './error-codes.ts';

/* ---------- fetch & analyse ---------- */

/** CRM property values as HubSpot sends them: text or nothing. */
export const propertiesSchema = z.record(z.string(), z.string().nullable());

export const engagementSchema = z.object({
  id: z.string(),
  createdAt: timestampSchema.nullable(),
  properties: propertiesSchema,
});
export type EngagementWire = z.infer<typeof engagementSchema>;

export const contactDetailSchema = z.object({
  notes: z.array(engagementSchema),
  emails: z.array(engagementSchema),
  calls: z.array(engagementSchema),
  meetings: z.array(engagementSchema),
  /** The AI's summary of the CRM history, or the plain digest with `summaryWarning` when the AI failed. */
  fullSummary: z.string(),
  /** The AI's summary of website, LinkedIn and search text; empty when none was given. */
  onlinesummary: z.string(),
  properties: propertiesSchema,
  prospectUrl: z.string(),
  summaryWarning: z.string().optional(),
  /** The newest generation of this user for this contact, when there is one. */
  recentGeneration: z
    .object({ _id: idSchema, responseStatus: z.string(), createdAt: timestampSchema, promptTitle: z.string() })
    .optional(),
  /** Engagements HubSpot has beyond the ones shown, per kind; absent when all are shown. */
  notShown: z.record(z.string(), z.number().int()).optional(),
});
export type ContactDetail = z.infer<typeof contactDetailSchema>;

const fetchFields = {
  hubspotId: hubspotIdSchema,
  prospectUrl: httpUrlSchema,
  websiteContent: contextText,
  linkedinBio: contextText,
  companyLinkedIn: contextText,
  socialMediaLinks: contextText,
  searchResults: contextText,
  domain: z.string().optional(),
};

const crmErrors = [
  'crm_contact_not_found',
  'crm_not_configured',
  'crm_wrong_portal',
  'crm_rate_limited',
  'crm_daily_limit',
  'crm_unauthorized',
  'crm_unavailable',
] as const;

export const fetchContact = defineEndpoint({
  name: 'fetchContact',
  method: 'POST',
  path: '/email-sequence/get-detail-from-hubspot',
  who: 'admin',
  summary: "Reads a contact with its whole history and summarises it, in the admin's own domain.",
  body: z.strictObject(fetchFields),
  status: 200,
  response: z.object({ success: z.literal(true), data: contactDetailSchema }),
  errors: crmErrors,
});

export const fetchContactAsSuperadmin = defineEndpoint({
  name: 'fetchContactAsSuperadmin',
  method: 'POST',
  path: '/email-sequence/get-detail-from-hubspot-for-superadmin',
  who: 'superadmin',
  summary: 'Reads a contact with its whole history and summarises it, in the domain named by `zone`.',
  body: z.strictObject({
    ...fetchFields,
    role: z.string().optional(),
    zone: z.string().min(1, 'Please select a Domain'),
  }),
  status: 200,
  response: z.object({ success: z.literal(true), data: contactDetailSchema }),
  errors: crmErrors,
});

/* ---------- generate ---------- */

export const responseStatusSchema = z.enum(['pending', 'processing', 'ready', 'error']);
export type ResponseStatus = z.infer<typeof responseStatusSchema>;

export const pdfMaxBytes = 10 * 1024 * 1024;

const generateFields = {
  hubspotId: hubspotIdSchema,
  prospectUrl: httpUrlSchema.optional(),
  companyWebsiteContent: contextText,
  contactLinkedinBio: contextText,
  companyLinkedinDescription: contextText,
  googleSearchResults: contextText,
  selectedPrompt: idSchema,
  aiModel: z.string().max(100).optional(),
  aiModelLabel: z.string().max(100).optional(),
};

const acceptedResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ _id: idSchema, hubspotId: hubspotIdSchema, responseStatus: responseStatusSchema }),
});

const generateErrors = [
  'not_found',
  'generation_in_progress',
  'model_unavailable',
  'pdf_unreadable',
  'too_large',
  'unsupported_media_type',
  'idempotency_mismatch',
  'crm_not_configured',
  'ai_not_configured',
] as const;

export const generate = defineEndpoint({
  name: 'generate',
  method: 'POST',
  path: '/email-sequence/generate-ai-email-results',
  who: 'admin',
  summary: 'Queues a generation. An `Idempotency-Key` header replays the first answer for 24 hours.',
  body: z.strictObject(generateFields),
  multipart: { file: 'pdfFile', maxBytes: pdfMaxBytes },
  status: 202,
  response: acceptedResponse,
  errors: generateErrors,
});

export const generateAsSuperadmin = defineEndpoint({
  name: 'generateAsSuperadmin',
  method: 'POST',
  path: '/email-sequence/generate-ai-email-results-superadmin',
  who: 'superadmin',
  summary: 'Queues a generation in the domain named by `zone`.',
  body: z.strictObject({
    ...generateFields,
    role: z.string().optional(),
    zone: z.string().min(1, 'Please select a Domain'),
  }),
  multipart: { file: 'pdfFile', maxBytes: pdfMaxBytes },
  status: 202,
  response: acceptedResponse,
  errors: generateErrors,
});

/* ---------- the record ---------- */

export const responseErrorSchema = z.object({ code: errorCodeSchema, message: z.string() });

export const recordSummarySchema = z.object({
  _id: idSchema,
  userId: idSchema,
  hubspotId: hubspotIdSchema,
  prospectUrl: z.string(),
  /** CRM properties as they were read, and `promptTitle`. */
  properties: propertiesSchema,
  promtId: z.object({ _id: idSchema, title: z.string() }),
  department: z.string(),
  aiModel: z.string(),
  aiModelLabel: z.string(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  /** State of the newest submit. */
  responseStatus: responseStatusSchema,
  responseError: responseErrorSchema.nullable(),
  /** A ready version exists: there is something to view, whatever the newest submit does. */
  hasResult: z.boolean(),
  /** Of the version shown. */
  addToHubspot: z.boolean(),
  submittedAt: timestampSchema,
  startedAt: timestampSchema.nullable(),
  finishedAt: timestampSchema.nullable(),
  attempts: z.number().int().nonnegative(),
  /** Sample data took part in the shown version. */
  sandbox: z.boolean(),
});
export type RecordSummary = z.infer<typeof recordSummarySchema>;

export const recordEmailSchema = z.object({
  id: z.number().int(),
  subject: z.string(),
  body: z.string(),
  previewText: z.string(),
  /** The AI's own text, once the e-mail was edited. */
  original: z.object({ subject: z.string(), body: z.string() }).nullable(),
});
export type RecordEmail = z.infer<typeof recordEmailSchema>;

export const recordVersionSchema = z.object({
  version: z.number().int().positive(),
  readyAt: timestampSchema,
  promptTitle: z.string(),
  aiModelLabel: z.string(),
  addToHubspot: z.boolean(),
});

export const provenanceSchema = z.object({
  promptId: z.string(),
  promptVersion: z.number().int(),
  model: z.string(),
  /** SHA-256 of everything the prompt was built from. */
  inputHash: z.string(),
  cachedTokens: z.number().int(),
  /** US dollars; null where the model has no listed price. */
  costUsd: z.number().nullable(),
});

export const recordSchema = recordSummarySchema.extend({
  /** The shown version; null while there is none. */
  version: z.number().int().positive().nullable(),
  aiGeneratedEmail: z.array(z.string()),
  emails: z.array(recordEmailSchema),
  detectedService: z.string().nullable(),
  playbook: playbookSchema.nullable(),
  token_usage: tokenUsageSchema,
  noteId: z.string().nullable(),
  versions: z.array(recordVersionSchema),
  provenance: provenanceSchema.nullable(),
});
export type RecordDetail = z.infer<typeof recordSchema>;

const historyQuery = z.strictObject({
  ...pageQuery,
  status: responseStatusSchema.optional(),
  search: z.string().max(200).optional(),
});

const historyPage = z.object({
  emailSequences: z.array(recordSummarySchema),
  totalEmailSequences: z.number().int(),
  totalPages: z.number().int(),
  currentPage: z.number().int(),
});

export const listHistory = defineEndpoint({
  name: 'listHistory',
  method: 'GET',
  path: '/email-sequence/get-email-sequence-history',
  who: 'signed-in',
  summary: 'The own records, newest submit first.',
  query: historyQuery,
  status: 200,
  response: historyPage,
});

export const refreshHistory = defineEndpoint({
  name: 'refreshHistory',
  method: 'GET',
  path: '/email-sequence/get-email-sequence-history-child-process',
  who: 'signed-in',
  summary: 'The same list, asked again by the queue screen to refresh itself.',
  query: historyQuery,
  status: 200,
  response: historyPage,
});

export const getRecord = defineEndpoint({
  name: 'getRecord',
  method: 'GET',
  path: '/email-sequence/get-email-sequence-by-id',
  who: 'signed-in',
  summary: "One record by its contact's id: the own one, or any user's for a superadmin.",
  query: z.strictObject({
    hubspotId: hubspotIdSchema,
    fromAdminSideUserId: idSchema.optional(),
    version: z.coerce.number().int().positive().optional(),
  }),
  status: 200,
  response: recordSchema,
  errors: ['not_found'],
});

export const listUserRecords = defineEndpoint({
  name: 'listUserRecords',
  method: 'GET',
  path: '/email-sequence/get-email-by-user-id',
  who: 'superadmin',
  summary: "One user's records, newest first.",
  query: z.strictObject({ userId: idSchema, fromAdminSideUserId: idSchema.optional() }),
  status: 200,
  response: z.array(recordSummarySchema),
});

export const addToHubspot = defineEndpoint({
  name: 'addToHubspot',
  method: 'POST',
  path: '/email-sequence/add-to-hubspot',
  who: 'signed-in',
  summary: "Files the playbook as a note on the contact, once: a repeat returns the first note's id.",
  body: z.strictObject({
    hubspotId: hubspotIdSchema,
    playBook: z.string().min(1).max(200_000),
    fromAdminSideUserId: idSchema.optional(),
  }),
  status: 200,
  response: z.object({ success: z.literal(true), message: z.string(), noteId: z.string() }),
  errors: ['not_found', 'conflict', 'sandbox_output', ...crmErrors],
});

const recordKey = z.strictObject({ hubspotId: hubspotIdSchema });

export const retryGeneration = defineEndpoint({
  name: 'retryGeneration',
  method: 'POST',
  path: '/email-sequence/retry',
  who: 'signed-in',
  summary: 'Queues a failed generation again with the same inputs.',
  body: recordKey,
  status: 202,
  response: acceptedResponse,
  errors: ['not_found', 'conflict'],
});

export const cancelGeneration = defineEndpoint({
  name: 'cancelGeneration',
  method: 'POST',
  path: '/email-sequence/cancel',
  who: 'signed-in',
  summary: 'Takes back a generation that is still pending.',
  body: recordKey,
  status: 200,
  response: messageResponse,
  errors: ['not_found', 'conflict'],
});

export const editEmail = defineEndpoint({
  name: 'editEmail',
  method: 'PATCH',
  path: '/email-sequence/email',
  who: 'signed-in',
  summary: "Replaces one e-mail of the shown version; the AI's original stays readable.",
  body: z.strictObject({
    hubspotId: hubspotIdSchema,
    /** Position in the sequence, from 0. */
    index: z.number().int().min(0).max(99),
    subject: z.string().trim().min(1, 'Please enter a subject').max(500),
    body: z.string().min(1, 'Please enter a body').max(50_000),
  }),
  status: 200,
  response: recordSchema,
  errors: ['not_found', 'conflict'],
});

export const deleteRecord = defineEndpoint({
  name: 'deleteRecord',
  method: 'POST',
  path: '/email-sequence/delete-email-sequence',
  who: 'signed-in',
  summary: 'Deletes the own record of a contact with all its versions.',
  body: recordKey,
  status: 200,
  response: messageResponse,
  errors: ['not_found'],
});

/* ---------- live status ---------- */

export const statusEventSchema = z.object({
  type: z.literal('status'),
  _id: idSchema,
  hubspotId: hubspotIdSchema,
  /** `deleted` is sent so that another tab drops the row. */
  responseStatus: z.union([responseStatusSchema, z.literal('deleted')]),
  updatedAt: timestampSchema,
});
export type StatusEventWire = z.infer<typeof statusEventSchema>;

export const recordEvents = defineEndpoint({
  name: 'recordEvents',
  method: 'GET',
  path: '/email-sequence/events',
  who: 'signed-in',
  summary: 'Server-sent events of the own records; a comment line every 15 s keeps the connection open.',
  status: 200,
  events: statusEventSchema,
});
