import { z } from 'zod';
import { hubspotIdSchema, httpUrlSchema, idSchema, messageResponse } from '../../platform/contract/common.ts';
import { writingLanguageSchema } from '../../platform/contract/languages.ts';
import { contextText } from '../../prompts/contract/context-text.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { sendDaysSchema } from './send-days.ts';
import { responseStatusSchema } from '../../records/contract/record.ts';
import { recordOf } from '../../records/contract/which-record.ts';

/** The largest PDF that may be uploaded; its messages say 10 MB. */
export const pdfMaxBytes = 10 * 1024 * 1024;

const generateFields = {
  hubspotId: hubspotIdSchema,
  prospectUrl: httpUrlSchema.optional(),
  companyWebsiteContent: contextText('companyWebsiteContent'),
  contactLinkedinBio: contextText('contactLinkedinBio'),
  companyLinkedinDescription: contextText('companyLinkedinDescription'),
  googleSearchResults: contextText('googleSearchResults'),
  selectedPrompt: idSchema,
  aiModel: z.string().max(100).optional(),
  aiModelLabel: z.string().max(100).optional(),
  /** The language of the emails; without one, the contact's own. */
  language: writingLanguageSchema.optional(),
  /** When the emails are sent, in days after the first, such as `0, 3, 7`; without it, as the template says. */
  sendDays: sendDaysSchema.optional(),
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
  'budget_exhausted',
] as const;

export const generate = defineEndpoint('POST /email-sequence/generate-ai-email-results', {
  who: 'admin',
  summary: 'Queues a generation. An `Idempotency-Key` header replays the first answer for 24 hours.',
  body: z.strictObject(generateFields),
  multipart: { file: 'pdfFile', maxBytes: pdfMaxBytes },
  callsVendor: true,
  status: 202,
  response: acceptedResponse,
  errors: generateErrors,
});

export const generateAsSuperadmin = defineEndpoint('POST /email-sequence/generate-ai-email-results-superadmin', {
  who: 'superadmin',
  summary: 'Queues a generation in the domain named by `zone`.',
  body: z.strictObject({
    ...generateFields,
    role: z.string().optional(),
    zone: z.string().min(1, 'Please select a Domain'),
  }),
  multipart: { file: 'pdfFile', maxBytes: pdfMaxBytes },
  callsVendor: true,
  status: 202,
  response: acceptedResponse,
  errors: generateErrors,
});

export const checkPdf = defineEndpoint('POST /email-sequence/check-pdf', {
  who: 'signed-in',
  summary: 'Says whether a PDF can be read, before it goes with a generation. Nothing of it is kept.',
  body: z.strictObject({}),
  multipart: { file: 'pdfFile', maxBytes: pdfMaxBytes },
  response: z.object({ pages: z.number() }),
  errors: ['pdf_unreadable', 'too_large', 'too_many_requests', 'unsupported_media_type'],
});

export const regenerate = defineEndpoint('POST /email-sequence/regenerate', {
  who: 'signed-in',
  summary:
    "Queues a new version of a record, from a fresh read of the contact and the record's own texts and PDF. An `Idempotency-Key` header replays the first answer for 24 hours.",
  body: z.strictObject({
    ...recordOf,
    /** By default the template and the model of the newest submit. */
    selectedPrompt: idSchema.optional(),
    aiModel: z.string().max(100).optional(),
    /** The language of the emails, by default that of the newest submit. */
    language: writingLanguageSchema.optional(),
    /** What the rep asks of the new version, in a line. It cannot change the rules. */
    instruction: z.string().trim().max(2_000).optional(),
  }),
  callsVendor: true,
  status: 202,
  response: acceptedResponse,
  errors: [
    'not_found',
    'forbidden',
    'generation_in_progress',
    'model_unavailable',
    'idempotency_mismatch',
    'crm_not_configured',
    'ai_not_configured',
    'budget_exhausted',
  ],
});

const recordKey = z.strictObject({ hubspotId: hubspotIdSchema });

export const retryGeneration = defineEndpoint('POST /email-sequence/retry', {
  who: 'signed-in',
  summary: 'Queues a failed generation again with the same inputs.',
  body: recordKey,
  callsVendor: true,
  status: 202,
  response: acceptedResponse,
  errors: ['not_found', 'forbidden', 'conflict', 'budget_exhausted'],
});

export const cancelGeneration = defineEndpoint('POST /email-sequence/cancel', {
  who: 'signed-in',
  summary: 'Takes back a generation that is still pending.',
  body: recordKey,
  response: messageResponse,
  errors: ['not_found', 'conflict'],
});
