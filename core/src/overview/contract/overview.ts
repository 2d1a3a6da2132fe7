import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';
import { dashboardUserSchema } from '../../people/users/contract/users.ts';
import { requestedDateSchema, idSchema } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { usageKinds } from '../../limits/contract/usage-kinds.ts';

export const statisticsSchema = z.object({
  /** Accounts. */
  totalUsers: z.number().int().nonnegative(),
  /** Users who asked the AI for something in the last 30 days. */
  activeUsers: z.number().int().nonnegative(),
  /** Emails of all sequences that are kept. */
  totalEmails: z.number().int().nonnegative(),
  /** `+12% vs previous 30 days`; empty when there is nothing to compare. */
  active_users_change: z.string(),
  emails_generated_change: z.string(),
});
export type Statistics = z.infer<typeof statisticsSchema>;

export const getStatistics = defineEndpoint('GET /auth/statistics', {
  who: 'superadmin',
  summary: 'Users and ready emails, with the change of the last 30 days against the 30 before.',
  response: statisticsSchema,
});

export const listDashboardUsers = defineEndpoint('GET /auth/users-action', {
  who: 'superadmin',
  summary: 'Users of both roles, newest first, optionally of one department.',
  query: z.strictObject({ department: z.string().optional() }),
  response: z.object({ success: z.literal(true), users: z.array(dashboardUserSchema) }),
});

/* ---------- usage ---------- */

/** Totals: the number of generations, and the tokens and the cost of every call to the AI. */
const usageFields = {
  /** Generations that became ready. */
  generations: z.number().int().nonnegative(),
  /** Generations that ended in an error. */
  errors: z.number().int().nonnegative(),
  inputTokens: z.number().int().nonnegative(),
  outputTokens: z.number().int().nonnegative(),
  /** US dollars, over the calls whose cost is known. */
  costUsd: z.number().nonnegative(),
  /** Calls of unknown cost, because the model's price is unknown or the server reported no usage. */
  unpriced: z.number().int().nonnegative(),
  /** The median time from submit to ready, in milliseconds; null when none became ready. */
  medianMsToReady: z.number().nonnegative().nullable(),
};
const dateSchema = z.iso.date();

export const usageSchema = z.object({
  /** The first and the last day, in UTC. */
  from: dateSchema,
  to: dateSchema,
  totals: z.object(usageFields),
  /** Every day of the range, with or without generations. */
  days: z.array(z.object({ date: dateSchema, ...usageFields })),
  /** Domains and models that were used; those with the most generations first. */
  departments: z.array(z.object({ department: z.string(), ...usageFields })),
  models: z.array(z.object({ aiModel: z.string(), ...usageFields })),
  /** Totals by the purpose of the calls, the most expensive first. Purposes without calls are absent. */
  kinds: z.array(
    z.object({
      kind: z.enum(usageKinds),
      calls: z.number().int().nonnegative(),
      costUsd: usageFields.costUsd,
      unpriced: usageFields.unpriced,
    }),
  ),
  /** By day, domain and model together, oldest first. */
  series: z.array(z.object({ date: dateSchema, department: z.string(), aiModel: z.string(), ...usageFields })),
  /** The ten users with the most generations, deleted users included. */
  topUsers: z.array(
    z.object({ _id: idSchema, email: z.string(), firstName: z.string(), lastName: z.string(), ...usageFields }),
  ),
});
export type Usage = Immutable<z.infer<typeof usageSchema>>;

export const getUsage = defineEndpoint('GET /auth/usage', {
  who: 'superadmin',
  summary:
    'Generations, errors, tokens, cost and time by day, domain and model; the last 30 days unless `from` and `to` say otherwise, 400 at most.',
  query: z.strictObject({
    from: requestedDateSchema.optional(),
    to: requestedDateSchema.optional(),
    department: z.string().optional(),
  }),
  response: usageSchema,
});
