import { ListUsers } from '@overture/core/app';
import { listAdmins } from '@overture/core/contract';
import { presentAdmin, presentPageNumbers } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';
import { departmentKey } from '../department-key.ts';
import { sortOf } from '../sort-of.ts';

export const listAdminsRoute = defineRoute(listAdmins, { list: ListUsers }, async ({ query, names }, { list }) => {
  const { page, limit } = query;
  const department = departmentKey(names, query.department, 'department');
  const filter = { role: query.role, search: query.search, ...(department === null ? {} : { department }) };
  const found = await list.execute({ filter, page: { page, limit }, sort: sortOf(query.sort) });
  const { total, totalPages, currentPage } = presentPageNumbers(found, { page, limit });
  return { admins: found.items.map((user) => presentAdmin(user, names)), totalAdmins: total, totalPages, currentPage };
});
