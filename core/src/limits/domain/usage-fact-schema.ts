import { z } from 'zod';
import { departmentKeySchema } from '../../platform/contract/departments.ts';
import { usageKinds } from '../contract/usage-kinds.ts';
import type { UsageFact } from './usage-fact.ts';
import type { UsageSum } from './usage-sum.ts';

const shared = {
  // Older facts are all about generations.
  kind: z.enum(usageKinds).default('generation'),
  // An older name of calls that brought no result.
  outcome: z.union([z.enum(['ready', 'error', 'call']), z.literal('wasted').transform(() => 'call' as const)]),
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
  jobId: z.string().nullable().default(null),
  costUsd: z.number().nullable(),
  countedUsd: z.number().default(0),
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
