import { useEffect, useRef, useState } from 'react';
import {
  listDashboardUsers,
  listHistory,
  listRuns,
  listTemplates,
  listWorklist,
  maxBulkItems,
  refreshHistory,
} from '@overture/core/contract';
import type { ListedRecord, RecordSummary, WorklistCounts } from '@overture/core/contract';
import {
  callApi,
  keepPreviousData,
  queryOptions,
  shortDate,
  toast,
  useQuery,
  useQueryClient,
  useSession,
  useStatusEvents,
} from '@overture/ui';
import { recordKey, takePartial } from '@overture/ui/record';
import { withStatusEvent } from './history-page.ts';
import type { HistoryPage } from './history-page.ts';
import { historyQueryOf, sharedQuery, worklistQueryOf } from './queue-filter.ts';
import type { QueueFilter } from './queue-filter.ts';
import type { Progress } from './row-words.ts';

/** The interval of the automatic refresh. */
const autoRefreshMs = 60_000;

/** The interval while a record waits, to show its place and whether a worker is running. */
const waitingRefreshMs = 10_000;

/** Who comes back from a long look at a result finds the rows at once, where they were. */
const keptMs = 60 * 60_000;

const isPending = ({ responseStatus }: RecordSummary): boolean => responseStatus === 'pending';

/** The pause before a refetch, because a worker that takes several jobs causes several events. */
const refetchDelayMs = 400;

const historyKey = ['history', 'list'] as const;

/**
 * One page of the queue. Of the list of all, the first load uses the list endpoint, and the refresh every 60 s the refresh
 * endpoint. The previous page is shown while the next one loads.
 */
function queueQuery(filter: QueueFilter) {
  const query = filter.tab === undefined ? historyQueryOf(filter) : worklistQueryOf(filter);
  return queryOptions({
    queryKey: [...historyKey, filter.tab ?? 'all', query],
    queryFn: ({ client, queryKey, signal }): Promise<HistoryPage> => {
      if (filter.tab !== undefined) return readTab(filter, signal);
      const loaded = client.getQueryData(queryKey) !== undefined;
      return callApi(loaded ? refreshHistory : listHistory, { query: historyQueryOf(filter) }, { signal });
    },
    placeholderData: keepPreviousData,
    gcTime: keptMs,
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined) return false;
      return data.emailSequences.some(isPending) ? waitingRefreshMs : autoRefreshMs;
    },
  });
}

/** A page of a tab, in the form of a page of the history. */
async function readTab(filter: QueueFilter, signal: AbortSignal): Promise<HistoryPage> {
  const {
    items,
    total,
    writerSilent = false,
  } = await callApi(listWorklist, { query: worklistQueryOf(filter) }, { signal });
  return {
    emailSequences: items.flatMap(({ record, ...work }) => (record ? [{ ...record, work }] : [])),
    totalEmailSequences: total,
    totalPages: Math.ceil(total / filter.limit),
    currentPage: filter.page,
    writerSilent,
  };
}

/** How many records stand on each tab, within the filters that all tabs share; undefined until they are counted. */
export function useTabCounts(filter: QueueFilter): WorklistCounts | undefined {
  const { person } = filter;
  const query = { page: 1, limit: 1, ...sharedQuery(filter), fromAdminSideUserId: person };
  return useQuery({
    queryKey: [...historyKey, 'counts', query],
    queryFn: ({ signal }) => callApi(listWorklist, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: autoRefreshMs,
    select: ({ counts }) => counts,
  }).data;
}

/** Reads the records of a tab from the first on, of any page, as many as one bulk action takes. */
export function useReadAll(filter: QueueFilter) {
  const client = useQueryClient();
  return async () => {
    const page = await client.fetchQuery({ ...queueQuery({ ...filter, page: 1, limit: maxBulkItems }), staleTime: 0 });
    return page.emailSequences;
  };
}

/**
 * One page of the queue, refreshed every 60 s and after status events, and how far each record is of which an event told.
 */
export function useHistoryPage(filter: QueueFilter) {
  const client = useQueryClient();
  const history = useQuery(queueQuery(filter));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const refetchSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey: historyKey }), refetchDelayMs);
  };
  const [progress, setProgress] = useState<ReadonlyMap<string, Progress>>(new Map());
  useStatusEvents((event) => {
    updatePage(client, filter, (page) => withStatusEvent(page, event));
    const { stage, partial } = event;
    setProgress((known) => new Map(known).set(event._id, { stage, readable: partial?.emails.length }));
    // A further written email does not change the list.
    if (stage?.name === 'writing') return takePartial(client, event);
    // The record may be opened before the list is read again.
    void client.invalidateQueries({ queryKey: recordKey(event.hubspotId) });
    refetchSoon();
  }, refetchSoon);
  useOutageToast(history);
  return { history, progress };
}

/** The templates by which the queue can be filtered. */
export function useTemplateOptions() {
  const { data } = useQuery({
    queryKey: ['templates'],
    queryFn: ({ signal }) => callApi(listTemplates, {}, { signal }),
    staleTime: 60_000,
  });
  return (data ?? []).map(({ _id, title }) => ({ value: _id, label: title || 'Untitled' }));
}

/** The runs by which the queue can be filtered, of the person whose records are listed. */
export function useRunOptions(person: string) {
  const userId = useSession()?.userId;
  const query = { page: 1, limit: 100, userId: person || userId };
  const { data } = useQuery({
    queryKey: ['runs', 'names', query],
    queryFn: ({ signal }) => callApi(listRuns, { query }, { signal }),
    staleTime: 60_000,
  });
  return (data?.runs ?? []).map(({ _id, name, createdAt }) => ({
    value: _id,
    label: `${name}, ${shortDate(new Date(createdAt))}`,
  }));
}

/** The owners of the contacts that the page has listed so far, and the one that is filtered by. */
export function useOwnerOptions(rows: readonly ListedRecord[], chosen: string) {
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const owners = rows.flatMap(({ work }) => work.owner ?? []).filter(({ email }) => !known.has(email));
  const seen = owners.map(({ email, name, isYou }) => [email, isYou ? 'You' : name || email] as const);
  // Owners stay in the list when a filter takes their contacts out of it.
  if (seen.length > 0) setKnown(new Map([...known, ...seen]));
  const asked = chosen === '' || known.has(chosen) ? [] : [[chosen, chosen] as const];
  return [...known, ...asked].map(([value, label]) => ({ value, label }));
}

/** The other users, whose records a superadmin may list; undefined for an admin. */
export function usePeopleOptions() {
  const session = useSession();
  const isSuperadmin = session?.role === 'superadmin';
  const { data } = useQuery({
    queryKey: ['users', 'names'],
    queryFn: ({ signal }) => callApi(listDashboardUsers, { query: {} }, { signal }),
    enabled: isSuperadmin,
    staleTime: 60_000,
  });
  if (!isSuperadmin) return undefined;
  return (data?.users ?? [])
    .filter(({ _id }) => _id !== session.userId)
    .map(({ _id, firstName, lastName, email }) => ({
      value: _id,
      label: [firstName, lastName].filter(Boolean).join(' ') || email,
    }));
}

/** Shows a toast when the queue cannot be loaded, once per outage and not once per refresh. */
function useOutageToast({ isSuccess, isLoadingError, isRefetchError }: LoadState): void {
  const reported = useRef(false);
  useEffect(() => {
    if (isSuccess) reported.current = false;
    if ((!isLoadingError && !isRefetchError) || reported.current) return;
    reported.current = true;
    toast.error(isLoadingError ? 'Failed to load history data' : 'Failed to refresh history data');
  }, [isSuccess, isLoadingError, isRefetchError]);
}

interface LoadState {
  readonly isSuccess: boolean;
  readonly isLoadingError: boolean;
  readonly isRefetchError: boolean;
}

function updatePage(
  client: ReturnType<typeof useQueryClient>,
  filter: QueueFilter,
  change: (page: HistoryPage) => HistoryPage,
): void {
  client.setQueryData(queueQuery(filter).queryKey, (page) => page && change(page));
}
