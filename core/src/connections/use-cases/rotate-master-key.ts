import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { sealContextOf, type ApiKey } from '../domain/api-key.ts';
import { ApiKeyRepository } from '../ports/api-key-repository.ts';
import { SecretBox } from '../../platform/secret-box.ts';
import { UseCase } from '../../platform/needs.ts';
import { counted } from '../../platform/contract/counted.ts';

const batch = 100;

export interface Rotation {
  /** The number of keys that this run sealed under the current master key. */
  readonly resealed: number;
  /** The names of keys that neither the current nor the previous master key opens, with the reason. */
  readonly unreadable: readonly { readonly name: string; readonly reason: string }[];
}

/**
 * Seals every stored key again under the current master key. Keys that the previous one sealed can still be opened
 * until then. The rotation may be interrupted anywhere; the next run does the rest, because each key is changed in one
 * write. A key that is edited meanwhile is already sealed with the current master key.
 */
export class RotateMasterKey extends UseCase({ keys: ApiKeyRepository, secretBox: SecretBox, audit: AuditTrail }) {
  async execute(input: { actor: AuditActor; signal?: AbortSignal }): Promise<Rotation> {
    const { keys, secretBox, audit } = this.deps;
    const unreadable = new Map<string, { name: string; reason: string }>();
    let resealed = 0;
    try {
      for (;;) {
        // Unreadable keys stay in the list, so that many more are read.
        const found = await keys.listSealedByOther(secretBox.keyId, batch + unreadable.size);
        const todo = found.filter((key) => !unreadable.has(key.id));
        if (todo.length === 0) break;
        for (const key of todo) {
          input.signal?.throwIfAborted();
          const opened = this.#open(key);
          if ('reason' in opened) {
            unreadable.set(key.id, { name: key.name, reason: opened.reason });
            continue;
          }
          const sealed = secretBox.seal(opened.secret, sealContextOf(key.id));
          if (await keys.reseal(key.id, key.sealed, { sealed, masterKeyId: secretBox.keyId })) resealed += 1;
        }
      }
    } finally {
      if (resealed > 0) {
        await audit.record(input.actor, 'keys_rotated', secretBox.keyId, `${counted(resealed, 'key')} sealed anew`);
      }
    }
    return { resealed, unreadable: [...unreadable.values()] };
  }

  #open(key: ApiKey): { readonly secret: string } | { readonly reason: string } {
    try {
      return { secret: this.deps.secretBox.open(key.sealed, sealContextOf(key.id)) };
    } catch (error) {
      return { reason: error instanceof Error ? error.message : 'unknown reason' };
    }
  }
}
