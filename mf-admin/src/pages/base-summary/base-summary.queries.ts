import { getBaseSummary, saveBaseSummary } from '@overture/core/contract';
import type { EndpointBody } from '@overture/core/contract';
import { callApi, queryOptions, useQueryClient } from '@overture/ui';
import { useSaving } from '../../saving/use-saving.ts';

export type BaseSummary = EndpointBody<typeof saveBaseSummary>;

/** The one prompt that every summary and generation begins with. */
export const baseSummaryQuery = queryOptions({
  queryKey: ['base-summary'],
  queryFn: ({ signal }) => callApi(getBaseSummary, {}, { signal }),
});

/** Replaces it; what was saved is shown at once. */
export function useSaveBaseSummary() {
  const client = useQueryClient();
  return useSaving({
    send: async (summary: BaseSummary) => {
      const answer = await callApi(saveBaseSummary, { body: summary });
      client.setQueryData(baseSummaryQuery.queryKey, summary);
      return answer;
    },
    changes: [baseSummaryQuery.queryKey],
    done: 'Base summary saved successfully',
    failed: 'Something went wrong',
  });
}
