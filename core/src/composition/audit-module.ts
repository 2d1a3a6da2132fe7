import { AccessLog } from '../audit/use-cases/access-log.ts';
import { AlterEntries } from '../audit/use-cases/alter-entries.ts';
import { AuditTrail } from '../audit/use-cases/audit-trail.ts';
import { EraseFromAudit } from '../audit/use-cases/erase-from-audit.ts';
import { ExportAudit } from '../audit/use-cases/export-audit.ts';
import { KeyAudit } from '../audit/use-cases/key-audit.ts';
import { ListAudit } from '../audit/use-cases/list-audit.ts';
import { RetireChainKeys } from '../audit/use-cases/retire-chain-keys.ts';
import { TrimAudit } from '../audit/use-cases/trim-audit.ts';
import { VerifyAudit } from '../audit/use-cases/verify-audit.ts';
import { WatchAudit } from '../audit/use-cases/watch-audit.ts';
import type { Wiring } from './bindings.ts';
import { audit, chainKeys, checkpointSigner, clock, ids, log, logger } from './tokens.ts';

/** Binds the use cases of the audit log. */
export function auditModule({ bind, settings }: Wiring): void {
  bind(AuditTrail, { log, chainKeys, clock, ids, logger });
  bind(AlterEntries, { log, audit });
  bind(EraseFromAudit, { log, alterEntries: AlterEntries });
  bind(KeyAudit, { log, audit, alterEntries: AlterEntries, clock });
  bind(RetireChainKeys, { log, audit, chainKeys, checkpointSigner });
  bind(ListAudit, { log });
  bind(ExportAudit, { log, audit });
  bind(VerifyAudit, { log, chainKeys, checkpointSigner, clock });
  bind(WatchAudit, { log, verifyAudit: VerifyAudit, checkpointSigner, clock, logger });
  bind(TrimAudit, {
    log,
    audit,
    checkpointSigner,
    verifyAudit: VerifyAudit,
    clock,
    logger,
    auditRetentionMs: { value: settings.auditRetentionMs },
  });
  bind(AccessLog, { audit });
}
