import { counted } from '@overture/core/contract';
import type { RunWire } from '@overture/core/contract';
import {
  AppButton,
  Card,
  DataTable,
  dollars,
  IconListDetails,
  IconPlus,
  Page,
  PageHeader,
  Pagination,
  Timestamp,
  TwoLines,
  urlNumber,
  urlPageSize,
  useQuery,
  useRetry,
  useSession,
  useUrlState,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import { countOf, rowOrder, rowWord, stateText } from './run-words.tsx';
import { runsQuery } from './runs.queries.ts';

const fields = { page: urlNumber(1), limit: urlPageSize() };

/** The lists that were generated (/runs), newest first; a superadmin sees everybody's. */
export function RunsRoute() {
  const [{ page, limit }, set] = useUrlState(fields);
  const runs = useQuery(runsQuery(page, limit));
  const load = useRetry(runs, 'Failed to fetch the runs');
  const isSuperadmin = useSession()?.role === 'superadmin';
  return (
    <Page>
      <PageHeader
        title="Runs"
        subtitle="Sequences for a whole list of contacts, written in the background within a maximum cost."
        actions={
          <AppButton variant="primary" icon={<IconPlus size={16} />} to="/runs/new">
            Run a list
          </AppButton>
        }
      />
      <Card flush>
        <DataTable
          label="Runs"
          columns={isSuperadmin ? [...columns, person] : columns}
          rows={runs.data?.runs}
          rowKey={({ _id }) => _id}
          rowState={({ state }) => state}
          rowLink={({ _id }) => `/runs/${_id}`}
          load={load}
          loadingLabel="Loading runs..."
          empty={{
            icon: <IconListDetails size={22} />,
            title: 'No runs yet',
            text: 'Choose a list of HubSpot and see what it would cost before anything is paid.',
            action: <AppButton to="/runs/new">Run a list</AppButton>,
          }}
        />
        {runs.data && runs.data.total > 0 && (
          <Pagination
            page={page}
            limit={limit}
            total={runs.data.total}
            onPage={(next) => set({ page: next })}
            onLimit={(next) => set({ limit: next })}
          />
        )}
      </Card>
    </Page>
  );
}

const columns: readonly Column<RunWire>[] = [
  {
    key: 'name',
    header: 'Run',
    main: true,
    cell: (run) => (
      <TwoLines wrap title={run.name} below={`${run.promptTitle} · ${counted(countOf(run), 'contact')}`}>
        {run.name}
      </TwoLines>
    ),
  },
  {
    key: 'state',
    header: 'State',
    width: '28%',
    wrap: true,
    cell: (run) => (
      <TwoLines wrap below={run.why?.message ?? progressText(run)}>
        {stateText(run)}
      </TwoLines>
    ),
  },
  {
    key: 'cost',
    header: 'Cost',
    align: 'right',
    width: '12%',
    cell: ({ spentUsd, maxCostUsd }) => <TwoLines below={`of ${dollars(maxCostUsd)}`}>{dollars(spentUsd)}</TwoLines>,
  },
  { key: 'started', header: 'Started', width: '12%', cell: ({ createdAt }) => <Timestamp value={createdAt} /> },
];

const person: Column<RunWire> = {
  key: 'person',
  header: 'Person',
  width: '18%',
  wideOnly: true,
  cell: ({ user }) => <bdi>{user.email}</bdi>,
};

function progressText(run: RunWire): string {
  const { counts } = run;
  return rowOrder
    .filter((status) => counts[status] > 0)
    .map((status) => `${counts[status].toLocaleString()} ${rowWord(status, run)}`)
    .join(' · ');
}
