import { GetStatistics } from '../use-cases/get-statistics.ts';
import { getStatistics, getUsage, listDashboardUsers } from '../contract/overview.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { GetUsage } from '../use-cases/get-usage.ts';
import { presentUsage } from '../presentation/usage.ts';
import { allItems } from '../../platform/page.ts';
import { departmentKey } from '../../platform/http/department-key.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';
import { presentDashboardUser } from '../../people/users/presentation/user.ts';

export const getStatisticsRoute = defineRoute(getStatistics, GetStatistics, (_call, statistics) =>
  statistics.execute(),
);

export const getUsageRoute = defineRoute(getUsage, GetUsage, async ({ query, names }, usage) =>
  presentUsage(
    await usage.execute({
      from: query.from,
      to: query.to,
      department: departmentKey(names, query.department, 'department'),
    }),
    names,
  ),
);

/** The dashboard loads all users, and pages them in the browser. */
const everyUser = { limit: 1_000, max: 10_000 };

export const listDashboardUsersRoute = defineRoute(listDashboardUsers, UserRepository, async (call, users) => {
  const { query, names } = call;
  const department = departmentKey(names, query.department, 'department');
  const all = await allItems((page) => users.list(department === null ? {} : { department }, page), everyUser);
  return { success: true as const, users: all.map((user) => presentDashboardUser(user, names)) };
});
