import { listCrmLists, planRun, startRun } from '@overture/core/contract';
import type { EndpointBody } from '@overture/core/contract';
import { callApi, keepPreviousData, queryOptions, useQueryClient, useSingleMutation } from '@overture/ui';
import { useState } from 'react';
import { createSubmitKeys } from '../generator/model/submit-key.ts';

export type PlanRequest = EndpointBody<typeof planRun>;

/** HubSpot's lists of contacts whose name contains the words. */
export const crmListsQuery = (department: string | null, search: string) =>
  queryOptions({
    queryKey: ['crm', 'lists', department, search],
    queryFn: ({ signal }) =>
      callApi(listCrmLists, { query: { limit: 100, department: department ?? undefined, search } }, { signal }),
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

/** Starts a run; the same one is never started twice. */
export function useStartRun() {
  const client = useQueryClient();
  const [keys] = useState(createSubmitKeys);
  return useSingleMutation({
    mutationFn: (body: EndpointBody<typeof startRun>) =>
      callApi(startRun, { body }, { idempotencyKey: keys.keyFor(JSON.stringify(body)) }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['runs', 'list'] }),
    onError: (error) => keys.ended(error),
  });
}
