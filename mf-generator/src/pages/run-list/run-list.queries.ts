import { listCrmLists, planRun, startRun } from '@overture/core/contract';
import type { EndpointBody } from '@overture/core/contract';
import { callApi, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@overture/ui';

export type PlanRequest = EndpointBody<typeof planRun>;

/** HubSpot's lists of contacts whose name contains the words. */
export const crmListsQuery = (department: string | null, search: string) =>
  queryOptions({
    queryKey: ['crm', 'lists', department, search],
    queryFn: ({ signal }) =>
      callApi(
        listCrmLists,
        { query: { limit: 100, ...(department !== null && { department }), ...(search !== '' && { search }) } },
        { signal },
      ),
    enabled: department !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });

/** What a run would do; null until somebody asks. A plan is about now, and is not kept. */
export const planQuery = (request: PlanRequest | null) =>
  queryOptions({
    queryKey: ['runs', 'plan', request],
    queryFn: ({ signal }) => {
      if (request === null) throw new Error('There is nothing to plan.');
      return callApi(planRun, { body: request }, { signal });
    },
    select: ({ plan }) => plan,
    enabled: request !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });

/** Starts a run; a repeat of the same press starts none. */
export function useStartRun() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: EndpointBody<typeof startRun> & { readonly key: string }) =>
      callApi(startRun, { body }, { idempotencyKey: key }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['runs', 'list'] }),
  });
}
