import { ContainerModule } from 'inversify';
import { AuditLog } from '../audit/ports/audit-log.ts';
import { AuditTrail } from '../audit/use-cases/audit-trail.ts';
import { ListAudit } from '../audit/use-cases/list-audit.ts';
import { Clock } from '../shared/clock.ts';
import { IdGenerator } from '../shared/ids.ts';

/** Binds writing and reading the audit log. */
export function auditModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(AuditTrail)
      .toResolvedValue((log, clock, ids) => new AuditTrail({ log, clock, ids }), [AuditLog, Clock, IdGenerator])
      .inSingletonScope();
    bind(ListAudit)
      .toResolvedValue((log) => new ListAudit({ log }), [AuditLog])
      .inSingletonScope();
  });
}
