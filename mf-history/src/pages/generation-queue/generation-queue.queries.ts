import { useEffect, useRef, useState } from 'react';
import {
  cancelGeneration,
  deleteRecord,
  listDashboardUsers,
  listHistory,
  listTemplates,
  refreshHistory,
  retryGeneration,
} from '@overture/core/contract';
import type { RecordSummary, ResponseStatus, Stage, StatusEventWire } from '@overture/core/contract';
import {
  callApi,
  errorText,
  keepPreviousData,
  queryOptions,
  toast,
  useMutation,
  useQuery,
  useQueryClient,
  useSession,
  useStatusEvents,
} from '@overture/ui';
import { recordKey, takePartial } from '@overture/ui/record';
import { momentsOf } from './day-groups.ts';
import type { Period } from './day-groups.ts';
import { withoutRecord, withStatusEvent } from './history-page.ts';
import type { HistoryPage } from './history-page.ts';

/** The interval of the automatic refresh. */
const autoRefreshMs = 60_000;

/** The interval while a record waits, to show its place and whether a worker is running. */
const waitingRefreshMs = 10_000;

const isPending = ({ responseStatus }: RecordSummary): boolean => responseStatus === 'pending';

/** The pause before a refetch, because a worker that takes several jobs causes several events. */
const refetchDelayMs = 400;

/** The state of the queue's page in the address. */
export interface QueueFilter {
  readonly page: number;
  readonly limit: number;
  readonly status: ResponseStatus | undefined;
  readonly search: string;
  /** The id of a template; empty for all. */
  readonly template: string;
  /** The id of a user, for superadmins; empty for the own records. */
  readonly person: string;
  readonly when: Period | undefined;
}

const historyKey = ['history', 'list'] as const;

/**
 * One page of the queue. The first load uses the list endpoint, and the refresh every 60 s the refresh endpoint. The
 * previous page is shown while the next one loads.
 */
function historyQuery({ page, limit, status, search, template, person, when }: QueueFilter) {
  const query = {
    page,
    limit,
    ...(status ? { status } : {}),
    ...(search ? { search } : {}),
    ...(template ? { template } : {}),
    ...(person ? { userId: person } : {}),
    ...momentsOf(when),
  };
  return queryOptions({
    queryKey: [...historyKey, query],
    queryFn: ({ client, queryKey, signal }): Promise<HistoryPage> => {
      const loaded = client.getQueryData(queryKey) !== undefined;
      return callApi(loaded ? refreshHistory : listHistory, { query }, { signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      if (data === undefined) return false;
      return data.emailSequences.some(isPending) ? waitingRefreshMs : autoRefreshMs;
    },
  });
}

/**
 * One page of the queue, refreshed every 60 s and after status events, the stage of each running record, and how many
 * emails of it can be read.
 */
export function useHistoryPage(filter: QueueFilter) {
  const client = useQueryClient();
  const history = useQuery(historyQuery(filter));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const refetchSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey: historyKey }), refetchDelayMs);
  };
  const [stages, setStages] = useState<ReadonlyMap<string, Stage>>(new Map());
  const [readable, setReadable] = useState<ReadonlyMap<string, number>>(new Map());
  useStatusEvents((event) => {
    updatePage(client, filter, (page) => withStatusEvent(page, event));
    setStages((known) => withStage(known, event));
    setReadable((known) => withReadable(known, event));
    // A further written email does not change the list.
    if (event.stage?.name === 'writing') return takePartial(client, event);
    // The record may be opened before the list is read again.
    void client.invalidateQueries({ queryKey: recordKey(event.hubspotId) });
    refetchSoon();
  }, refetchSoon);
  useOutageToast(history);
  return { history, stages, readable };
}

function withStage(stages: ReadonlyMap<string, Stage>, { _id, stage }: StatusEventWire): ReadonlyMap<string, Stage> {
  const next = new Map(stages);
  if (stage) next.set(_id, stage);
  else next.delete(_id);
  return next;
}

function withReadable(
  known: ReadonlyMap<string, number>,
  { _id, partial }: StatusEventWire,
): ReadonlyMap<string, number> {
  const next = new Map(known);
  if (partial) next.set(_id, partial.emails.length);
  else next.delete(_id);
  return next;
}

/** The number of results that nobody has approved yet. */
export function useToReview(): number {
  const query = { page: 1, limit: 5, approved: 'false' } as const;
  return (
    useQuery({
      queryKey: [...historyKey, 'to-review'],
      queryFn: ({ signal }) => callApi(listHistory, { query }, { signal }),
    }).data?.totalEmailSequences ?? 0
  );
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

type RecordKey = Pick<RecordSummary, '_id' | 'hubspotId'>;

/** Deletes a record and removes its row from the shown page; only that row is busy meanwhile. */
export function useDeleteRecord(filter: QueueFilter) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ hubspotId }: RecordKey) => callApi(deleteRecord, { body: { hubspotId } }),
    onSuccess: ({ message }, { _id, hubspotId }) => {
      toast.success(message || 'Email sequence deleted successfully');
      updatePage(client, filter, (page) => withoutRecord(page, _id));
      client.removeQueries({ queryKey: ['history', 'record', hubspotId] });
    },
    onError: (error) => toast.error(errorText(error, 'An error occurred while deleting the email sequence')),
    onSettled: () => client.invalidateQueries({ queryKey: historyKey }),
  });
}

/** Queues a failed generation again. */
export function useRetryGeneration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ hubspotId }: RecordKey) => callApi(retryGeneration, { body: { hubspotId } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['history'] }),
  });
}

/** Cancels a pending generation. */
export function useCancelGeneration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ hubspotId }: RecordKey) => callApi(cancelGeneration, { body: { hubspotId } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['history'] }),
  });
}

function updatePage(
  client: ReturnType<typeof useQueryClient>,
  filter: QueueFilter,
  change: (page: HistoryPage) => HistoryPage,
): void {
  client.setQueryData(historyQuery(filter).queryKey, (page) => page && change(page));
}
