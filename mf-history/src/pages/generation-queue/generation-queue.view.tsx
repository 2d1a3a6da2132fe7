import type { RecordSummary, ResponseStatus } from '@overture/core/contract';
import { responseStatusSchema } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  Card,
  IconInbox,
  IconRefresh,
  IconSearch,
  IconSparkles,
  Page,
  PageHeader,
  Pagination,
  SelectField,
  TextField,
  Toolbar,
  DataTable,
} from '@overture/ui';
import type { HistoryPage } from './history-page.ts';
import { queueColumns } from './queue-columns.tsx';
import type { RowActions } from './queue-columns.tsx';

export interface GenerationQueueViewProps extends RowActions {
  /** Undefined while the first answer is on its way, or when it failed. */
  readonly history: HistoryPage | undefined;
  /** The first answer failed. */
  readonly failed: boolean;
  /** The last refresh failed, so the rows may be out of date. */
  readonly stale: boolean;
  readonly refreshing: boolean;
  readonly limit: number;
  readonly page: number;
  readonly status: ResponseStatus | undefined;
  /** The text in the search box; the address follows it. */
  readonly search: string;
  /** The path of the generator, which differs by role. */
  readonly generatePath: string;
  readonly onSearch: (search: string) => void;
  readonly onStatus: (status: ResponseStatus | undefined) => void;
  readonly onPage: (page: number) => void;
  readonly onLimit: (limit: number) => void;
  readonly onRefresh: () => void;
  readonly onClearFilters: () => void;
}

const statusOptions = responseStatusSchema.options.map((value) => ({
  value,
  label: `${value[0]?.toUpperCase()}${value.slice(1)}`,
}));

/** The user's own generations: pending, processing, ready and failed. */
export function GenerationQueueView(props: GenerationQueueViewProps) {
  const { history, failed, stale, refreshing, limit, page, status, search, generatePath } = props;
  const total = history?.totalEmailSequences ?? 0;
  const filtered = status !== undefined || search !== '';
  return (
    <Page>
      <PageHeader
        title="Generation Queue"
        subtitle="Your generated email sequences, and the ones on their way."
        actions={
          <>
            <AppButton icon={<IconRefresh size={16} />} busy={refreshing} onClick={props.onRefresh}>
              Refresh
            </AppButton>
            <AppButton variant="primary" icon={<IconSparkles size={16} />} to={generatePath}>
              Generate Emails
            </AppButton>
          </>
        }
      />
      <Toolbar>
        <TextField
          aria-label="Search"
          type="search"
          placeholder="Search contacts"
          leftSection={<IconSearch size={16} />}
          value={search}
          onChange={(event) => props.onSearch(event.currentTarget.value)}
        />
        <SelectField
          aria-label="Status"
          placeholder="All statuses"
          data={statusOptions}
          value={status ?? null}
          clearable
          onChange={(value) => props.onStatus(statusOptions.find((option) => option.value === value)?.value)}
        />
      </Toolbar>
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
      <Card flush>
        <DataTable<RecordSummary>
          label="Generation Queue"
          columns={queueColumns(props)}
          rows={history?.emailSequences}
          rowKey={(record) => record._id}
          rowState={(record) => record.responseStatus}
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
                  text: 'Try another word or status.',
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
        {total > 0 && (
          <Pagination page={page} limit={limit} total={total} onPage={props.onPage} onLimit={props.onLimit} />
        )}
      </Card>
    </Page>
  );
}
