import { ListDashboardUsers } from '@overture/core/app';
import { listDashboardUsers } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentDashboardUser } from '@overture/core/presentation';
import { departmentKey } from '../department-key.ts';

export const listDashboardUsersRoute = defineRoute(
  listDashboardUsers,
  { list: ListDashboardUsers },
  async ({ query, names }, { list }) => {
    const users = await list.execute({ department: departmentKey(names, query.department, 'department') });
    return { success: true as const, users: users.map((user) => presentDashboardUser(user, names)) };
  },
);
