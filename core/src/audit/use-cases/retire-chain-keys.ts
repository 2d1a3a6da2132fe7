import { factsOf } from '../domain/audit-chain.ts';
import { signedWords } from '../domain/audit-checkpoint.ts';
import type { AuditActor } from '../domain/audit-entry.ts';
import { AuditLog } from '../ports/audit-log.ts';
import { ChainKeys } from '../domain/chain-keys.ts';
import { CheckpointSigner } from '../domain/checkpoint-signer.ts';
import { AuditTrail } from './audit-trail.ts';
import { UseCase } from '../../platform/needs.ts';
import { counted } from '../../platform/contract/counted.ts';

/**
 * Ends a rotation of the master key for the audit log. An entry keeps the older keys, sealed with the new master key, so
 * that older entries can be verified without the old one; and it says that they link no entries any more, so that
 * nobody who has the old master key can add some. The checkpoint of removed entries is signed with the new master key.
 */
export class RetireChainKeys extends UseCase({
  log: AuditLog,
  audit: AuditTrail,
  chainKeys: ChainKeys,
  checkpointSigner: CheckpointSigner,
}) {
  /** Returns how many keys were retired. Throws when the keys of the rotation before cannot be opened. */
  async execute(actor: AuditActor): Promise<number> {
    const { log, audit, chainKeys } = this.deps;
    await this.#signCheckpoint();
    const newest = await log.newest('audit_rekeyed');
    const { sealedKeys, retired: before = [] } = newest === null ? {} : factsOf(newest);
    const keys = sealedKeys === undefined ? chainKeys : chainKeys.with(sealedKeys);
    const retired = keys.known.filter((id) => id !== chainKeys.current);
    const fresh = retired.filter((id) => !before.includes(id));
    if (fresh.length === 0) return 0;
    await audit.record(actor, 'audit_rekeyed', chainKeys.current, `${counted(fresh.length, 'key')} retired`, {
      retired,
      sealedKeys: keys.sealed(),
    });
    return fresh.length;
  }

  async #signCheckpoint(): Promise<void> {
    const { log, checkpointSigner } = this.deps;
    const checkpoint = await log.checkpoint();
    if (checkpoint === null) return;
    const words = signedWords(checkpoint);
    if (checkpointSigner.signedWith(words, checkpoint.signature) !== 'older') return;
    await log.removeUpTo({ ...checkpoint, signature: checkpointSigner.sign(words) });
  }
}
