import { useEffect, useState } from 'react';
import { maxBulkItems } from '@overture/core/contract';
import type { ListedRecord } from '@overture/core/contract';
import {
  errorText,
  keepQueue,
  KeysDialog,
  ownRecordPath,
  toast,
  useLocation,
  useNavigate,
  useSession,
  useTypedSearch,
  useUrlState,
} from '@overture/ui';
import { BulkBar } from './bulk-bar.tsx';
import { cancelAll, deleteAll, isWritten, retryAll, seeAll } from './bulk-calls.ts';
import type { WrittenRecord } from './bulk-calls.ts';
import { DeleteRecordDialog } from './delete-record-dialog.tsx';
import {
  useHistoryPage,
  useOwnerOptions,
  usePeopleOptions,
  useReadAll,
  useRunOptions,
  useTabCounts,
  useTemplateOptions,
} from './generation-queue.queries.ts';
import { GenerationQueueView } from './generation-queue.view.tsx';
import { HandOverManyDialog } from './hand-over-many-dialog.tsx';
import { HandOverOneDialog } from './hand-over-one-dialog.tsx';
import { withoutRecords } from './history-page.ts';
import { activeFilters, noFilter, queueFields, reviewPathOf } from './queue-filter.ts';
import type { QueueFilter } from './queue-filter.ts';
import { QueueFilters } from './queue-filters.tsx';
import { UndoBar, useWaitingDeletion } from './undo-bar.tsx';
import { useBulkActions } from './use-bulk-actions.tsx';
import { queueKeys, useQueueKeys } from './use-queue-keys.ts';
import { useLookAhead } from './use-look-ahead.ts';
import { useSelection } from './use-selection.ts';
import { useBusyRows } from '../../use-busy-rows.ts';

const noRows: readonly ListedRecord[] = [];

export function GenerationQueueRoute() {
  const [filter, setFilter] = useUrlState<QueueFilter>(queueFields);
  const { search: query } = useLocation();
  useEffect(() => {
    // The way back from an own record leads to no queue of somebody else.
    if (filter.person === '') keepQueue(filter, query);
  }, [filter, query]);
  const { history, stages, readable } = useHistoryPage(filter);
  const [typed, setTyped] = useTypedSearch(filter.search, (search) => setFilter({ search }, { replace: true }));
  const [toDelete, setToDelete] = useState<ListedRecord | null>(null);
  const [toHandOver, setToHandOver] = useState<readonly WrittenRecord[] | null>(null);
  const handOver = (records: readonly ListedRecord[]) => {
    const written = records.filter(isWritten);
    if (written.length > 0) setToHandOver(written);
  };
  const remove = useBusyRows(deleteAll);
  const retry = useBusyRows(retryAll);
  const cancel = useBusyRows(cancelAll);
  const see = useBusyRows(seeAll);
  const session = useSession();
  // Only a refresh by the user is shown as busy, not those by timer or event.
  const [refreshing, setRefreshing] = useState(false);
  const refresh = () => {
    setRefreshing(true);
    void history.refetch().finally(() => setRefreshing(false));
  };

  const lastPage = history.isPlaceholderData ? undefined : history.data?.totalPages;
  useEffect(() => {
    // The page no longer exists if its last row was deleted, or if the link is old.
    if (lastPage !== undefined && filter.page > Math.max(1, lastPage))
      setFilter({ page: Math.max(1, lastPage) }, { replace: true });
  }, [lastPage, filter.page, setFilter]);

  const waiting = useWaitingDeletion();
  const shown = history.data && withoutRecords(history.data, waiting);
  const rows = shown?.emailSequences ?? noRows;
  const selection = useSelection(rows);
  const { selected } = selection;
  const bulk = useBulkActions({ onDone: selection.clear, onHandOver: handOver });
  const readAll = useReadAll(filter);
  const selectAll = () =>
    readAll().then(selection.select, (error: unknown) => toast.error(errorText(error, 'Failed to load history data')));
  const selectable = Math.min(shown?.totalEmailSequences ?? 0, maxBulkItems);
  const navigate = useNavigate();
  const reviewPath = reviewPathOf(filter);
  const [help, setHelp] = useState(false);
  /** Acts on the selection, else on the row with the focus. */
  const act = (key: 'approve' | 'handOver', refusal: string) => (index: number) => {
    const row = rows[index];
    const asked = selected.length > 0 ? selected : row ? [row] : [];
    const { applies } = bulk.actions.find((action) => action.key === key) ?? {};
    if (asked.length > 0 && !asked.some((record) => applies?.(record))) return toast.info(refusal);
    void bulk.run(key, asked);
  };
  useQueueKeys({
    onToggle: (index) => {
      const record = rows[index];
      if (record) selection.toggle(record);
    },
    onApprove: act('approve', 'Only what is to review can be approved.'),
    onHandOver: act('handOver', 'Only what is approved can be handed over.'),
    onReview: () => void navigate(reviewPath),
    onHelp: () => setHelp(true),
  });
  const narrow = (patch: Partial<QueueFilter>) => {
    selection.clear();
    setFilter(patch);
  };
  const own = ({ userId }: ListedRecord) => userId === session?.userId;
  const { tab } = filter;

  return (
    <>
      <GenerationQueueView
        tab={tab ?? 'all'}
        counts={useTabCounts(filter)}
        page={filter.page}
        limit={filter.limit}
        filters={
          <QueueFilters
            filter={filter}
            search={typed}
            templates={useTemplateOptions()}
            runs={useRunOptions(filter.person)}
            owners={useOwnerOptions(rows, filter.owner)}
            people={usePeopleOptions()}
            onSearch={setTyped}
            onFilter={narrow}
          />
        }
        filtered={activeFilters(filter).length > 0 || typed !== ''}
        history={shown}
        failed={history.isLoadingError}
        stale={history.isRefetchError}
        refreshing={refreshing}
        generatePath={session?.role === 'superadmin' ? '/admin/generate-email' : '/dashboard'}
        reviewPath={reviewPath}
        selection={{ ...selection, some: selected.length > 0 }}
        lookAhead={useLookAhead(rows)}
        stages={stages}
        readable={readable}
        own={own}
        pathOf={(record) => (own(record) ? ownRecordPath(record.hubspotId, filter) : othersPath(record))}
        onTab={(next) => narrow({ tab: next === 'all' ? undefined : next, status: undefined, when: undefined })}
        onPage={(page) => narrow({ page })}
        onLimit={(limit) => narrow({ limit })}
        onRefresh={refresh}
        onHelp={() => setHelp(true)}
        onClearFilters={() => {
          setTyped('');
          narrow(noFilter);
        }}
        onDelete={setToDelete}
        onHandOver={(record) => handOver([record])}
        onRetry={retry.run}
        onCancel={cancel.run}
        onSeen={see.run}
        deleting={remove.busy}
        stepping={new Set([...retry.busy, ...cancel.busy, ...see.busy])}
        bar={
          waiting.size > 0 ? (
            <UndoBar key={[...waiting].join()} />
          ) : selected.length > 0 ? (
            <BulkBar
              selected={selected}
              actions={bulk.actions}
              progress={bulk.progress}
              more={selection.all && selected.length < selectable ? selectable : undefined}
              onMore={() => void selectAll()}
              onRun={(key) => void bulk.run(key, selected)}
              onClear={selection.clear}
            />
          ) : null
        }
      />
      <KeysDialog opened={help} onClose={() => setHelp(false)} keys={queueKeys} />
      <HandOverOneDialog
        record={toHandOver?.length === 1 ? (toHandOver[0] ?? null) : null}
        onClose={() => setToHandOver(null)}
      />
      <HandOverManyDialog
        records={toHandOver?.length === 1 ? null : toHandOver}
        onClose={() => setToHandOver(null)}
        onDone={selection.clear}
      />
      <DeleteRecordDialog
        record={toDelete}
        onClose={() => setToDelete(null)}
        onConfirm={(record) => {
          setToDelete(null);
          remove.run(record);
        }}
      />
    </>
  );
}

/** Superadmins open other users' records on a page of their own. */
function othersPath({ hubspotId, userId }: ListedRecord): string {
  const asked = new URLSearchParams({ userId, fromAdminSideUserId: userId, hubspotId });
  return `/admin/user-details/${encodeURIComponent(userId)}?${asked.toString()}`;
}
