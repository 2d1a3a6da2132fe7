import { getOutcomes } from '@overture/core/contract';
import type { OutcomesBy } from '@overture/core/contract';
import { callApi, keepPreviousData, queryOptions } from '@overture/ui';
import { firstDayOf } from '../pages/overview/usage-figures.ts';

/** The outcomes of the hand-overs of the last days, in UTC. The previous answer is shown while the next one loads. */
export function outcomesQuery({
  days,
  department = '',
  by,
}: {
  readonly days: number;
  /** Empty for all domains. */
  readonly department?: string;
  readonly by: OutcomesBy;
}) {
  return queryOptions({
    queryKey: ['overview', 'outcomes', { days, department, by }],
    queryFn: async ({ signal }) => {
      const query = { from: firstDayOf(days, Date.now()), by, department };
      return callApi(getOutcomes, { query }, { signal });
    },
    placeholderData: keepPreviousData,
  });
}
