import { urlNumber, urlPageSize, urlText, useConfig, useUrlState } from '@overture/ui';
import { useStatistics, useUsers } from './overview.queries.ts';
import { OverviewView } from './overview.view.tsx';

interface OverviewState {
  readonly department: string;
  readonly page: number;
  readonly limit: number;
}

const urlFields = { department: urlText(), page: urlNumber(1), limit: urlPageSize() };

/** Overview (/admin/dashboard). */
export function OverviewRoute() {
  const [{ department, page, limit }, setState] = useUrlState<OverviewState>(urlFields);
  const departments = useConfig()?.departments;
  // A department the server does not know, as in an old link, is no filter at all.
  const known = departments === undefined || departments.includes(department) ? department : '';
  return (
    <OverviewView
      statistics={useStatistics()}
      users={useUsers(known || undefined)}
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
