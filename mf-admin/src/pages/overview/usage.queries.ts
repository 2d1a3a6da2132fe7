import { getUsage } from '@overture/core/contract';
import type { Usage } from '@overture/core/contract';
import { callApi, keepPreviousData, queryOptions, useQuery } from '@overture/ui';
import { firstDayOf } from './usage-figures.ts';

export interface UsageAsked {
  /** Days up to today, in UTC. */
  readonly days: number;
  /** Empty for all domains. */
  readonly department: string;
}

/** The usage of a range; the range before stays in sight while the next one is on its way. */
export function usageQuery({ days, department }: UsageAsked) {
  return queryOptions({
    queryKey: ['overview', 'usage', { days, department }],
    queryFn: ({ signal }) =>
      callApi(
        getUsage,
        { query: { from: firstDayOf(days, Date.now()), ...(department ? { department } : {}) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

/** How the usage stands; `usage` is undefined until there is one. */
export interface UsageLoad {
  readonly usage: Usage | undefined;
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

export function useUsage(asked: UsageAsked): UsageLoad {
  const { data, isError, isFetching, refetch } = useQuery(usageQuery(asked));
  return { usage: data, failed: isError, retrying: isError && isFetching, onRetry: () => void refetch() };
}
