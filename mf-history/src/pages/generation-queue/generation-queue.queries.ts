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
import { momentsOf } from './day-groups.ts';
import type { Period } from './day-groups.ts';
import { withoutRecord, withStatusEvent } from './history-page.ts';
import type { HistoryPage } from './history-page.ts';

/** Spec, section 9. */
const autoRefreshMs = 60_000;

/** While something waits, to know its place and whether a writer is there. */
const waitingRefreshMs = 10_000;

const isPending = ({ responseStatus }: RecordSummary): boolean => responseStatus === 'pending';

/** Events come in bursts when a worker takes several jobs; one refetch serves them all. */
const quietRefetchMs = 400;

/** What the address says of the queue. */
export interface QueueFilter {
  readonly page: number;
  readonly limit: number;
  readonly status: ResponseStatus | undefined;
  readonly search: string;
  /** The id of a template; empty for all. */
  readonly template: string;
  /** The id of a user, for superadmins; empty for oneself. */
  readonly person: string;
  readonly when: Period | undefined;
}

const historyKey = ['history', 'list'] as const;

/**
 * One page of the queue: first from the list endpoint, then from the refresh endpoint, every 60 s. The page before stays
 * visible while the next one is loading.
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

/** One page of the queue, refreshed every 60 s and after the server's status events; and what each record is at. */
export function useHistoryPage(filter: QueueFilter) {
  const client = useQueryClient();
  const history = useQuery(historyQuery(filter));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const refetchSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey: historyKey }), quietRefetchMs);
  };
  const [stages, setStages] = useState<ReadonlyMap<string, Stage>>(new Map());
  useStatusEvents((event) => {
    updatePages(client, (page) => withStatusEvent(page, event));
    setStages((known) => withStage(known, event));
    // A further email changes nothing of the list.
    if (event.stage?.name !== 'writing') refetchSoon();
  }, refetchSoon);
  useOutageToast(history);
  return { history, stages };
}

function withStage(stages: ReadonlyMap<string, Stage>, { _id, stage }: StatusEventWire): ReadonlyMap<string, Stage> {
  const next = new Map(stages);
  if (stage) next.set(_id, stage);
  else next.delete(_id);
  return next;
}

/** How many results nobody has approved yet. */
export function useToReview(): number {
  const query = { page: 1, limit: 5, approved: 'false' } as const;
  return (
    useQuery({
      queryKey: [...historyKey, 'to-review'],
      queryFn: ({ signal }) => callApi(listHistory, { query }, { signal }),
    }).data?.totalEmailSequences ?? 0
  );
}

/** The templates that the queue can be limited to. */
export function useTemplateOptions() {
  const { data } = useQuery({
    queryKey: ['templates'],
    queryFn: ({ signal }) => callApi(listTemplates, {}, { signal }),
    staleTime: 60_000,
  });
  return (data ?? []).map(({ _id, title }) => ({ value: _id, label: title || 'Untitled' }));
}

/** The other users, whose records a superadmin may list; undefined for anybody else. */
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

/** Says that the queue could not be read: once per outage, not once a minute. */
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

/** Deletes a record and removes its row; only that row is busy meanwhile. */
export function useDeleteRecord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ hubspotId }: RecordKey) => callApi(deleteRecord, { body: { hubspotId } }),
    onSuccess: ({ message }, { _id, hubspotId }) => {
      toast.success(message || 'Email sequence deleted successfully');
      updatePages(client, (page) => withoutRecord(page, _id));
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

function updatePages(client: ReturnType<typeof useQueryClient>, change: (page: HistoryPage) => HistoryPage): void {
  client.setQueriesData<HistoryPage>({ queryKey: historyKey }, (page) => page && change(page));
}
