import { useMemo } from 'react';
import { urlChoice, urlNumber, urlPageSize, urlText, useConfig, useQuery, useUrlState } from '@overture/ui';
import { usersQuery, useStatistics, useUsers } from './overview.queries.ts';
import { OverviewView } from './overview.view.tsx';
import { groupings, usersByDay } from './usage-figures.ts';
import type { Grouping } from './usage-figures.ts';
import { ranges } from './usage-panel.tsx';
import type { Range } from './usage-panel.tsx';
import { usageQuery, useUsage } from './usage.queries.ts';

interface OverviewState {
  readonly department: string;
  /** Undefined for the usual one. */
  readonly days: Range | undefined;
  readonly by: Grouping | undefined;
  readonly page: number;
  readonly limit: number;
}

const usualRange = '30';
const usualGrouping = 'domain';
const urlFields = {
  department: urlText(),
  days: urlChoice(ranges),
  by: urlChoice(groupings),
  page: urlNumber(1),
  limit: urlPageSize(),
};

/** Overview (/admin/dashboard). */
export function OverviewRoute() {
  const [{ department, days: range = usualRange, by = usualGrouping, page, limit }, setState] =
    useUrlState<OverviewState>(urlFields);
  const departments = useConfig()?.departments;
  // A department the server does not know, as in an old link, is no filter at all.
  const known = departments === undefined || departments.includes(department) ? department : '';
  return (
    <OverviewView
      statistics={useStatistics()}
      {...useTrends(known === '')}
      users={useUsers(known || undefined)}
      usage={{
        load: useUsage({ days: Number(range), department: known }),
        range,
        // What is looked at changes, and not which users are listed.
        onRange: (next) => setState({ days: next === usualRange ? undefined : next, page }),
        grouping: by,
        onGrouping: (next) => setState({ by: next === usualGrouping ? undefined : next, page }),
      }}
      departments={departments ?? []}
      department={known}
      page={page}
      limit={limit}
      onDepartment={(next) => setState({ department: next })}
      onPage={(next) => setState({ page: next })}
      onLimit={(next) => setState({ limit: next })}
    />
  );
}

/** The course of the two numbers over the usual range, of all departments as the numbers are. */
function useTrends(allListed: boolean) {
  const usage = useQuery(usageQuery({ days: Number(usualRange), department: '' })).data;
  // Not worth a request of its own: the list of all users is there whenever no department is chosen.
  const users = useQuery({ ...usersQuery(undefined), enabled: allListed }).data;
  const userTrend = useMemo(
    () =>
      users &&
      usage &&
      usersByDay(
        users,
        usage.days.map(({ date }) => date),
      ),
    [users, usage],
  );
  return { emailTrend: usage?.days.map(({ generations }) => generations), userTrend };
}
