import { approveRecord, listHistory } from '@overture/core/contract';
import type { RecordDetail } from '@overture/core/contract';
import { callApi, errorText, toast, useMutation, useQuery, useQueryClient } from '@overture/ui';
import { recordQuery } from '@overture/ui/record';

/** Results are read so many at a time; after the last of them the next ones are asked for. */
const batch = 100;

/** The own records whose newest result nobody has approved, newest first; as they were when the review began. */
export function useReviewList() {
  return useQuery({
    queryKey: ['review', 'list'],
    queryFn: ({ signal }) => callApi(listHistory, { query: { page: 1, limit: batch, approved: 'false' } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The record to be read, and ahead of time the one after it. */
export function useReviewed(hubspotId: string | undefined, nextId: string | undefined) {
  const asked = (id: string | undefined) => ({ ...recordQuery({ hubspotId: id ?? '' }), enabled: id !== undefined });
  useQuery(asked(nextId));
  return useQuery(asked(hubspotId));
}

/** Approves the version that was read, or takes that back. */
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
