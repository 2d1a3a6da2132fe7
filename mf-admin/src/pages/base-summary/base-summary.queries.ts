import { getBaseSummary, saveBaseSummary } from '@overture/core/contract';
import type { EndpointBody } from '@overture/core/contract';
import { callApi, queryOptions } from '@overture/ui';
import { showOptimistically } from '../../saving/show-optimistically.ts';
import { useSaving } from '../../saving/use-saving.ts';
import { versionsKey } from '../prompt/prompt.queries.ts';

export type BaseSummary = EndpointBody<typeof saveBaseSummary>;

/** The base summary, the prompt that every summary begins with. */
export const baseSummaryQuery = queryOptions({
  queryKey: ['base-summary'],
  queryFn: ({ signal }) => callApi(getBaseSummary, {}, { signal }),
});

/** Replaces the base summary and shows the change before the server has answered. */
export function useSaveBaseSummary() {
  const { queryKey } = baseSummaryQuery;
  return useSaving({
    send: (summary: BaseSummary) => callApi(saveBaseSummary, { body: summary }),
    changes: [queryKey, versionsKey],
    optimistic: (client, summary) => showOptimistically(client, baseSummaryQuery, () => summary),
  });
}
