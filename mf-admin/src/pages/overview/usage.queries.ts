import { getUsage } from '@overture/core/contract';
import type { Usage } from '@overture/core/contract';
import { callApi, keepPreviousData, queryOptions, useQuery } from '@overture/ui';
import { firstDayOf } from './usage-figures.ts';

export interface UsageAsked {
  /** The number of days up to today, in UTC. */
  readonly days: number;
  /** Empty for all domains. */
  readonly department: string;
}

/** The usage of a range. The previous range is shown while the next one loads. */
function usageQuery({ days, department }: UsageAsked) {
  return queryOptions({
    queryKey: ['overview', 'usage', { days, department }],
    queryFn: ({ signal }) =>
      callApi(getUsage, { query: { from: firstDayOf(days, Date.now()), department } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The state of loading the usage; `usage` is undefined before the first answer. */
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
