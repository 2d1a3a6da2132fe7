import { Clock, type Timestamp } from '../../platform/clock.ts';
import { Logger } from '../../platform/logger.ts';
import { verifiedWords } from '../domain/audit-checkpoint.ts';
import { AuditLog } from '../ports/audit-log.ts';
import { CheckpointSigner } from '../domain/checkpoint-signer.ts';
import { meaningOf, VerifyAudit } from './verify-audit.ts';
import { UseCase } from '../../platform/needs.ts';

/** The least time between two verifications. */
const minPauseMs = 24 * 60 * 60 * 1_000;

/**
 * Verifies once a day what was added to the audit log, and signs a checkpoint, after which the next verification may
 * begin. A flaw goes to the log stream, each day again.
 */
export class WatchAudit extends UseCase({
  log: AuditLog,
  verifyAudit: VerifyAudit,
  checkpointSigner: CheckpointSigner,
  clock: Clock,
  logger: Logger,
}) {
  /** False when the log was verified less than a day ago. */
  async execute(): Promise<boolean> {
    const { log, verifyAudit, checkpointSigner, clock, logger } = this.deps;
    const at = clock.now();
    if (await this.#wasVerified(at)) return false;
    const { end, entries, flaw } = await verifyAudit.execute({ sinceCheckpoint: true });
    if (flaw !== null) {
      logger.error({ ...flaw }, meaningOf(flaw));
      return true;
    }
    const verified = { at, end, entries };
    await log.noteVerified({ ...verified, signature: checkpointSigner.sign(verifiedWords(verified)) });
    return true;
  }

  /** Whether the log was verified within the last day. A mark that this installation did not sign says nothing. */
  async #wasVerified(now: Timestamp): Promise<boolean> {
    const { log, checkpointSigner } = this.deps;
    const verified = await log.verified();
    if (verified === null || verified.at > now || now - verified.at >= minPauseMs) return false;
    return checkpointSigner.signedWith(verifiedWords(verified), verified.signature) !== null;
  }
}
