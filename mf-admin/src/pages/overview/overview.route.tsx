import { outcomesBy } from '@overture/core/contract';
import type { DashboardUser, OutcomesBy } from '@overture/core/contract';
import { urlChoice, urlNumber, urlText, useConfig, useQuery, useRetry, useUrlState } from '@overture/ui';
import type { ClientListRules } from '../../lists/client-list.ts';
import { useClientList } from '../../lists/use-client-list.ts';
import { domainOffersQuery } from '../../models/domain-offers.ts';
import { outcomesQuery } from '../../outcomes/outcomes.queries.ts';
import { userNameOf } from '../../people/user-names.ts';
import { spendingQuery, useStatistics, useUsers } from './overview.queries.ts';
import { OverviewView } from './overview.view.tsx';
import { groupings } from './usage-figures.ts';
import type { Grouping } from './usage-figures.ts';
import { ranges } from './usage-panel.tsx';
import type { Range } from './usage-panel.tsx';
import { useUsage } from './usage.queries.ts';

interface OverviewState {
  readonly department: string;
  /** Undefined for the default range. */
  readonly days: Range | undefined;
  readonly by: Grouping | undefined;
  /** The grouping of the outcomes; undefined for the default. */
  readonly outcomes: OutcomesBy | undefined;
  /** The page of the list of users, which the list itself reads too. */
  readonly page: number;
}

const defaultRange = '30';
const defaultGrouping = 'domain';
const defaultOutcomes = 'prompt';
const urlFields = {
  department: urlText(),
  days: urlChoice(ranges),
  by: urlChoice(groupings),
  outcomes: urlChoice(outcomesBy),
  page: urlNumber(1),
};

const rules: ClientListRules<DashboardUser> = {
  searched: (user) => [userNameOf(user), user.email],
  sortBy: { name: userNameOf, email: ({ email }) => email, created: ({ createdAt }) => Date.parse(createdAt) },
};

/** Overview (/admin/dashboard). */
export function OverviewRoute() {
  const [state, setState] = useUrlState<OverviewState>(urlFields);
  const { department, days: range = defaultRange, by = defaultGrouping, outcomes = defaultOutcomes, page } = state;
  const departments = useConfig()?.departments;
  // An unknown department, as in an old link, is ignored.
  const known = departments === undefined || departments.includes(department) ? department : '';
  const statistics = useStatistics();
  const users = useUsers(known || undefined);
  const offers = useQuery(domainOffersQuery);
  const spending = useQuery(spendingQuery);
  const spendingLoad = useRetry(spending, 'The spending could not be loaded', 'Nothing was lost.');
  const outcomesFound = useQuery(outcomesQuery({ days: Number(range), department: known, by: outcomes }));
  return (
    <OverviewView
      offers={offers.isPending ? undefined : (offers.data ?? [])}
      statistics={statistics.data}
      statisticsLoad={statistics.load}
      users={useClientList(users.data, rules, 'Search users')}
      usersLoad={users.load}
      usage={{
        load: useUsage({ days: Number(range), department: known }),
        range,
        // A change of the usage keeps the page of users.
        onRange: (next) => setState({ days: next === defaultRange ? undefined : next, page }),
        grouping: by,
        onGrouping: (next) => setState({ by: next === defaultGrouping ? undefined : next, page }),
      }}
      spending={spending.isPending ? undefined : { spending: spending.data, load: spendingLoad }}
      outcomes={{
        outcomes: outcomesFound.data,
        by: outcomes,
        onBy: (next) => setState({ outcomes: next === defaultOutcomes ? undefined : next, page }),
      }}
      departments={departments ?? []}
      department={known}
      onDepartment={(next) => setState({ department: next })}
    />
  );
}
