import { endOtherSessions, endSession, listSessions } from '@overture/core/contract';
import { callApi, errorText, queryOptions, toast, useMutation, useQueryClient } from '@overture/ui';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await callApi(listSessions, {}, { signal })).sessions,
});

/** Ends the session with this id; without an id, all others. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? callApi(endOtherSessions, {}) : callApi(endSession, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
