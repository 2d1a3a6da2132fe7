import type { HTMLAttributes, ReactNode } from 'react';
import type { ListedRecord, WorklistCounts } from '@overture/core/contract';
import {
  AppButton,
  Box,
  Banner,
  Card,
  IconButton,
  IconChecks,
  IconInbox,
  IconKeyboard,
  IconRefresh,
  IconSearch,
  IconSparkles,
  Page,
  PageHeader,
  Pagination,
  DataTable,
  Tabs,
} from '@overture/ui';
import { dayGroupOf } from './day-groups.ts';
import type { HistoryPage } from './history-page.ts';
import { canOpen, queueColumns } from './queue-columns.tsx';
import type { RowActions, RowSelection } from './queue-columns.tsx';
import { queueTabs } from './queue-filter.ts';
import type { QueueTab } from './queue-filter.ts';
import { emptyTabs, tabLabels } from './tab-words.ts';

export interface GenerationQueueViewProps extends RowActions {
  readonly tab: QueueTab;
  /** Undefined until the records are counted. */
  readonly counts: WorklistCounts | undefined;
  /** Undefined while the first load runs, or if it failed. */
  readonly history: HistoryPage | undefined;
  /** Whether the first load failed. */
  readonly failed: boolean;
  /** Whether the last refresh failed, so that the rows may be out of date. */
  readonly stale: boolean;
  readonly refreshing: boolean;
  readonly limit: number;
  readonly page: number;
  readonly filters: ReactNode;
  /** Whether a filter or a search is set. */
  readonly filtered: boolean;
  /** Review, within the filter. */
  readonly reviewPath: string;
  readonly selection: RowSelection;
  /** Listeners that load a record before it is opened. */
  readonly lookAhead: Pick<HTMLAttributes<HTMLElement>, 'onPointerOver' | 'onFocus'>;
  /** The bar with the actions for the selection, or with Undo. */
  readonly bar: ReactNode;
  /** The path of the generator, which differs by role. */
  readonly generatePath: string;
  readonly onTab: (tab: QueueTab) => void;
  readonly onPage: (page: number) => void;
  readonly onLimit: (limit: number) => void;
  readonly onRefresh: () => void;
  readonly onHelp: () => void;
  readonly onClearFilters: () => void;
}

/** The user's own generations: pending, processing, ready and failed. */
export function GenerationQueueView(props: GenerationQueueViewProps) {
  const { tab, counts, filters, stale, refreshing, history } = props;
  // To fix is reviewed as well.
  const toReview = counts ? counts.mend + counts.review : 0;
  return (
    <Page>
      <PageHeader
        title="Generation Queue"
        subtitle="Every sequence you generated, and what is left to do with it."
        actions={
          <>
            <AppButton icon={<IconChecks size={16} />} to={props.reviewPath}>
              Review{toReview > 0 && ` ${toReview}`}
            </AppButton>
            <Box visibleFrom="sm">
              <IconButton label="Keyboard" icon={<IconKeyboard size={18} />} onClick={props.onHelp} />
            </Box>
            <IconButton label="Refresh" icon={<IconRefresh size={18} />} busy={refreshing} onClick={props.onRefresh} />
            <AppButton variant="primary" icon={<IconSparkles size={16} />} to={props.generatePath}>
              Generate Emails
            </AppButton>
          </>
        }
        notices={
          <>
            {stale && (
              <Banner
                tone="warning"
                action={
                  <AppButton size="sm" variant="quiet" onClick={props.onRefresh}>
                    Try Again
                  </AppButton>
                }
              >
                Failed to refresh history data. What you see may be out of date.
              </Banner>
            )}
            {history?.writerSilent && (
              <Banner tone="warning">
                The writer is not running. Nothing is lost: your sequences are written as soon as it is back.
              </Banner>
            )}
          </>
        }
      />
      {filters}
      <Tabs
        label="What is left to do"
        value={tab}
        onChange={(next) => props.onTab(queueTabs.find((one) => one === next) ?? 'all')}
        items={queueTabs.map((one) => ({
          value: one,
          label: tabLabels[one],
          // What asks for nothing is counted below the list alone.
          ...(one !== 'all' && one !== 'handedOver' && { count: counts?.[one] ?? null }),
          content: one === tab && <QueueTable {...props} />,
        }))}
      />
      {props.bar}
    </Page>
  );
}

/** The records of the shown tab. */
function QueueTable(props: GenerationQueueViewProps) {
  const { tab, history, filtered, failed, refreshing, limit, page, generatePath, selection } = props;
  const total = history?.totalEmailSequences ?? 0;
  const isAll = tab === 'all';
  return (
    <Card flush>
      <div data-queue {...props.lookAhead}>
        <DataTable<ListedRecord>
          label="Generation Queue"
          columns={queueColumns(isAll, props, selection)}
          rows={history?.emailSequences}
          rowKey={(record) => record._id}
          rowState={(record) => record.responseStatus}
          rowLink={(record) => (canOpen(record, props.readable) ? props.pathOf(record) : undefined)}
          rowSelected={selection.has}
          {...(isAll && { groupOf: (record: ListedRecord) => dayGroupOf(record) })}
          loadingLabel="Loading..."
          error={
            failed
              ? {
                  title: 'Failed to load history data',
                  text: 'Your generations are safe and go on. Check your connection and try again.',
                  onRetry: props.onRefresh,
                  busy: refreshing,
                }
              : undefined
          }
          empty={
            filtered
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
        <Pagination page={page} limit={limit} total={total} onPage={props.onPage} onLimit={props.onLimit} />
      )}
    </Card>
  );
}
