import { useEffect } from 'react';
import { getStatistics, listDashboardUsers } from '@overture/core/contract';
import type { DashboardUser, Statistics } from '@overture/core/contract';
import { callApi, queryOptions, useQuery } from '@overture/ui';

/** What the stat cards show before and instead of an answer (spec, section 3). */
const noStatistics: Statistics = {
  totalUsers: 0,
  totalEmails: 0,
  active_users_change: '',
  emails_generated_change: '',
};

const statisticsQuery = queryOptions({
  queryKey: ['overview', 'statistics'],
  queryFn: ({ signal }) => callApi(getStatistics, {}, { signal }),
});

/** Users of both roles, of one department or of all. */
export function usersQuery(department: string | undefined) {
  return queryOptions({
    queryKey: ['overview', 'users', department ?? 'all'],
    queryFn: async ({ signal }) =>
      (await callApi(listDashboardUsers, { query: department ? { department } : {} }, { signal })).users,
  });
}

/** The statistics; undefined while loading. A failure is logged only and shows 0 (spec, section 8). */
export function useStatistics(): Statistics | undefined {
  const { data, error } = useQuery(statisticsQuery);
  useLogged('The statistics could not be read', error);
  return data ?? (error ? noStatistics : undefined);
}

/** The users; undefined while loading. A failure is logged and the list stays empty (spec, section 8). */
export function useUsers(department: string | undefined): readonly DashboardUser[] | undefined {
  const { data, error } = useQuery(usersQuery(department));
  useLogged('The users could not be read', error);
  return data ?? (error ? [] : undefined);
}

function useLogged(what: string, error: Error | null): void {
  useEffect(() => {
    if (error) console.error(what, error);
  }, [what, error]);
}
