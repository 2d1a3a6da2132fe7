import { ListAudit } from '@overture/core/app';
import { listAudit } from '@overture/core/contract';
import { presentAuditEntry, presentPageNumbers } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const listAuditRoute = defineRoute(listAudit, { list: ListAudit }, async ({ query }, { list }) => {
  const { page, limit, actor, action } = query;
  const filter = { ...(actor === undefined ? {} : { actor }), ...(action === undefined ? {} : { action }) };
  const found = await list.execute({ filter, page: { page, limit } });
  const { total, totalPages, currentPage } = presentPageNumbers(found, { page, limit });
  return { entries: found.items.map(presentAuditEntry), totalItems: total, totalPages, currentPage };
});
