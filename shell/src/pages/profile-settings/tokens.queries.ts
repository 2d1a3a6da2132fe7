import { createToken, endToken, listTokens } from '@overture/core/contract';
import type { EndpointRequest } from '@overture/core/contract';
import { callApi, errorText, queryOptions, toast, useMutation, useQueryClient } from '@overture/ui';

/** The user's personal tokens that still work. */
export const tokensQuery = queryOptions({
  queryKey: ['personal-tokens'],
  queryFn: async ({ signal }) => (await callApi(listTokens, { query: { limit: 100 } }, { signal })).tokens,
});

export type NewToken = EndpointRequest<typeof createToken>['body'];

/** Makes a token; its answer is the only one that holds it. */
export function useCreateToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewToken) => callApi(createToken, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  });
}

export function useEndToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(endToken, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: tokensQuery.queryKey }),
  });
}
