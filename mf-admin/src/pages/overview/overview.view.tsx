import type { DashboardUser, Statistics } from '@overture/core/contract';
import { IconMail, IconUsers, LoadingCard, Page, PageHeader, SimpleGrid, Stack, StatCard, Tabs } from '@overture/ui';
import type { LoadState } from '@overture/ui';
import { ListCard } from '../../lists/list-card.tsx';
import type { ListState } from '../../lists/list-card.tsx';
import { RetryNote } from '../../lists/retry-note.tsx';
import { SearchField } from '../../lists/search-field.tsx';
import type { DomainOffer } from '../../models/domain-offers.ts';
import { LackingModels, ModelWarnings } from '../../models/model-warnings.tsx';
import { OutcomesSection } from './outcomes-section.tsx';
import type { OutcomesSectionProps } from './outcomes-section.tsx';
import { SpendingCard } from './spending-card.tsx';
import type { SpendingCardProps } from './spending-card.tsx';
import { PeriodBar, UsagePanel } from './usage-panel.tsx';
import type { UsagePanelProps } from './usage-panel.tsx';
import { userColumns } from './user-columns.tsx';

export interface OverviewViewProps {
  /** Undefined while loading. */
  readonly statistics: Statistics | undefined;
  readonly statisticsLoad: LoadState;
  /** The users of the chosen department. */
  readonly users: ListState<DashboardUser>;
  readonly usersLoad: LoadState;
  /** The models of each domain; undefined while loading. */
  readonly offers: readonly DomainOffer[] | undefined;
  readonly usage: Omit<UsagePanelProps, 'isNew' | 'departments' | 'department' | 'onDepartment'>;
  readonly outcomes: Omit<OutcomesSectionProps, 'days'>;
  /** Undefined while loading. */
  readonly spending: Omit<SpendingCardProps, 'department'> | undefined;
  /** The five domains' names. */
  readonly departments: readonly string[];
  readonly department: string;
  readonly onDepartment: (department: string) => void;
}

/** The overview: what came of the sequences, two numbers, the usage behind them, and the users. */
export function OverviewView(props: OverviewViewProps) {
  const { offers, spending, statistics, statisticsLoad } = props;
  // All of it appears at once, so that nothing moves: the notices stand above, and the height of the usage depends on
  // whether anything was generated.
  const isReady =
    offers !== undefined &&
    spending !== undefined &&
    (statistics !== undefined || statisticsLoad.failure !== undefined);
  return (
    <Page>
      <PageHeader
        title="Overview"
        subtitle="Replies and meetings from what was sent, what it cost, and who uses Overture."
        actions={
          <PeriodBar
            range={props.usage.range}
            onRange={props.usage.onRange}
            departments={props.departments}
            department={props.department}
            onDepartment={props.onDepartment}
          />
        }
        notices={
          isReady && (
            <>
              <LackingModels offers={offers} withLink />
              <ModelWarnings offers={offers} withLink />
            </>
          )
        }
      />
      {isReady ? (
        <Tabs
          label="Dashboard"
          items={[{ value: 'overview', label: 'Overview', content: <OverviewTab {...props} spending={spending} /> }]}
        />
      ) : (
        <LoadingCard load={{ ...statisticsLoad, failure: undefined }} lines={12} />
      )}
    </Page>
  );
}

function OverviewTab(props: OverviewViewProps & { readonly spending: Omit<SpendingCardProps, 'department'> }) {
  const { statistics, statisticsLoad, spending, users, usersLoad, departments, department } = props;
  return (
    <Stack gap="xl">
      <OutcomesSection days={Number(props.usage.range)} {...props.outcomes} />
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={{ base: 'sm', sm: 'lg' }}>
          <StatCard
            label="Active Users"
            icon={<IconUsers size={18} />}
            value={statistics?.activeUsers}
            note={`of ${statistics?.totalUsers ?? 0} accounts, in the last 30 days`}
            change={statistics?.active_users_change ?? ''}
          />
          <StatCard
            label="Emails Generated"
            icon={<IconMail size={18} />}
            value={statistics?.totalEmails}
            note="In all domains since the beginning, without deleted sequences"
            change={statistics?.emails_generated_change ?? ''}
          />
        </SimpleGrid>
        <RetryNote load={statisticsLoad} />
      </Stack>
      <UsagePanel
        {...props.usage}
        isNew={statisticsLoad.failure === undefined && statistics?.totalEmails === 0}
        departments={departments}
        department={department}
        onDepartment={props.onDepartment}
      />
      <SpendingCard {...spending} department={department} />
      <ListCard<DashboardUser>
        {...users}
        // A search between the charts and the users would seem to belong to neither.
        search={undefined}
        label="User Actions"
        title="User Actions"
        actions={users.search && <SearchField {...users.search} />}
        columns={userColumns(users.offset)}
        rowKey={(user, index) => user._id || index}
        // A failure shows the table without users, and a note beside it offers to try again.
        load={{ ...usersLoad, failure: undefined }}
        filtered={users.filtered && usersLoad.failure === undefined}
        loadingLabel="Loading user data..."
        empty={{
          icon: <IconUsers size={22} />,
          title: 'No data available',
          action: usersLoad.failure && <RetryNote load={usersLoad} />,
        }}
        alwaysPaged
      />
    </Stack>
  );
}
