import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { sealContextOf, type ApiKey } from '../domain/api-key.ts';
import type { ApiKeyRepository } from '../ports/api-key-repository.ts';
import type { SecretBox } from '../ports/secret-box.ts';

const batch = 100;

export interface Rotation {
  /** Keys that now open with the current master key alone. */
  readonly resealed: number;
  /** Names of keys that neither the current nor the previous master key opens, with the reason. */
  readonly unreadable: readonly { readonly name: string; readonly reason: string }[];
}

/**
 * Seals every stored key anew under the current master key; what the previous one sealed must still open. Interrupted
 * anywhere, the next run does the rest: each key is changed in one write, and one that an edit changed meanwhile is
 * sealed with the current master key already.
 */
export class RotateMasterKey {
  readonly #deps: { keys: ApiKeyRepository; secretBox: SecretBox; audit: AuditTrail };

  constructor(deps: { keys: ApiKeyRepository; secretBox: SecretBox; audit: AuditTrail }) {
    this.#deps = deps;
  }

  async execute(input: { actor: AuditActor; signal?: AbortSignal }): Promise<Rotation> {
    const { keys, secretBox, audit } = this.#deps;
    const unreadable = new Map<string, { name: string; reason: string }>();
    let resealed = 0;
    try {
      for (;;) {
        // Unreadable ones stay in the list, so it is asked for that many more.
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
        await audit.record(input.actor, 'keys_rotated', secretBox.keyId, `${resealed} keys sealed anew`);
      }
    }
    return { resealed, unreadable: [...unreadable.values()] };
  }

  #open(key: ApiKey): { readonly secret: string } | { readonly reason: string } {
    try {
      return { secret: this.#deps.secretBox.open(key.sealed, sealContextOf(key.id)) };
    } catch (error) {
      return { reason: error instanceof Error ? error.message : 'unknown reason' };
    }
  }
}
