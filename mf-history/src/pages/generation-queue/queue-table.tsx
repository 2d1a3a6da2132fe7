import type { ListedRecord } from '@overture/core/contract';
import { AppButton, Card, DataTable, IconChecks, IconInbox, IconSearch, IconSparkles, Pagination } from '@overture/ui';
import type { LoadState } from '@overture/ui';
import { dayGroupOf } from './day-groups.ts';
import type { HistoryPage } from './history-page.ts';
import { canOpen, queueColumns } from './queue-columns.tsx';
import type { RowActions, RowSelection } from './queue-columns.tsx';
import type { QueueFilter } from './queue-filter.ts';
import { emptyTabs } from './tab-words.ts';
import { useLookAhead } from './use-look-ahead.ts';

export interface QueueTableProps {
  readonly filter: QueueFilter;
  /** Whether a filter or a search is set. */
  readonly isFiltered: boolean;
  /** Undefined while the first load runs, or if it failed. */
  readonly history: HistoryPage | undefined;
  readonly load: LoadState;
  readonly actions: RowActions;
  readonly selection: RowSelection;
  /** The path of the generator, which differs by role. */
  readonly generatePath: string;
  readonly onFilter: (patch: Partial<QueueFilter>) => void;
  readonly onClearFilters: () => void;
}

const noRows: readonly ListedRecord[] = [];

/** The records of the shown tab. */
export function QueueTable(props: QueueTableProps) {
  const { filter, isFiltered, history, load, actions, selection, generatePath, onFilter } = props;
  const { tab, page, limit } = filter;
  const lookAhead = useLookAhead(history?.emailSequences ?? noRows);
  const total = history?.totalEmailSequences ?? 0;
  const isAll = tab === undefined;
  return (
    <Card flush>
      <div data-queue {...lookAhead}>
        <DataTable<ListedRecord>
          label="Generation Queue"
          columns={queueColumns(isAll, actions, selection)}
          rows={history?.emailSequences}
          rowKey={(record) => record._id}
          rowState={(record) => record.responseStatus}
          rowLink={(record) => (canOpen(record, actions.progress) ? actions.pathOf(record) : undefined)}
          rowSelected={selection.has}
          {...(isAll && { groupOf: (record: ListedRecord) => dayGroupOf(record) })}
          loadingLabel="Loading..."
          load={{ ...load, text: 'Your generations are safe and go on. Check your connection and try again.' }}
          empty={
            isFiltered
              ? {
                  icon: <IconSearch size={22} />,
                  title: 'No generations match',
                  text: isAll ? 'Try another word, status, template or day.' : 'Try another word, template or run.',
                  action: <AppButton onClick={props.onClearFilters}>Clear filters</AppButton>,
                }
              : isAll
                ? {
                    icon: <IconInbox size={22} />,
                    title: 'No generated sequences yet',
                    text: 'The sequences you generate show up here.',
                    action: (
                      <AppButton icon={<IconSparkles size={16} />} to={generatePath}>
                        Generate the first one
                      </AppButton>
                    ),
                  }
                : { icon: <IconChecks size={22} />, ...emptyTabs[tab] }
          }
        />
      </div>
      {total > 0 && (
        <Pagination
          page={page}
          limit={limit}
          total={total}
          onPage={(next) => onFilter({ page: next })}
          onLimit={(next) => onFilter({ limit: next })}
        />
      )}
    </Card>
  );
}
