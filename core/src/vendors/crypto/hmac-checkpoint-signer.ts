import { createHmac, timingSafeEqual } from 'node:crypto';
import { CheckpointSigner } from '../../audit/ports/checkpoint-signer.ts';
import { derivedKey } from './derived-key.ts';

const purpose = 'overture: checkpoints of the audit log';

/** HMAC-SHA-256 under a key derived from the master key. */
export class HmacCheckpointSigner extends CheckpointSigner {
  readonly #current: Buffer;
  readonly #older: readonly Buffer[];

  /** Master keys of 32 bytes in base64, as for `AesSecretBox`. */
  constructor(masterKey: string, olderKeys: readonly string[] = []) {
    super();
    this.#current = derivedKey(masterKey, purpose);
    this.#older = olderKeys.map((key) => derivedKey(key, purpose));
  }

  sign(words: string): string {
    return macOf(words, this.#current).toString('base64url');
  }

  signedWith(words: string, signature: string): 'current' | 'older' | null {
    const given = Buffer.from(signature, 'base64url');
    const isBy = (key: Buffer) => {
      const mac = macOf(words, key);
      return mac.length === given.length && timingSafeEqual(mac, given);
    };
    if (isBy(this.#current)) return 'current';
    return this.#older.some(isBy) ? 'older' : null;
  }
}

const macOf = (words: string, key: Buffer): Buffer => createHmac('sha256', key).update(words).digest();
