import { GetStatistics } from '../use-cases/get-statistics.ts';
import { getStatistics, getUsage, listDashboardUsers } from '../contract/overview.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { GetUsage } from '../use-cases/get-usage.ts';
import { presentUsage } from '../presentation/usage.ts';
import { departmentKey } from '../../platform/http/department-key.ts';
import { ListDashboardUsers } from '../../people/users/use-cases/list-dashboard-users.ts';
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

export const listDashboardUsersRoute = defineRoute(
  listDashboardUsers,
  ListDashboardUsers,
  async ({ query, names }, list) => {
    const users = await list.execute({ department: departmentKey(names, query.department, 'department') });
    return { success: true as const, users: users.map((user) => presentDashboardUser(user, names)) };
  },
);
