import { approveRecord, listHistory } from '@overture/core/contract';
import type { RecordDetail } from '@overture/core/contract';
import { callApi, errorText, toast, useMutation, useQuery, useQueryClient } from '@overture/ui';
import { recordQuery } from '@overture/ui/record';

/** The number of results that are loaded at once. After the last of them the next ones are loaded. */
const maxResults = 100;

/** The user's records whose newest result was not approved when the review began, newest first. */
export function useReviewList() {
  return useQuery({
    queryKey: ['review', 'list'],
    queryFn: ({ signal }) =>
      callApi(listHistory, { query: { page: 1, limit: maxResults, approved: 'false' } }, { signal }),
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

/** Approves the shown version, or withdraws the approval. */
export function useApprove() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ record, approved }: { readonly record: RecordDetail; readonly approved: boolean }) =>
      callApi(approveRecord, {
        body: { hubspotId: record.hubspotId, approved, ...(record.version && { version: record.version }) },
      }),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['history'] }),
  });
}
