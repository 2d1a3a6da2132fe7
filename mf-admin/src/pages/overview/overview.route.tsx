import { outcomesBy } from '@overture/core/contract';
import type { DashboardUser } from '@overture/core/contract';
import {
  IconMail,
  IconUsers,
  LoadingCard,
  Page,
  PageHeader,
  SimpleGrid,
  Stack,
  StatCard,
  Tabs,
  urlChoice,
  urlNumber,
  urlText,
  useConfig,
  useQuery,
  useRetry,
  useUrlState,
} from '@overture/ui';
import type { ClientListRules } from '../../lists/client-list.ts';
import { ListCard } from '../../lists/list-card.tsx';
import { RetryNote } from '../../lists/retry-note.tsx';
import { SearchField } from '../../lists/search-field.tsx';
import { useClientList } from '../../lists/use-client-list.ts';
import { domainOffersQuery } from '../../models/domain-offers.ts';
import { LackingModels, ModelWarnings } from '../../models/model-warnings.tsx';
import { outcomesQuery } from '../../outcomes/outcomes.queries.ts';
import { userNameOf } from '../../people/user-names.ts';
import { OutcomesSection } from './outcomes-section.tsx';
import { spendingQuery, useStatistics, useUsers } from './overview.queries.ts';
import { SpendingCard } from './spending-card.tsx';
import { groupings } from './usage-figures.ts';
import { PeriodBar, ranges, UsagePanel } from './usage-panel.tsx';
import { useUsage } from './usage.queries.ts';
import { userColumns } from './user-columns.tsx';

const defaultRange = '30';
const defaultGrouping = 'domain';
const defaultOutcomes = 'prompt';
const urlFields = {
  department: urlText(),
  days: urlChoice(ranges),
  by: urlChoice(groupings),
  outcomes: urlChoice(outcomesBy),
  /** The page of the list of users, which the list itself reads too. A change of the other figures keeps it. */
  page: urlNumber(1),
};

const rules: ClientListRules<DashboardUser> = {
  searched: (user) => [userNameOf(user), user.email],
  sortBy: { name: userNameOf, email: ({ email }) => email, created: ({ createdAt }) => Date.parse(createdAt) },
};

/** Overview (/admin/dashboard): what came of the sequences, two numbers, the usage behind them, and the users. */
export function OverviewRoute() {
  const [state, setState] = useUrlState(urlFields);
  const { days: range = defaultRange, by = defaultGrouping, outcomes = defaultOutcomes, page } = state;
  const departments = useConfig()?.departments ?? [];
  // An unknown department, as in an old link, is ignored.
  const department = departments.length === 0 || departments.includes(state.department) ? state.department : '';
  const days = Number(range);
  const statistics = useStatistics();
  const users = useUsers(department || undefined);
  const list = useClientList(users.data, rules, 'Search users');
  const offers = useQuery(domainOffersQuery);
  const spending = useQuery(spendingQuery);
  const spendingLoad = useRetry(spending, 'The spending could not be loaded', 'Nothing was lost.');
  const found = useQuery(outcomesQuery({ days, department, by: outcomes })).data;
  const period = {
    range,
    onRange: (next: typeof range) => setState({ days: next === defaultRange ? undefined : next, page }),
    departments,
    department,
    onDepartment: (next: string) => setState({ department: next }),
  };
  const usage = useUsage({ days, department });
  // All of it appears at once, so that nothing moves: the notices stand above, and the height of the usage depends on
  // whether anything was generated.
  const isReady = !offers.isPending && !spending.isPending && statistics.data !== undefined;
  const overview = isReady && (
    <Stack gap="xl">
      <OutcomesSection
        days={days}
        outcomes={found}
        by={outcomes}
        onBy={(next) => setState({ outcomes: next === defaultOutcomes ? undefined : next, page })}
      />
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={{ base: 'sm', sm: 'lg' }}>
          <StatCard
            label="Active Users"
            icon={<IconUsers size={18} />}
            value={statistics.data.activeUsers}
            note={`of ${statistics.data.totalUsers} accounts, in the last 30 days`}
            change={statistics.data.active_users_change}
          />
          <StatCard
            label="Emails Generated"
            icon={<IconMail size={18} />}
            value={statistics.data.totalEmails}
            note="In all domains since the beginning, without deleted sequences"
            change={statistics.data.emails_generated_change}
          />
        </SimpleGrid>
        <RetryNote load={statistics.load} />
      </Stack>
      <UsagePanel
        {...period}
        load={usage}
        isNew={statistics.load.failure === undefined && statistics.data.totalEmails === 0}
        grouping={by}
        onGrouping={(next) => setState({ by: next === defaultGrouping ? undefined : next, page })}
      />
      <SpendingCard spending={spending.data} load={spendingLoad} department={department} />
      <ListCard<DashboardUser>
        {...list}
        // A search between the charts and the users would seem to belong to neither.
        search={undefined}
        label="User Actions"
        title="User Actions"
        actions={list.search && <SearchField {...list.search} />}
        columns={userColumns(list.offset)}
        rowKey={(user, index) => user._id || index}
        // A failure shows the table without users, and a note beside it offers to try again.
        load={{ ...users.load, failure: undefined }}
        filtered={list.filtered && users.load.failure === undefined}
        loadingLabel="Loading user data..."
        empty={{
          icon: <IconUsers size={22} />,
          title: 'No data available',
          action: users.load.failure && <RetryNote load={users.load} />,
        }}
        alwaysPaged
      />
    </Stack>
  );
  return (
    <Page>
      <PageHeader
        title="Overview"
        subtitle="Replies and meetings from what was sent, what it cost, and who uses Overture."
        actions={<PeriodBar {...period} />}
        notices={
          isReady && (
            <>
              <LackingModels offers={offers.data ?? []} withLink />
              <ModelWarnings offers={offers.data ?? []} withLink />
            </>
          )
        }
      />
      {overview ? (
        <Tabs label="Dashboard" items={[{ value: 'overview', label: 'Overview', content: overview }]} />
      ) : (
        <LoadingCard load={{ ...statistics.load, failure: undefined }} lines={12} />
      )}
    </Page>
  );
}
