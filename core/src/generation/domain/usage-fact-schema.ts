import { z } from 'zod';
import { departmentKeySchema, usageKinds } from '../../contract/index.ts';
import type { UsageFact } from './usage-fact.ts';
import type { UsageSum } from './usage-sum.ts';

const shared = {
  // Older facts are all about generations.
  kind: z.enum(usageKinds).default('generation'),
  outcome: z.enum(['ready', 'error', 'wasted']),
  inputTokens: z.number(),
  outputTokens: z.number(),
  userId: z.string().nullable(),
  department: departmentKeySchema,
  aiModel: z.string(),
};

export const usageFactSchema: z.ZodType<UsageFact> = z.object({
  ...shared,
  id: z.string(),
  at: z.number(),
  costUsd: z.number().nullable(),
  msToReady: z.number().nullable(),
  promptId: z.string().nullable().default(null),
  promptVersion: z.number().nullable().default(null),
});

export const usageSumSchema: z.ZodType<UsageSum> = z.object({
  ...shared,
  day: z.number().int(),
  facts: z.number().int(),
  costUsd: z.number(),
  unpriced: z.number().int(),
  msToReady: z.array(z.number()),
});
