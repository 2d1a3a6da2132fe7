import { listWorklist } from '@overture/core/contract';
import { callApi, queryOptions, useQuery, worklistQuery } from '@overture/ui';
import type { WorklistFilter } from '@overture/ui';
import { recordQuery } from '@overture/ui/record';

/** The number of results that are loaded at once. After the last of them the next ones are loaded. */
const maxResults = 100;

/**
 * The user's records whose newest result was to fix or to review when the review began, the riskiest first, and how many
 * there are in all.
 */
export function useReviewList(filter: WorklistFilter) {
  const asked = worklistQuery({ ...filter, tab: undefined });
  return useQuery({
    queryKey: ['review', 'list', asked],
    queryFn: async ({ signal }) => {
      const query = { ...asked, page: 1, limit: maxResults };
      const [mend, review] = await Promise.all(
        (['mend', 'review'] as const).map((tab) => callApi(listWorklist, { query: { ...query, tab } }, { signal })),
      );
      const items = [...(mend?.items ?? []), ...(review?.items ?? [])].slice(0, maxResults);
      return { items, total: (mend?.total ?? 0) + (review?.total ?? 0) };
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}

/**
 * The record to review. The one after it is preloaded. Both are read anew unless they were read after `since`, when the
 * list was: another page may have read them before they had a result. `since` is in milliseconds.
 */
export function useReviewed(hubspotId: string | undefined, nextId: string | undefined, since: number) {
  const asked = (id: string | undefined) =>
    queryOptions({
      ...recordQuery({ hubspotId: id ?? '' }),
      enabled: id !== undefined,
      staleTime: ({ state }) => (state.dataUpdatedAt >= since ? Infinity : 0),
    });
  useQuery(asked(nextId));
  return useQuery(asked(hubspotId));
}
