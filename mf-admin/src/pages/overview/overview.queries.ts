import { useEffect } from 'react';
import { getStatistics, listDashboardUsers, listSpending } from '@overture/core/contract';
import type { DashboardUser, Statistics } from '@overture/core/contract';
import { callApi, queryOptions, useQuery, useRetry } from '@overture/ui';
import type { LoadState } from '@overture/ui';

/** What the stat cards show while loading and after a failure. */
const noStatistics: Statistics = {
  totalUsers: 0,
  activeUsers: 0,
  totalEmails: 0,
  active_users_change: '',
  emails_generated_change: '',
};

const noUsers: readonly DashboardUser[] = [];

const statisticsQuery = queryOptions({
  queryKey: ['overview', 'statistics'],
  queryFn: ({ signal }) => callApi(getStatistics, {}, { signal }),
});

export function usersQuery(department: string | undefined) {
  return queryOptions({
    queryKey: ['overview', 'users', department ?? 'all'],
    queryFn: async ({ signal }) => (await callApi(listDashboardUsers, { query: { department } }, { signal })).users,
  });
}

/** What is spent of the limits. It is loaded again each minute while the page is open, and after a limit has changed. */
export const spendingQuery = queryOptions({
  queryKey: ['admin', 'limits', 'spending'],
  queryFn: ({ signal }) => callApi(listSpending, {}, { signal }),
  select: ({ spending }) => spending,
  refetchInterval: 60_000,
});

/** The statistics. After a failure they are 0; it is logged, and the load can be retried. */
export function useStatistics(): Loaded<Statistics> {
  const query = useQuery(statisticsQuery);
  const load = useLoggedRetry(query, 'The statistics could not be loaded');
  return { data: load.failure === undefined ? query.data : noStatistics, load };
}

/** The users. After a failure there are none; it is logged, and the load can be retried. */
export function useUsers(department: string | undefined): Loaded<readonly DashboardUser[]> {
  const query = useQuery(usersQuery(department));
  const load = useLoggedRetry(query, 'The users could not be loaded');
  return { data: load.failure === undefined ? query.data : noUsers, load };
}

export interface Loaded<T> {
  /** Undefined while loading. */
  readonly data: T | undefined;
  readonly load: LoadState;
}

function useLoggedRetry(
  query: { readonly error: Error | null; readonly isLoadingError: boolean; readonly refetch: () => Promise<unknown> },
  words: string,
): LoadState {
  const { error } = query;
  useEffect(() => {
    if (error) console.error(words, error);
  }, [words, error]);
  return useRetry(query, words);
}
