import { chainStart, flawOf, type ChainEnd } from '../domain/audit-chain.ts';
import { signedWords } from '../domain/audit-checkpoint.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { CheckpointSigner } from '../ports/checkpoint-signer.ts';

const batch = 500;

export interface AuditVerification {
  /** The number of entries whose place in the chain was checked. */
  readonly checked: number;
  /** The number of these entries whose words were erased with a person. */
  readonly erased: number;
  /** The number of older entries that were removed after `AUDIT_RETENTION_DAYS`. */
  readonly trimmed: number;
  /** The end of the chain. If it is noted elsewhere, it later shows whether entries were removed from the end. */
  readonly end: ChainEnd;
  /** The first entry that does not fit, with the reason; null when all do. */
  readonly flaw: { readonly entryId: string; readonly reason: string } | null;
}

/**
 * Verifies the whole chain of the audit log, from its checkpoint if it has one, and finds the first entry that was
 * changed, added, moved or removed.
 */
export class VerifyAudit {
  readonly #deps: { log: AuditLog; checkpointSigner: CheckpointSigner };

  constructor(deps: { log: AuditLog; checkpointSigner: CheckpointSigner }) {
    this.#deps = deps;
  }

  async execute(): Promise<AuditVerification> {
    const { log, checkpointSigner } = this.#deps;
    const checkpoint = await log.checkpoint();
    let end = checkpoint?.end ?? chainStart;
    const trimmed = end.seq;
    let checked = 0;
    let erased = 0;
    if (checkpoint !== null && checkpointSigner.signedWith(signedWords(checkpoint), checkpoint.signature) === null) {
      const reason = 'none of the given encryption keys signed it';
      return { checked, erased, trimmed, end, flaw: { entryId: 'checkpoint', reason } };
    }
    for (;;) {
      const entries = await log.readChain(end.seq, batch);
      for (const entry of entries) {
        const reason = flawOf(entry, end);
        if (reason !== null) return { checked, erased, trimmed, end, flaw: { entryId: entry.id, reason } };
        checked += 1;
        if (entry.link.salt === null) erased += 1;
        end = { seq: entry.link.seq, hash: entry.link.hash };
      }
      if (entries.length < batch) return { checked, erased, trimmed, end, flaw: null };
    }
  }
}
