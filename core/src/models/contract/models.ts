import { z } from 'zod';
import { idSchema, timestampSchema } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { modelStateSchema } from './model-names.ts';

const dollars = z.number().nonnegative().max(10_000);

/** US dollars per million tokens, at the standard service tier. */
export const modelPriceSchema = z.strictObject({
  input: dollars,
  /** Input that the vendor reads from its cache. */
  cachedInput: dollars,
  /** Input that the vendor writes to its cache. */
  cacheWrite: dollars,
  output: dollars,
});
export type ModelPrice = z.infer<typeof modelPriceSchema>;

const modelIdSchema = z
  .string()
  .trim()
  .regex(/^[\w.:/-]{1,100}$/, 'Select an AI model');

export const aiModelSchema = z.object({
  _id: idSchema,
  aiModel: z.string(),
  aiModelLabel: z.string(),
  department: z.string(),
  active: z.boolean(),
  /** The domain's own price; null: the published price applies. */
  price: modelPriceSchema.nullable(),
  /** The model that replaces it once the vendor has ended it. */
  replacement: z.string().nullable(),
  /** Whether generations that name no model use it; true for one model of a domain at most. */
  isDefault: z.boolean(),
  /** Whether the domain was moved from it to its replacement, and can be moved back. */
  isMoved: z.boolean().default(false),
  createdAt: timestampSchema,
});
export type AiModelWire = z.infer<typeof aiModelSchema>;

export const listModels = defineEndpoint('GET /model-ai', {
  who: 'signed-in',
  summary: 'AI models of every department, newest first.',
  response: z.object({ data: z.array(aiModelSchema) }),
});

const offeredFields = {
  id: z.string(),
  label: z.string(),
  /** The first day on which the vendor no longer answers calls to it; null if none is announced. */
  shutdownDate: z.iso.date().nullable(),
  state: modelStateSchema,
  /** The replacement that a superadmin named, else the vendor's own. */
  replacement: z.string().nullable(),
  price: modelPriceSchema.nullable(),
  /** Null if the price is unknown. */
  priceSource: z.enum(['list', 'own']).nullable(),
};
export const offeredModelSchema = z.object({
  ...offeredFields,
  isDefault: z.boolean(),
  /** Whether it is one of the domain's own AI models. */
  isOwn: z.boolean(),
});
export type OfferedModelWire = z.infer<typeof offeredModelSchema>;
const offerFields = {
  models: z.array(offeredModelSchema),
  /** Models that would be offered if the vendor had not ended them. */
  ended: z.array(offeredModelSchema),
};

export const availableModels = defineEndpoint('GET /model-ai/available', {
  who: 'signed-in',
  summary:
    'The models that a domain may generate with today: active ones that its key lists and the vendor has not ended.',
  query: z.strictObject({ department: z.string().optional() }),
  callsVendor: true,
  response: z.object(offerFields),
});

/* ---------- administration ---------- */

export const modelsOfDomains = defineEndpoint('GET /model-ai/domains', {
  who: 'superadmin',
  summary: 'The models that each domain may generate with today, and those that the vendor has ended.',
  callsVendor: true,
  response: z.object({ domains: z.array(z.object({ department: z.string(), ...offerFields })) }),
});

export const modelChoices = defineEndpoint('GET /model-ai/choices', {
  who: 'superadmin',
  summary: "The models that a domain's key can use, newest first, then the eight built-in ones with their states.",
  query: z.strictObject({ department: z.string().min(1) }),
  callsVendor: true,
  response: z.object({ models: z.array(z.object(offeredFields)) }),
});

const modelBody = z.strictObject({
  aiModelLabel: z.string().trim().min(1).max(100),
  aiModel: modelIdSchema,
  department: z.string().min(1, 'Please select a Domain'),
  active: z.boolean().default(true),
  /** Null removes the price. An update without this field keeps it. */
  price: modelPriceSchema.nullish(),
  replacement: modelIdSchema.nullish(),
  /** True makes it the only default of the domain. */
  isDefault: z.boolean().optional(),
});

const modelSaved = z.object({ success: z.literal(true), message: z.string(), data: aiModelSchema });
const modelParams = z.strictObject({ id: idSchema });

export const createModel = defineEndpoint('POST /model-ai', {
  who: 'superadmin',
  summary: 'Offers an AI model in a domain.',
  body: modelBody,
  status: 201,
  response: modelSaved,
  errors: ['conflict'],
});

export const updateModel = defineEndpoint('PUT /model-ai/:id', {
  who: 'superadmin',
  summary: 'Replaces an AI model of a domain; `active: true` activates it again.',
  params: modelParams,
  body: modelBody,
  response: modelSaved,
  errors: ['not_found', 'conflict'],
});

export const deactivateModel = defineEndpoint('DELETE /model-ai/:id', {
  who: 'superadmin',
  summary: 'Deactivates an AI model of a domain; it can be activated again.',
  params: modelParams,
  response: modelSaved,
  errors: ['not_found'],
});

export const moveModel = defineEndpoint('POST /model-ai/:id/move', {
  who: 'superadmin',
  summary: 'Offers the replacement of an AI model in its domain, and deactivates the model. Answers the replacement.',
  params: modelParams,
  response: modelSaved,
  errors: ['not_found', 'conflict'],
});

export const moveModelBack = defineEndpoint('DELETE /model-ai/:id/move', {
  who: 'superadmin',
  summary:
    'Undoes the move of a domain: the model is offered again, its replacement only if it was before. Answers the model.',
  params: modelParams,
  response: modelSaved,
  errors: ['not_found', 'conflict'],
});
