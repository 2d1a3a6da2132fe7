import { emptyProfile } from '../../people/users/domain/user.ts';
import type { UsageOverview } from '../use-cases/get-usage.ts';
import type { DepartmentNames } from '../../platform/contract/departments.ts';
import type { Usage } from '../contract/overview.ts';

export function presentUsage(usage: UsageOverview, names: DepartmentNames): Usage {
  return {
    ...usage,
    departments: usage.departments.map((row) => ({ ...row, department: names.nameOf(row.department) })),
    series: usage.series.map((row) => ({ ...row, department: names.nameOf(row.department) })),
    topUsers: usage.topUsers.map(({ user, figures }) => {
      const { firstName, lastName } = user.profile ?? emptyProfile;
      return { _id: user.id, email: user.email, firstName, lastName, ...figures };
    }),
  };
}
