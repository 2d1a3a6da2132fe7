import { departmentKey } from '../../platform/http/department-key.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { presentMomentOrNull } from '../../platform/moment.ts';
import { listCrmLists } from '../contract/crm-lists.ts';
import { ListCrmLists } from '../use-cases/list-crm-lists.ts';

export const listCrmListsRoute = defineRoute(
  listCrmLists,
  ListCrmLists,
  async ({ query, session, names, signal }, list) => {
    const { items, total } = await list.execute({
      actor: session,
      department: departmentKey(names, query.department, 'department'),
      search: query.search ?? '',
      page: { page: query.page, limit: query.limit },
      signal,
    });
    return { lists: items.map((found) => ({ ...found, updatedAt: presentMomentOrNull(found.updatedAt) })), total };
  },
);
