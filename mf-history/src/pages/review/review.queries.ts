import { approveRecord, listWorklist } from '@overture/core/contract';
import type { RecordDetail } from '@overture/core/contract';
import { callApi, errorText, toast, useMutation, useQuery, useQueryClient } from '@overture/ui';
import { recordQuery } from '@overture/ui/record';

/** The number of results that are loaded at once. After the last of them the next ones are loaded. */
const maxResults = 100;

/** What of the queue is reviewed. */
export interface ReviewFilter {
  readonly search: string;
  /** The id of a template; empty for all. */
  readonly template: string;
}

/**
 * The user's records whose newest result was to mend or to review when the review began, the riskiest first, and how many
 * there are in all.
 */
export function useReviewList({ search, template }: ReviewFilter) {
  const filter = { ...(search && { search }), ...(template && { template }) };
  return useQuery({
    queryKey: ['review', 'list', filter],
    queryFn: async ({ signal }) => {
      const query = { ...filter, page: 1, limit: maxResults };
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
 * The record to review. The one after it is preloaded. Both are read anew, because another page may have read them before
 * they had a result.
 */
export function useReviewed(hubspotId: string | undefined, nextId: string | undefined) {
  const asked = (id: string | undefined) => ({
    ...recordQuery({ hubspotId: id ?? '' }),
    enabled: id !== undefined,
    staleTime: 0,
  });
  useQuery(asked(nextId));
  return useQuery(asked(hubspotId));
}

/** Approves the shown version with the texts that are shown, or withdraws the approval. */
export function useApprove() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      record,
      approved,
      override = [],
    }: {
      readonly record: RecordDetail;
      readonly approved: boolean;
      /** The rules whose findings the user allows. */
      readonly override?: readonly string[];
    }) =>
      callApi(approveRecord, {
        body: {
          hubspotId: record.hubspotId,
          approved,
          ...(record.version && { version: record.version }),
          ...(approved && { revisions: record.emails.map(({ revision }) => revision) }),
          ...(override.length > 0 && { override: [...override] }),
        },
      }),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['history'] }),
  });
}
