import { useEffect, useState } from 'react';
import { responseStatusSchema } from '@overture/core/contract';
import type { RecordSummary } from '@overture/core/contract';
import {
  KeysDialog,
  urlChoice,
  urlNumber,
  urlPageSize,
  urlText,
  useNavigate,
  useSession,
  useTypedSearch,
  useUrlState,
} from '@overture/ui';
import { BulkBar } from './bulk-bar.tsx';
import { periods } from './day-groups.ts';
import { DeleteRecordDialog } from './delete-record-dialog.tsx';
import {
  useCancelGeneration,
  useDeleteRecord,
  useHistoryPage,
  usePeopleOptions,
  useRetryGeneration,
  useTemplateOptions,
  useToReview,
} from './generation-queue.queries.ts';
import type { QueueFilter } from './generation-queue.queries.ts';
import { GenerationQueueView } from './generation-queue.view.tsx';
import { withoutRecords } from './history-page.ts';
import { QueueFilters } from './queue-filters.tsx';
import { UndoBar, useWaitingDeletion } from './undo-bar.tsx';
import { useBulkActions } from './use-bulk-actions.tsx';
import { queueKeys, useQueueKeys } from './use-queue-keys.ts';
import { useLookAhead } from './use-look-ahead.ts';
import { useSelection } from './use-selection.ts';
import { useBusyRows } from '../../use-busy-rows.ts';

const urlFields = {
  page: urlNumber(1),
  limit: urlPageSize(),
  status: urlChoice(responseStatusSchema.options),
  search: urlText(),
  template: urlText(),
  person: urlText(),
  when: urlChoice(periods),
};

const noRows: readonly RecordSummary[] = [];

/** Generation Queue (/admin/history). */
export function GenerationQueueRoute() {
  const [filter, setFilter] = useUrlState<QueueFilter>(urlFields);
  const { history, stages, readable } = useHistoryPage(filter);
  const [typed, setTyped] = useTypedSearch(filter.search, (search) => setFilter({ search }, { replace: true }));
  const [toDelete, setToDelete] = useState<RecordSummary | null>(null);
  const remove = useBusyRows(useDeleteRecord(filter).mutateAsync);
  const retry = useBusyRows(useRetryGeneration().mutateAsync);
  const cancel = useBusyRows(useCancelGeneration().mutateAsync);
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
  const bulk = useBulkActions(selection.clear);
  const toReview = useToReview();
  const navigate = useNavigate();
  const reviewPath = reviewPathOf(filter);
  const [help, setHelp] = useState(false);
  useQueueKeys({
    onToggle: (index) => {
      const record = rows[index];
      if (record) selection.toggle(record);
    },
    onReview: () => void navigate(reviewPath),
    onHelp: () => setHelp(true),
  });
  const narrow = (patch: Partial<QueueFilter>) => {
    selection.clear();
    setFilter(patch);
  };

  return (
    <>
      <GenerationQueueView
        {...filter}
        filters={
          <QueueFilters
            filter={filter}
            search={typed}
            templates={useTemplateOptions()}
            people={usePeopleOptions()}
            onSearch={setTyped}
            onFilter={narrow}
          />
        }
        filtered={isLimited(filter) || typed !== ''}
        history={shown}
        failed={history.isLoadingError}
        stale={history.isRefetchError}
        refreshing={refreshing}
        generatePath={session?.role === 'superadmin' ? '/admin/generate-email' : '/dashboard'}
        toReview={toReview}
        reviewPath={reviewPath}
        selection={{ ...selection, some: selection.selected.length > 0 }}
        lookAhead={useLookAhead(rows)}
        stages={stages}
        readable={readable}
        own={({ userId }) => userId === session?.userId}
        onPage={(page) => narrow({ page })}
        onLimit={(limit) => narrow({ limit })}
        onRefresh={refresh}
        onHelp={() => setHelp(true)}
        onClearFilters={() => {
          setTyped('');
          narrow({ status: undefined, search: '', template: '', person: '', when: undefined });
        }}
        onDelete={setToDelete}
        onRetry={retry.run}
        onCancel={cancel.run}
        deleting={remove.busy}
        retrying={retry.busy}
        cancelling={cancel.busy}
        bar={
          waiting.size > 0 ? (
            <UndoBar key={[...waiting].join()} count={waiting.size} />
          ) : selection.selected.length > 0 ? (
            <BulkBar
              selected={selection.selected}
              actions={bulk.actions}
              progress={bulk.progress}
              onRun={(action) => void bulk.run(action, selection.selected)}
              onClear={selection.clear}
            />
          ) : null
        }
      />
      <KeysDialog opened={help} onClose={() => setHelp(false)} keys={queueKeys} />
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

/** Review shows what the queue's search and template show. */
function reviewPathOf({ search, template }: QueueFilter): string {
  const kept = new URLSearchParams({ ...(search && { search }), ...(template && { template }) }).toString();
  return kept === '' ? '/admin/review' : `/admin/review?${kept}`;
}

function isLimited({ status, template, person, when }: QueueFilter): boolean {
  return status !== undefined || template !== '' || person !== '' || when !== undefined;
}
