import { createHmac, hkdfSync } from 'node:crypto';
import { AddressHash } from '../../users/ports/address-hash.ts';

/** HMAC-SHA-256 under a key derived from each master key, so that the hash and what the master key seals share no key. */
export class HmacAddressHash extends AddressHash {
  readonly #keys: readonly [Buffer, ...Buffer[]];

  /** Master keys of 32 bytes in base64, as of `AesSecretBox`. */
  constructor(masterKey: string, olderKeys: readonly string[] = []) {
    super();
    this.#keys = [derivedFrom(masterKey), ...olderKeys.map(derivedFrom)];
  }

  of(email: string): readonly [string, ...string[]] {
    const [current, ...older] = this.#keys;
    const hash = (key: Buffer): string => createHmac('sha256', key).update(email).digest('hex').slice(0, 40);
    return [hash(current), ...older.map(hash)];
  }
}

function derivedFrom(masterKey: string): Buffer {
  return Buffer.from(
    hkdfSync('sha256', Buffer.from(masterKey, 'base64'), '', 'overture: addresses of erased users', 32),
  );
}
