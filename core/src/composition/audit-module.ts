import { AuditTrail } from '../audit/use-cases/audit-trail.ts';
import { ListAudit } from '../audit/use-cases/list-audit.ts';
import type { Wiring } from './bindings.ts';
import { clock, ids, log } from './tokens.ts';

/** Binds writing and reading the audit log. */
export function auditModule({ bind }: Wiring): void {
  bind(AuditTrail, { log, clock, ids });
  bind(ListAudit, { log });
}
