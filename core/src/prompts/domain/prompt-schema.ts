import { z } from 'zod';
import { departmentKeySchema, summaryDepartmentKeySchema } from '../../contract/index.ts';
import type { BaseSummary, PromptTemplate, SummaryPrompt } from './prompt.ts';

/* Reads stored prompts of any age: a field that came later has the value its absence meant. */

const texts = { title: z.string().default(''), description: z.string().default(''), prompt: z.string() };

export const promptTemplateSchema: z.ZodType<PromptTemplate> = z.object({
  id: z.string(),
  ...texts,
  department: departmentKeySchema,
  version: z.number().int().positive().default(1),
  createdAt: z.number(),
  updatedAt: z.number(),
});

export const summaryPromptSchema: z.ZodType<SummaryPrompt> = z.object({
  id: z.string(),
  ...texts,
  group: summaryDepartmentKeySchema,
  createdAt: z.number(),
});

export const baseSummarySchema: z.ZodType<BaseSummary> = z.object({
  title: z.string().default(''),
  prompt: z.string(),
  updatedAt: z.number(),
});
