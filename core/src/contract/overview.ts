import { z } from 'zod';
import { dashboardUserSchema } from './auth.ts';
import { defineEndpoint } from './endpoint.ts';

export const statisticsSchema = z.object({
  totalUsers: z.number().int().nonnegative(),
  totalEmails: z.number().int().nonnegative(),
  /** `+12% vs previous 30 days`; empty when there is nothing to compare. */
  active_users_change: z.string(),
  emails_generated_change: z.string(),
});
export type Statistics = z.infer<typeof statisticsSchema>;

export const getStatistics = defineEndpoint({
  name: 'getStatistics',
  method: 'GET',
  path: '/auth/statistics',
  who: 'superadmin',
  summary: 'Users and ready sequences, with the change of the last 30 days against the 30 before.',
  status: 200,
  response: statisticsSchema,
});

export const listDashboardUsers = defineEndpoint({
  name: 'listDashboardUsers',
  method: 'GET',
  path: '/auth/users-action',
  who: 'superadmin',
  summary: 'Users of both roles, newest first, optionally of one department.',
  query: z.strictObject({ department: z.string().optional() }),
  status: 200,
  response: z.object({ success: z.literal(true), users: z.array(dashboardUserSchema) }),
});
