import { auditActorOf, ExportAudit } from '@overture/core/app';
import { exportAudit } from '@overture/core/contract';
import { presentAuditEntry } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';
import { auditFilterOf } from './audit-filter-of.ts';

export const exportAuditRoute = defineRoute(
  exportAudit,
  { exporting: ExportAudit },
  async ({ query, session, names }, { exporting }) => {
    const filter = auditFilterOf(query);
    const { entries, total } = await exporting.execute({ actor: auditActorOf(session), filter });
    return { entries: entries.map((entry) => presentAuditEntry(entry, names)), totalItems: total };
  },
);
