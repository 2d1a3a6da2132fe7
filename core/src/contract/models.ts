import { z } from 'zod';
import { idSchema, timestampSchema } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

/** The eight models of the spec, section 9, in its order. */
export const modelOptions = [
  { value: 'gpt-5', label: 'GPT-5 (default)' },
  { value: 'gpt-5-2025-08-07', label: 'GPT-5 (Aug 07, 2025)' },
  { value: 'gpt-5-chat-latest', label: 'GPT-5 Chat Latest' },
  { value: 'gpt-5-codex', label: 'GPT-5 Codex' },
  { value: 'gpt-5-mini', label: 'GPT-5 Mini' },
  { value: 'gpt-5-mini-2025-08-07', label: 'GPT-5 Mini (Aug 07, 2025)' },
  { value: 'gpt-5-nano', label: 'GPT-5 Nano' },
  { value: 'gpt-5-nano-2025-08-07', label: 'GPT-5 Nano (Aug 07, 2025)' },
] as const;

/** What the generator offers for a domain in which no model was ever created. */
export const fallbackModels = modelOptions.slice(0, 3);

const dollars = z.number().nonnegative().max(10_000);

/** US dollars per million tokens, at the standard tier. */
export const modelPriceSchema = z.strictObject({
  input: dollars,
  /** Input that was read from the vendor's cache. */
  cachedInput: dollars,
  /** Input that was written to the vendor's cache. */
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
  /** The domain's own price; null: the published one counts. */
  price: modelPriceSchema.nullable(),
  /** The model that takes its place once the vendor has ended it. */
  replacement: z.string().nullable(),
  createdAt: timestampSchema,
});
export type AiModelWire = z.infer<typeof aiModelSchema>;

export const listModels = defineEndpoint({
  name: 'listModels',
  method: 'GET',
  path: '/model-ai',
  who: 'signed-in',
  summary: 'AI models of every department, newest first.',
  status: 200,
  response: z.object({ data: z.array(aiModelSchema) }),
});

/* ---------- administration ---------- */

const modelBody = z.strictObject({
  aiModelLabel: z.string().trim().min(1).max(100),
  aiModel: modelIdSchema,
  department: z.string().min(1, 'Please select a Domain'),
  active: z.boolean().default(true),
  /** Null takes it away; left out, an update keeps what is stored. */
  price: modelPriceSchema.nullish(),
  replacement: modelIdSchema.nullish(),
});

const modelSaved = z.object({ success: z.literal(true), message: z.string(), data: aiModelSchema });
const modelParams = z.strictObject({ id: idSchema });

export const createModel = defineEndpoint({
  name: 'createModel',
  method: 'POST',
  path: '/model-ai',
  who: 'superadmin',
  summary: 'Offers an AI model in a domain.',
  body: modelBody,
  status: 201,
  response: modelSaved,
  errors: ['conflict'],
});

export const updateModel = defineEndpoint({
  name: 'updateModel',
  method: 'PUT',
  path: '/model-ai/:id',
  who: 'superadmin',
  summary: 'Replaces an AI model of a domain; `active: true` brings a deactivated one back.',
  params: modelParams,
  body: modelBody,
  status: 200,
  response: modelSaved,
  errors: ['not_found', 'conflict'],
});

export const deactivateModel = defineEndpoint({
  name: 'deactivateModel',
  method: 'DELETE',
  path: '/model-ai/:id',
  who: 'superadmin',
  summary: 'Takes an AI model out of its domain; it can be brought back.',
  params: modelParams,
  status: 200,
  response: modelSaved,
  errors: ['not_found'],
});
