import { listRuns, showToday } from '@overture/core/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/api-client.ts';

/** Also in a tab in the background, whose title tells what is new. */
const live = { refetchInterval: 60_000, refetchIntervalInBackground: true };

/** What happened to the user's contacts, and what is due. Whatever changes the history loads it again. */
export const todayQuery = queryOptions({
  queryKey: ['history', 'today'],
  queryFn: ({ signal }) => callApi(showToday, {}, { signal }),
  ...live,
});

/** The user's newest runs. */
export const lastRunsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['runs', 'last', userId],
    queryFn: ({ signal }) => callApi(listRuns, { query: { page: 1, limit: 5, userId } }, { signal }),
    select: ({ runs }) => runs,
    ...live,
  });
