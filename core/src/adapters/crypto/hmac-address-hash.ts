import { createHmac } from 'node:crypto';
import { AddressHash } from '../../users/ports/address-hash.ts';
import { derivedKey } from './derived-key.ts';

const purpose = 'overture: addresses of erased users';

/** HMAC-SHA-256 under a key derived from each master key. */
export class HmacAddressHash extends AddressHash {
  readonly #keys: readonly [Buffer, ...Buffer[]];

  /** Master keys of 32 bytes in base64, as for `AesSecretBox`. */
  constructor(masterKey: string, olderKeys: readonly string[] = []) {
    super();
    this.#keys = [derivedKey(masterKey, purpose), ...olderKeys.map((key) => derivedKey(key, purpose))];
  }

  of(email: string): readonly [string, ...string[]] {
    const [current, ...older] = this.#keys;
    const hash = (key: Buffer): string => createHmac('sha256', key).update(email).digest('hex').slice(0, 40);
    return [hash(current), ...older.map(hash)];
  }
}
