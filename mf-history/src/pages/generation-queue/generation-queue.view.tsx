import type { HTMLAttributes, ReactNode } from 'react';
import type { RecordSummary } from '@overture/core/contract';
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
} from '@overture/ui';
import type { HistoryPage } from './history-page.ts';
import { dayGroupOf } from './day-groups.ts';
import { queueColumns, recordPath } from './queue-columns.tsx';
import type { RowActions, RowSelection } from './queue-columns.tsx';

export interface GenerationQueueViewProps extends RowActions {
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
  /** The number of results that nobody has approved yet. */
  readonly toReview: number;
  /** Review, within the filter. */
  readonly reviewPath: string;
  readonly selection: RowSelection;
  /** Listeners that load a record before it is opened. */
  readonly lookAhead: Pick<HTMLAttributes<HTMLElement>, 'onPointerOver' | 'onFocus'>;
  /** The bar with the actions for the selection, or with Undo. */
  readonly bar: ReactNode;
  /** The path of the generator, which differs by role. */
  readonly generatePath: string;
  readonly onPage: (page: number) => void;
  readonly onLimit: (limit: number) => void;
  readonly onRefresh: () => void;
  readonly onHelp: () => void;
  readonly onClearFilters: () => void;
}

/** The user's own generations: pending, processing, ready and failed. */
export function GenerationQueueView(props: GenerationQueueViewProps) {
  const { history, filters, filtered, failed, stale, refreshing, limit, page, generatePath, toReview, selection } =
    props;
  const total = history?.totalEmailSequences ?? 0;
  return (
    <Page>
      <PageHeader
        title="Generation Queue"
        subtitle="Your generated email sequences, and the ones on their way."
        actions={
          <>
            <AppButton icon={<IconChecks size={16} />} to={props.reviewPath}>
              Review{toReview > 0 && ` ${toReview}`}
            </AppButton>
            <Box visibleFrom="sm">
              <IconButton label="Keyboard" icon={<IconKeyboard size={18} />} onClick={props.onHelp} />
            </Box>
            <AppButton icon={<IconRefresh size={16} />} busy={refreshing} onClick={props.onRefresh}>
              Refresh
            </AppButton>
            <AppButton variant="primary" icon={<IconSparkles size={16} />} to={generatePath}>
              Generate Emails
            </AppButton>
          </>
        }
      />
      {filters}
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
      <Card flush>
        <div data-queue {...props.lookAhead}>
          <DataTable<RecordSummary>
            label="Generation Queue"
            columns={queueColumns(props, selection)}
            rows={history?.emailSequences}
            rowKey={(record) => record._id}
            rowState={(record) => record.responseStatus}
            rowLink={(record) => (record.hasResult ? recordPath(record, props.own(record)) : undefined)}
            rowSelected={selection.has}
            groupOf={(record) => dayGroupOf(record)}
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
                    text: 'Try another word, status, template or day.',
                    action: <AppButton onClick={props.onClearFilters}>Clear filters</AppButton>,
                  }
                : {
                    icon: <IconInbox size={22} />,
                    title: 'No generated sequences yet',
                    text: 'The sequences you generate show up here.',
                    action: (
                      <AppButton icon={<IconSparkles size={16} />} to={generatePath}>
                        Generate the first one
                      </AppButton>
                    ),
                  }
            }
          />
        </div>
        {total > 0 && (
          <Pagination page={page} limit={limit} total={total} onPage={props.onPage} onLimit={props.onLimit} />
        )}
      </Card>
      {props.bar}
    </Page>
  );
}
