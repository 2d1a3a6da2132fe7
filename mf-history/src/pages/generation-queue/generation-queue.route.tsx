import { useEffect, useState } from 'react';
import { maxBulkItems } from '@overture/core/contract';
import type { ListedRecord } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  errorText,
  IconButton,
  IconChecks,
  IconRefresh,
  IconSparkles,
  keepQueue,
  ownRecordPath,
  Page,
  PageHeader,
  Tabs,
  toast,
  useLocation,
  useNavigate,
  useRetry,
  useSession,
  useTypedSearch,
  useUrlState,
} from '@overture/ui';
import { PageKeys } from '@overture/ui/record';
import { useBusyRows } from '../../use-busy-rows.ts';
import { BulkBar } from './bulk-bar.tsx';
import { cancelAll, deleteAll, isWritten, retryAll, seeAll } from './bulk-calls.ts';
import type { WrittenRecord } from './bulk-calls.ts';
import { DeleteRecordDialog } from './delete-record-dialog.tsx';
import { useHistoryPage, useReadAll, useTabCounts } from './generation-queue.queries.ts';
import { HandOverManyDialog } from './hand-over-many-dialog.tsx';
import { HandOverOneDialog } from './hand-over-one-dialog.tsx';
import { withoutRecords } from './history-page.ts';
import type { RowActions } from './queue-columns.tsx';
import { activeFilters, noFilter, queueFields, queueTabs, reviewPathOf } from './queue-filter.ts';
import type { QueueFilter } from './queue-filter.ts';
import { QueueFilters } from './queue-filters.tsx';
import { QueueTable } from './queue-table.tsx';
import { tabLabels } from './tab-words.ts';
import { UndoBar, useWaitingDeletion } from './undo-bar.tsx';
import { useBulkActions } from './use-bulk-actions.tsx';
import { queueKeys, useQueueKeys } from './use-queue-keys.ts';
import { useSelection } from './use-selection.ts';

const noRows: readonly ListedRecord[] = [];

/** The user's own generations (/admin/history): pending, processing, ready and failed, by what is left to do. */
export function GenerationQueueRoute() {
  const [filter, setFilter] = useUrlState(queueFields);
  const { search: query } = useLocation();
  useEffect(() => {
    // The way back from an own record leads to no queue of somebody else.
    if (filter.person === '') keepQueue(filter, query);
  }, [filter, query]);
  const { history, progress } = useHistoryPage(filter);
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
  const load = useRetry(history, 'Failed to load history data');
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
  });
  const narrow = (patch: Partial<QueueFilter>) => {
    selection.clear();
    setFilter(patch);
  };
  const { tab } = filter;
  const counts = useTabCounts(filter);
  // To fix is reviewed as well.
  const toReview = counts ? counts.mend + counts.review : 0;
  const own = ({ userId }: ListedRecord) => userId === session?.userId;
  const actions: RowActions = {
    progress,
    own,
    pathOf: (record) => (own(record) ? ownRecordPath(record.hubspotId, filter) : othersPath(record)),
    onDelete: setToDelete,
    onHandOver: (record) => handOver([record]),
    deleting: remove.busy,
    retry,
    cancel,
    see,
  };
  const generatePath = session?.role === 'superadmin' ? '/admin/generate-email' : '/dashboard';

  return (
    <>
      <Page>
        <PageHeader
          title="Generation Queue"
          subtitle="Every sequence you generated, and what is left to do with it."
          actions={
            <>
              <AppButton icon={<IconChecks size={16} />} to={reviewPath}>
                Review{toReview > 0 && ` ${toReview}`}
              </AppButton>
              <PageKeys keys={queueKeys} />
              <IconButton label="Refresh" icon={<IconRefresh size={18} />} busy={load.retrying} onClick={load.retry} />
              <AppButton variant="primary" icon={<IconSparkles size={16} />} to={generatePath}>
                Generate Emails
              </AppButton>
            </>
          }
          notices={
            <>
              {history.isRefetchError && (
                <Banner
                  tone="warning"
                  action={
                    <AppButton size="sm" variant="quiet" onClick={load.retry}>
                      Try Again
                    </AppButton>
                  }
                >
                  Failed to refresh history data. What you see may be out of date.
                </Banner>
              )}
              {history.data?.writerSilent && (
                <Banner tone="warning">
                  The writer is not running. Nothing is lost: your sequences are written as soon as it is back.
                </Banner>
              )}
            </>
          }
        />
        <QueueFilters filter={filter} search={typed} rows={rows} onSearch={setTyped} onFilter={narrow} />
        <Tabs
          label="What is left to do"
          value={tab ?? 'all'}
          onChange={(next) =>
            narrow({
              tab: queueTabs.filter((one) => one !== 'all').find((one) => one === next),
              status: undefined,
              when: undefined,
            })
          }
          items={queueTabs.map((one) => ({
            value: one,
            label: tabLabels[one],
            // What asks for nothing is counted below the list alone.
            ...(one !== 'all' && one !== 'handedOver' && { count: counts?.[one] ?? null }),
            content: one === (tab ?? 'all') && (
              <QueueTable
                filter={filter}
                isFiltered={activeFilters(filter).length > 0 || typed !== ''}
                history={shown}
                load={load}
                actions={actions}
                selection={{ ...selection, some: selected.length > 0 }}
                generatePath={generatePath}
                onFilter={narrow}
                onClearFilters={() => {
                  setTyped('');
                  narrow(noFilter);
                }}
              />
            ),
          }))}
        />
        {waiting.size > 0 ? (
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
        ) : null}
      </Page>
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
