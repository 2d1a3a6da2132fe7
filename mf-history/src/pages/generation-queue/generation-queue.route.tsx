import { useEffect, useState } from 'react';
import { responseStatusSchema } from '@overture/core/contract';
import type { RecordSummary } from '@overture/core/contract';
import { urlChoice, urlNumber, urlPageSize, urlText, useSession, useTypedSearch, useUrlState } from '@overture/ui';
import { DeleteRecordDialog } from './delete-record-dialog.tsx';
import {
  useCancelGeneration,
  useDeleteRecord,
  useHistoryPage,
  useRetryGeneration,
} from './generation-queue.queries.ts';
import type { QueueFilter } from './generation-queue.queries.ts';
import { GenerationQueueView } from './generation-queue.view.tsx';
import { useBusyRows } from '../../use-busy-rows.ts';

const urlFields = {
  page: urlNumber(1),
  limit: urlPageSize(),
  status: urlChoice(responseStatusSchema.options),
  search: urlText(),
};

/** Generation Queue (/admin/history). */
export function GenerationQueueRoute() {
  const [filter, setFilter] = useUrlState<QueueFilter>(urlFields);
  const history = useHistoryPage(filter);
  const [typed, setTyped] = useTypedSearch(filter.search, (search) => setFilter({ search }, { replace: true }));
  const [toDelete, setToDelete] = useState<RecordSummary | null>(null);
  const remove = useBusyRows(useDeleteRecord().mutateAsync);
  const retry = useBusyRows(useRetryGeneration().mutateAsync);
  const cancel = useBusyRows(useCancelGeneration().mutateAsync);
  const role = useSession()?.role;
  // Only a refresh by the user is shown as busy; those by timer and event are not.
  const [refreshing, setRefreshing] = useState(false);
  const refresh = () => {
    setRefreshing(true);
    void history.refetch().finally(() => setRefreshing(false));
  };

  const lastPage = history.isPlaceholderData ? undefined : history.data?.totalPages;
  useEffect(() => {
    // After the last row of the last page was deleted, or by an old link, the page does not exist.
    if (lastPage !== undefined && filter.page > Math.max(1, lastPage))
      setFilter({ page: Math.max(1, lastPage) }, { replace: true });
  }, [lastPage, filter.page, setFilter]);

  return (
    <>
      <GenerationQueueView
        {...filter}
        search={typed}
        history={history.data}
        failed={history.isLoadingError}
        stale={history.isRefetchError}
        refreshing={refreshing}
        generatePath={role === 'superadmin' ? '/admin/generate-email' : '/dashboard'}
        onSearch={setTyped}
        onStatus={(status) => setFilter({ status })}
        onPage={(page) => setFilter({ page })}
        onLimit={(limit) => setFilter({ limit })}
        onRefresh={refresh}
        onClearFilters={() => {
          setTyped('');
          setFilter({ status: undefined, search: '' });
        }}
        onDelete={setToDelete}
        onRetry={retry.run}
        onCancel={cancel.run}
        deleting={remove.busy}
        retrying={retry.busy}
        cancelling={cancel.busy}
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
