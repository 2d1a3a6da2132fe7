import { listRuns, showToday } from '@overture/core/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/api-client.ts';
import { todayKey } from './use-notice-count.ts';

const everyMs = 60_000;

/** What happened to the user's contacts, and what is due. Whatever changes the history loads it again. */
export const todayQuery = queryOptions({
  queryKey: todayKey,
  queryFn: ({ signal }) => callApi(showToday, {}, { signal }),
  refetchInterval: everyMs,
  // The title of a tab in the background tells what is new.
  refetchIntervalInBackground: true,
});

/** The user's newest runs. */
export const lastRunsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['runs', 'last', userId],
    queryFn: ({ signal }) => callApi(listRuns, { query: { page: 1, limit: 5, userId } }, { signal }),
    select: ({ runs }) => runs,
    refetchInterval: everyMs,
  });
