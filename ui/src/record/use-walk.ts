import { listHistory, listWorklist } from '@overture/core/contract';
import { callApi, useQuery, worklistQuery } from '@overture/ui';
import type { WorklistFilter } from '@overture/ui';
import { recordQuery } from './record-query.ts';

/** The most contacts that are read at once; behind the last of them the list is read again. */
const maxContacts = 100;

export type Walk = NonNullable<ReturnType<typeof useWalk>>;

/** The first contacts of a list in the order in which the queue shows them: what is left to do as it is ranked, all records newest first. */
async function readContacts({ tab, ...filter }: WorklistFilter, signal: AbortSignal) {
  const query = { ...worklistQuery(filter), page: 1, limit: maxContacts };
  if (tab !== undefined) {
    const { items, total } = await callApi(listWorklist, { query: { tab, ...query } }, { signal });
    return { contacts: items.map(({ hubspotId }) => hubspotId), total };
  }
  const { emailSequences, totalEmailSequences: total } = await callApi(listHistory, { query }, { signal });
  return { contacts: emailSequences.map(({ hubspotId }) => hubspotId), total };
}

/**
 * The way through the list of the worklist from which a record was opened, as it was at the beginning: what is done on
 * the way leaves the list, and must not move those that follow. The next record is loaded ahead. Null until it is
 * read, and where the record was opened from no list and is not among the first hundred of all.
 */
export function useWalk(filter: WorklistFilter, hubspotId: string) {
  const query = worklistQuery(filter);
  const list = useQuery({
    queryKey: ['walk', query],
    queryFn: ({ signal }) => readContacts(filter, signal),
    staleTime: Infinity,
    // Another walk reads the list anew.
    gcTime: 0,
  });
  const contacts = list.data?.contacts ?? [];
  const at = contacts.indexOf(hubspotId);
  const next = contacts[at + 1];
  useQuery({ ...recordQuery({ hubspotId: next ?? '' }), enabled: next !== undefined });
  const isFromList = Object.keys(query).length > 0;
  if (list.data === undefined || (at < 0 && !isFromList)) return null;
  return {
    /** The place of the shown contact in the list, from 1; null once it has left the list. */
    place: at < 0 ? null : at + 1,
    total: list.data.total,
    /** The contact that comes next; undefined after the last one. */
    next,
    /** Reads the rest of a long list. Resolves to its first contact; undefined where nothing is left. */
    readOn: async () => {
      // What is read to the end of the list would begin anew.
      if (contacts.length >= list.data.total) return undefined;
      const { data } = await list.refetch();
      return data?.contacts.find((contact) => contact !== hubspotId);
    },
  };
}
