import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../../platform/derived-key.ts';

const purpose = 'overture: checkpoints of the audit log';

/** Signs by HMAC-SHA-256 under a key that is derived from the master key, so that the store does not contain it. */
export class CheckpointSigner {
  readonly #current: Buffer;
  readonly #older: readonly Buffer[];

  /** Master keys of 32 bytes in base64, as for `SecretBox`. */
  constructor(masterKey: string, olderKeys: readonly string[] = []) {
    this.#current = derivedKey(masterKey, purpose);
    this.#older = olderKeys.map((key) => derivedKey(key, purpose));
  }

  /** The signature of a text under the current key. */
  sign(words: string): string {
    return macOf(words, this.#current).toString('base64url');
  }

  /** Which of the installation's keys signed a text; null for none of them. */
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
