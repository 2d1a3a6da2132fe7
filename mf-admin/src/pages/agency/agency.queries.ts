import { getAgency, saveAgency } from '@overture/core/contract';
import type { EndpointBody } from '@overture/core/contract';
import { callApi, queryOptions } from '@overture/ui';
import { useSaving } from '../../saving/use-saving.ts';

const agencyKey = ['admin', 'agency'] as const;

/** How a domain describes the agency, and the rules of the send check. */
export const agencyQuery = (department: string) =>
  queryOptions({
    queryKey: [...agencyKey, department],
    queryFn: ({ signal }) => callApi(getAgency, { query: { department } }, { signal }),
    enabled: department !== '',
  });

export function useSaveAgency() {
  return useSaving({
    send: (body: EndpointBody<typeof saveAgency>) => callApi(saveAgency, { body }),
    changes: [agencyKey],
    words: { done: 'Agency saved successfully', failed: 'Something went wrong' },
  });
}
