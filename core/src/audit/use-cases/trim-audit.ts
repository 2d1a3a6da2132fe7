import type { Clock } from '../../platform/clock.ts';
import { signedWords, type AuditCheckpoint } from '../domain/audit-checkpoint.ts';
import { systemActor } from '../domain/audit-entry.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { CheckpointSigner } from '../ports/checkpoint-signer.ts';
import type { AuditTrail } from './audit-trail.ts';

/** The least time between two removals, so that a quiet log does not fill with entries about them. */
const minPauseMs = 24 * 60 * 60 * 1_000;

interface Dependencies {
  readonly log: AuditLog;
  readonly audit: AuditTrail;
  readonly checkpointSigner: CheckpointSigner;
  readonly clock: Clock;
  /** Undefined: entries are kept for ever. */
  readonly auditRetentionMs: number | undefined;
}

/** Removes entries of the audit log that are older than the retention time; a signed checkpoint takes their place. */
export class TrimAudit {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Answers how many entries were removed. An entry about the removal is written first. */
  async execute(): Promise<number> {
    const { log, audit, checkpointSigner, clock, auditRetentionMs } = this.#deps;
    const at = clock.now();
    const checkpoint = await log.checkpoint();
    if (checkpoint !== null) await this.#signAnew(checkpoint);
    if (auditRetentionMs === undefined || at - (checkpoint?.at ?? 0) < minPauseMs) return 0;
    const last = await log.lastBefore(at - auditRetentionMs);
    if (last === null) return 0;
    await audit.record(systemActor, 'audit_trimmed', `entries up to ${last.seq}`, 'older than AUDIT_RETENTION_DAYS');
    const signature = checkpointSigner.sign(signedWords({ at, end: last }));
    return log.removeUpTo({ at, end: last, signature });
  }

  /**
   * Signs the checkpoint again after a rotation of the master key, so that it can be verified without the older key.
   */
  async #signAnew(checkpoint: AuditCheckpoint): Promise<void> {
    const { log, checkpointSigner } = this.#deps;
    const words = signedWords(checkpoint);
    if (checkpointSigner.signedWith(words, checkpoint.signature) !== 'older') return;
    await log.removeUpTo({ ...checkpoint, signature: checkpointSigner.sign(words) });
  }
}
