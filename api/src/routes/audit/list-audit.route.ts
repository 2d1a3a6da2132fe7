import { ListAudit } from '@overture/core/app';
import { listAudit } from '@overture/core/contract';
import { presentAuditEntry, presentPageNumbers } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';
import { auditFilterOf } from './audit-filter-of.ts';

export const listAuditRoute = defineRoute(listAudit, { list: ListAudit }, async ({ query, names }, { list }) => {
  const { page, limit } = query;
  const found = await list.execute({ filter: auditFilterOf(query), page: { page, limit } });
  const { total, totalPages, currentPage } = presentPageNumbers(found, { page, limit });
  const entries = found.items.map((entry) => presentAuditEntry(entry, names));
  return { entries, totalItems: total, totalPages, currentPage };
});
