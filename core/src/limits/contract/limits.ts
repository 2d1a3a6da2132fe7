import { z } from 'zod';
import { timestampSchema } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';

/** Whom a limit binds: users, domains, or everybody together. */
export const limitScopes = ['user', 'domain', 'all'] as const;
export type LimitScope = (typeof limitScopes)[number];

/** The share of a budget from which it counts as nearly used up. */
export const warningShare = 0.8;

/** US dollars per UTC day or month. */
const usd = z.number('must be a number').min(0, 'must not be negative').max(1_000_000, 'must be at most 1,000,000');
const perMinute = z.number('must be a number').int('must be a whole number').min(1).max(100_000);

const limitWireSchema = z.object({
  scope: z.enum(limitScopes),
  /** A user's id or a domain's name; null: each user, each domain, or everybody together. */
  key: z.string().nullable(),
  /** Whom the limit binds, in words for people. */
  label: z.string(),
  dailyUsd: z.number().nullable(),
  monthlyUsd: z.number().nullable(),
  /** The most requests per minute that may call a vendor. */
  perMinute: z.number().nullable(),
  /** US dollars spent in the current day and month; null for a limit that binds each user or each domain. */
  todayUsd: z.number().nullable(),
  monthUsd: z.number().nullable(),
});
export type LimitWire = z.infer<typeof limitWireSchema>;

const limitsResponse = z.object({ limits: z.array(limitWireSchema) });

export const listLimits = defineEndpoint('GET /limits', {
  who: 'superadmin',
  summary: 'The limits, each with what is spent today and this month.',
  response: limitsResponse,
});

const spendingSchema = limitWireSchema.omit({ perMinute: true }).extend({
  /** US dollars spent in the current day and month. */
  todayUsd: z.number(),
  monthUsd: z.number(),
});
export type SpendingWire = z.infer<typeof spendingSchema>;

export const listSpending = defineEndpoint('GET /limits/spending', {
  who: 'superadmin',
  summary:
    'What everybody, each domain, and the ten users nearest to theirs have spent of their limits of money. Who has no such limit is left out.',
  response: z.object({ spending: z.array(spendingSchema) }),
});

export const saveLimit = defineEndpoint('PUT /limits', {
  who: 'superadmin',
  reauthenticate: true,
  summary: 'Sets amounts of one limit and answers all limits. Null removes an amount; an absent one stays.',
  body: z
    .strictObject({
      scope: z.enum(limitScopes),
      key: z.string().min(1).max(200).nullable().optional(),
      dailyUsd: usd.nullable().optional(),
      monthlyUsd: usd.nullable().optional(),
      perMinute: perMinute.nullable().optional(),
    })
    .refine(({ scope, key }) => scope !== 'all' || key == null, { path: ['key'], message: 'Everybody has no key' }),
  response: limitsResponse,
  errors: ['not_found'],
});

const budgetSchema = z.object({
  scope: z.enum(limitScopes),
  period: z.enum(['day', 'month']),
  limitUsd: z.number(),
  spentUsd: z.number(),
  leftUsd: z.number(),
  /** Whether at least four fifths of it are used up. */
  isNear: z.boolean(),
  resetsAt: timestampSchema,
});
export type BudgetWire = z.infer<typeof budgetSchema>;

export const myLimits = defineEndpoint('GET /limits/mine', {
  who: 'signed-in',
  summary: 'What the caller may still spend under each limit; the limit with the least left comes first.',
  response: z.object({ limits: z.array(budgetSchema), perMinute: z.number().nullable() }),
});
