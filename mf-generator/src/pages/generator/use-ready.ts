import { getRecord } from '@overture/core/contract';
import { callApi, readAgain, useQuery, useQueryClient, useStatusEvents } from '@overture/ui';

/** Whether the newest generation of a contact is ready. The answer follows the status events. */
export function useReady(contactId: string): boolean {
  const client = useQueryClient();
  // The page of the result uses the same key, so that it opens with the data that is already loaded.
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
