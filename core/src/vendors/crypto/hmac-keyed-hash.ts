import { createHmac } from 'node:crypto';
import { KeyedHash } from '../../people/users/ports/keyed-hash.ts';
import { derivedKey } from './derived-key.ts';

/** Part of every stored hash, so it stays as it was when only addresses were hashed. */
const purpose = 'overture: addresses of erased users';

/** HMAC-SHA-256 under a key derived from each master key. */
export class HmacKeyedHash extends KeyedHash {
  readonly #keys: readonly [Buffer, ...Buffer[]];

  /** Master keys of 32 bytes in base64, as for `AesSecretBox`. */
  constructor(masterKey: string, olderKeys: readonly string[] = []) {
    super();
    this.#keys = [derivedKey(masterKey, purpose), ...olderKeys.map((key) => derivedKey(key, purpose))];
  }

  of(text: string): readonly [string, ...string[]] {
    const [current, ...older] = this.#keys;
    const hash = (key: Buffer): string => createHmac('sha256', key).update(text).digest('hex').slice(0, 40);
    return [hash(current), ...older.map(hash)];
  }
}
