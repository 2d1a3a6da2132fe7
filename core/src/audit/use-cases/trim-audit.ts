import { Clock } from '../../platform/clock.ts';
import { Logger } from '../../platform/logger.ts';
import { signedWords } from '../domain/audit-checkpoint.ts';
import { systemActor } from '../domain/audit-entry.ts';
import { AuditLog } from '../ports/audit-log.ts';
import { CheckpointSigner } from '../domain/checkpoint-signer.ts';
import { AuditTrail } from './audit-trail.ts';
import { meaningOf, VerifyAudit } from './verify-audit.ts';
import { setting, UseCase } from '../../platform/needs.ts';

/** The least time between two removals, so that a quiet log does not fill with entries about them. */
const minPauseMs = 24 * 60 * 60 * 1_000;

/** Removes entries of the audit log that are older than the retention time; a signed checkpoint takes their place. */
export class TrimAudit extends UseCase({
  log: AuditLog,
  audit: AuditTrail,
  checkpointSigner: CheckpointSigner,
  verifyAudit: VerifyAudit,
  clock: Clock,
  logger: Logger,
  /** Undefined: entries are kept for ever. */
  auditRetentionMs: setting((settings) => settings.auditRetentionMs),
}) {
  /**
   * Answers how many entries were removed. The whole log is verified first, because a changed time would remove entries
   * that are not old; a log that does not fit stays as it is. An entry about the removal is written before it.
   */
  async execute(): Promise<number> {
    const { log, audit, checkpointSigner, verifyAudit, clock, logger, auditRetentionMs } = this.deps;
    const at = clock.now();
    const checkpoint = await log.checkpoint();
    if (auditRetentionMs === undefined || at - (checkpoint?.at ?? 0) < minPauseMs) return 0;
    const time = at - auditRetentionMs;
    const [first] = await log.readChain(checkpoint?.end.seq ?? 0, 1);
    if (first === undefined || first.at >= time) return 0;
    const { flaw, lastBefore: last = null } = await verifyAudit.execute({ time });
    if (flaw !== null) logger.error({ ...flaw }, `${meaningOf(flaw)}, so that nothing is removed from it`);
    if (flaw !== null || last === null) return 0;
    await audit.record(systemActor, 'audit_trimmed', `entries up to ${last.seq}`, 'older than AUDIT_RETENTION_DAYS');
    const signature = checkpointSigner.sign(signedWords({ at, end: last }));
    return log.removeUpTo({ at, end: last, signature });
  }
}
