import { z } from 'zod';
import {
  idSchema,
  messageResponse,
  pageNumbers,
  pageQuery,
  searchQuery,
  sortQuery,
  timestampSchema,
} from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { gateErrors, publication, savedAs } from './prompt-versions.ts';
import { templateFields } from './template-fields.ts';

export const promptSchema = z.object({
  _id: idSchema,
  ...templateFields,
  prompt: z.string(),
  department: z.string(),
  /** The live version, which a generation stores as the one it used; 0 until one is published. */
  version: z.number().int().nonnegative(),
  createdAt: timestampSchema,
  /** When the live version was published; before the first publication, when the template was created. */
  updatedAt: timestampSchema,
  /** The email address of whoever published it; null where that is unknown. */
  updatedBy: z.string().nullable(),
});
export type Prompt = z.infer<typeof promptSchema>;

export const listPrompts = defineEndpoint('GET /prompts', {
  who: 'signed-in',
  summary:
    'Prompt templates, newest first unless `sort` says otherwise; `search` looks into title, description and text. An admin sees only those of their own department.',
  query: z.strictObject({
    /** `false` returns all prompts as one page. */
    isFilter: z.enum(['true', 'false']).optional(),
    department: z.string().optional(),
    ...pageQuery,
    search: searchQuery,
    sort: sortQuery(['title', 'createdAt']),
  }),
  response: z.object({
    /** `uses`: the number of results that were generated with it in the last 30 days. */
    prompts: z.array(promptSchema.extend({ uses: z.number().int() })),
    totalPrompts: z.number().int(),
    ...pageNumbers,
  }),
});

export const listTemplates = defineEndpoint('GET /templates', {
  who: 'signed-in',
  summary:
    'The prompt templates that a user may generate with: those of their own department, or all for a superadmin.',
  response: z.array(z.object({ _id: idSchema, title: z.string(), prompt: z.string(), createdAt: timestampSchema })),
});

export const getServiceTypes = defineEndpoint('GET /dropdown/get-service-types', {
  who: 'signed-in',
  summary: "The agency's services, among which a generation's detected service is chosen.",
  response: z.object({ options: z.array(z.object({ value: z.string(), label: z.string() })) }),
});

/* ---------- administration ---------- */

/** The maximum is far beyond any useful prompt, and well below the limit of the body. */
const promptText = z.string().trim().min(1, 'Please enter a prompt').max(100_000);

const promptFields = {
  prompt: promptText,
  department: z.string().min(1, 'Please select a Domain'),
};

const promptSaved = z.object({
  message: z.string(),
  prompt: promptSchema,
  /** The version that was saved, which a draft leaves unpublished. */
  savedVersion: z.number().int().positive(),
  ...publication,
});

export const createPrompt = defineEndpoint('POST /prompts', {
  who: 'superadmin',
  summary:
    'Creates a prompt template. As a `draft`, or until the samples that must pass are written with it, it is offered to nobody.',
  body: z.strictObject({ ...promptFields, ...templateFields, why: savedAs.why, draft: savedAs.draft }),
  callsVendor: true,
  status: 201,
  acceptedWith: 'trialId',
  response: promptSaved,
  errors: [...gateErrors],
});

export const updatePrompt = defineEndpoint('PATCH /prompts', {
  who: 'superadmin',
  summary:
    'Saves the next version of a prompt template, which is live unless it is a `draft` or the samples of its domain that must pass say otherwise; queued generations keep the text they had.',
  body: z.strictObject({ ...promptFields, ...templateFields, ...savedAs, _id: idSchema }),
  callsVendor: true,
  acceptedWith: 'trialId',
  response: promptSaved,
  errors: [...gateErrors, 'not_found'],
});

export const deletePrompt = defineEndpoint('DELETE /prompts/deleteById', {
  who: 'superadmin',
  summary: 'Deletes a prompt template; generations made with it keep their text.',
  body: z.strictObject({ _id: idSchema }),
  response: messageResponse,
  errors: ['not_found'],
});

const summaryFields = { title: templateFields.title, description: templateFields.description };

export const summaryPromptSchema = z.object({
  _id: idSchema,
  title: z.string(),
  description: z.string(),
  prompt: z.string(),
  /** One of the three summary groups. */
  department: z.string(),
  forSummary: z.literal(true),
  version: z.number().int().positive(),
  createdAt: timestampSchema,
});

export type SummaryPromptWire = z.infer<typeof summaryPromptSchema>;

export const listSummaryPrompts = defineEndpoint('GET /summary-prompts', {
  who: 'superadmin',
  summary: 'Summary prompts, newest first; the newest of a group is the one used.',
  response: z.array(summaryPromptSchema),
});

export const createSummaryPrompt = defineEndpoint('POST /summary-prompts', {
  who: 'superadmin',
  summary: 'Creates a summary prompt, which is used for its group from now on.',
  body: z.strictObject({ ...promptFields, ...summaryFields, forSummary: z.literal(true), why: savedAs.why }),
  status: 201,
  response: z.object({ message: z.string(), prompt: summaryPromptSchema }),
});

export const updateSummaryPrompt = defineEndpoint('PATCH /summary-prompts', {
  who: 'superadmin',
  summary: 'Saves the next version of a summary prompt, which is live unless it is a `draft`.',
  body: z.strictObject({
    _id: idSchema,
    prompt: promptText,
    ...summaryFields,
    ...savedAs,
  }),
  response: z.object({ message: z.string(), prompt: summaryPromptSchema }),
  errors: ['not_found', 'conflict'],
});

export const deleteSummaryPrompt = defineEndpoint('DELETE /summary-prompts', {
  who: 'superadmin',
  summary: 'Deletes a summary prompt; the one before it is used by its group from now on. The last of a group stays.',
  body: z.strictObject({ _id: idSchema }),
  response: messageResponse,
  errors: ['not_found', 'conflict'],
});

export const getBaseSummary = defineEndpoint('GET /base-prompts', {
  who: 'superadmin',
  summary: 'The base summary prompt that every summary begins with.',
  response: z.object({ title: z.string(), prompt: z.string() }),
});

export const saveBaseSummary = defineEndpoint('POST /base-prompts', {
  who: 'superadmin',
  summary: 'Saves the next version of the base summary prompt, which is live unless it is a `draft`.',
  body: z.strictObject({
    title: z.string().trim().min(1, 'Please enter a title').max(200),
    prompt: promptText,
    ...savedAs,
  }),
  response: messageResponse,
  errors: ['conflict'],
});
