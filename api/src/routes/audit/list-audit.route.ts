import { ListAudit } from '@overture/core/app';
import { listAudit } from '@overture/core/contract';
import { presentAuditEntry, presentPageNumbers } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const listAuditRoute = defineRoute(listAudit, { list: ListAudit }, async ({ query, names }, { list }) => {
  const { page, limit, actor, action } = query;
  const filter = { ...(actor === undefined ? {} : { actor }), ...(action === undefined ? {} : { action }) };
  const found = await list.execute({ filter, page: { page, limit } });
  const { total, totalPages, currentPage } = presentPageNumbers(found, { page, limit });
  const entries = found.items.map((entry) => presentAuditEntry(entry, names));
  return { entries, totalItems: total, totalPages, currentPage };
});
