import { createHmac } from 'node:crypto';
import { derivedKey } from './derived-key.ts';

/** Part of every stored hash, so it stays as it was when only addresses were hashed. */
const purpose = 'overture: addresses of erased users';

/**
 * Hashes what names a person, such as an address or a contact's id, by HMAC-SHA-256: equal texts give equal hashes, from
 * which nobody without the key can find the text.
 */
export class KeyedHash {
  readonly #keys: readonly [Buffer, ...Buffer[]];

  /** Master keys of 32 bytes in base64, as for `SecretBox`. */
  constructor(masterKey: string, olderKeys: readonly string[] = []) {
    this.#keys = [derivedKey(masterKey, purpose), ...olderKeys.map((key) => derivedKey(key, purpose))];
  }

  /** The hash under each master key, the current one first, so that a hash from before a rotation is still recognised. */
  of(text: string): readonly [string, ...string[]] {
    const [current, ...older] = this.#keys;
    const hash = (key: Buffer): string => createHmac('sha256', key).update(text).digest('hex').slice(0, 40);
    return [hash(current), ...older.map(hash)];
  }
}
