import { AccessLog } from '../audit/use-cases/access-log.ts';
import { AuditTrail } from '../audit/use-cases/audit-trail.ts';
import { ExportAudit } from '../audit/use-cases/export-audit.ts';
import { ListAudit } from '../audit/use-cases/list-audit.ts';
import { TrimAudit } from '../audit/use-cases/trim-audit.ts';
import { VerifyAudit } from '../audit/use-cases/verify-audit.ts';
import type { Wiring } from './bindings.ts';
import { audit, checkpointSigner, clock, ids, log } from './tokens.ts';

/** Binds the use cases of the audit log. */
export function auditModule({ bind, settings }: Wiring): void {
  bind(AuditTrail, { log, clock, ids });
  bind(ListAudit, { log });
  bind(ExportAudit, { log, audit });
  bind(VerifyAudit, { log, checkpointSigner });
  bind(TrimAudit, { log, audit, checkpointSigner, clock, auditRetentionMs: { value: settings.auditRetentionMs } });
  bind(AccessLog, { audit });
}
