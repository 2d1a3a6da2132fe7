import { readAgain, useQuery, useQueryClient, useStatusEvents } from '@overture/ui';
import { recordQuery } from '@overture/ui/record';

/**
 * What there is to read of the newest generation of a contact: all, the first emails while the rest is written, or
 * nothing. The answer follows the status events.
 */
export function useReadable(contactId: string): 'all' | 'first' | 'nothing' {
  const client = useQueryClient();
  const record = recordQuery({ hubspotId: contactId });
  const { data } = useQuery(record);
  const refetch = () => void readAgain(client, record.queryKey);
  useStatusEvents(({ hubspotId }) => {
    if (hubspotId === contactId) refetch();
  }, refetch);
  if (data?.responseStatus === 'ready') return 'all';
  return data?.partial ? 'first' : 'nothing';
}
