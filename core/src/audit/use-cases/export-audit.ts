import type { AuditActor, AuditEntry } from '../domain/audit-entry.ts';
import { type AuditFilter, AuditLog } from '../ports/audit-log.ts';
import { AuditTrail } from './audit-trail.ts';
import { UseCase } from '../../platform/needs.ts';
import { counted } from '../../platform/contract/counted.ts';

/** More than anybody reads in a spreadsheet; older entries are found by a filter. */
const maxExported = 10_000;

/** Exports the newest entries that match a filter. The export itself is logged. */
export class ExportAudit extends UseCase({ log: AuditLog, audit: AuditTrail }) {
  /** `total` is the number of matching entries, of which 10,000 at most are returned. */
  async execute(input: {
    actor: AuditActor;
    filter: AuditFilter;
  }): Promise<{ readonly entries: readonly AuditEntry[]; readonly total: number }> {
    const { log, audit } = this.deps;
    const { items, total } = await log.list(input.filter, { page: 1, limit: maxExported });
    await audit.record(input.actor, 'audit_exported', 'audit', counted(items.length, 'entry', 'entries'));
    return { entries: items, total };
  }
}
