import { listMyContacts, seeReply } from '@overture/core/contract';
import { callApi, queryOptions, useMutation, useQueryClient } from '@overture/ui';

/** The contacts that the user owns in HubSpot; a superadmin names the domain. */
export const myContactsQuery = (zone: string | undefined) =>
  queryOptions({
    queryKey: ['contacts', 'mine', zone ?? null],
    queryFn: ({ signal }) => callApi(listMyContacts, { query: { department: zone } }, { signal }),
    select: ({ contacts }) => contacts,
    enabled: zone !== '',
    // HubSpot is asked at each load, and allows few searches a second.
    staleTime: 5 * 60_000,
    retry: false,
  });

/** Says that the user has seen a reply, which takes it out of the list. */
export function useSeeReply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (hubspotId: string) => callApi(seeReply, { body: { hubspotId } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['history'] }),
  });
}
