import { getRecord } from '@overture/core/contract';
import { callApi, readAgain, useQuery, useQueryClient, useStatusEvents } from '@overture/ui';

/**
 * What there is to read of the newest generation of a contact: all, the first emails while the rest is written, or
 * nothing. The answer follows the status events.
 */
export function useReadable(contactId: string): 'all' | 'first' | 'nothing' {
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
  if (data?.responseStatus === 'ready') return 'all';
  return data?.partial ? 'first' : 'nothing';
}
