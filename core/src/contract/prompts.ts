import { z } from 'zod';
import { idSchema, pageQuery, timestampSchema } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const promptSchema = z.object({
  _id: idSchema,
  title: z.string(),
  description: z.string(),
  prompt: z.string(),
  department: z.string(),
  /** Counts from 1 and grows with every edit; a generation stores the version it used. */
  version: z.number().int().positive(),
  createdAt: timestampSchema,
});
export type Prompt = z.infer<typeof promptSchema>;

export const listPrompts = defineEndpoint({
  name: 'listPrompts',
  method: 'GET',
  path: '/prompts',
  who: 'signed-in',
  summary: "Prompt templates, newest first; an admin sees the own department's only.",
  query: z.strictObject({
    /** `false`: all of them as one page. */
    isFilter: z.enum(['true', 'false']).optional(),
    department: z.string().optional(),
    ...pageQuery,
  }),
  status: 200,
  response: z.object({
    prompts: z.array(promptSchema),
    totalPrompts: z.number().int(),
    totalPages: z.number().int(),
    currentPage: z.number().int(),
  }),
});

export const listTemplates = defineEndpoint({
  name: 'listTemplates',
  method: 'GET',
  path: '/templates',
  who: 'signed-in',
  summary: "The prompt templates a user may generate with: the own department's, or all for a superadmin.",
  status: 200,
  response: z.array(z.object({ _id: idSchema, title: z.string(), prompt: z.string(), createdAt: timestampSchema })),
});

export const getServiceTypes = defineEndpoint({
  name: 'getServiceTypes',
  method: 'GET',
  path: '/dropdown/get-service-types',
  who: 'signed-in',
  summary: "The agency's services, among which a generation's detected service is chosen.",
  status: 200,
  response: z.object({ options: z.array(z.object({ value: z.string(), label: z.string() })) }),
});
