import { getRecord } from '@overture/core/contract';
import { callApi, readAgain, useQuery, useQueryClient, useStatusEvents } from '@overture/ui';

/** Whether the newest generation of a contact is ready, followed live. */
export function useReady(contactId: string): boolean {
  const client = useQueryClient();
  // The key by which the page of the result asks, so that it opens with what is here.
  const queryKey = ['history', 'record', contactId, 'own', 'newest'];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(getRecord, { query: { hubspotId: contactId } }, { signal }),
  });
  const refetch = () => void readAgain(client, queryKey);
  useStatusEvents(({ hubspotId }) => {
    if (hubspotId === contactId) refetch();
  }, refetch);
  return data?.responseStatus === 'ready';
}
