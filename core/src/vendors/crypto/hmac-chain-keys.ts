import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import { ChainKeys } from '../../audit/ports/chain-keys.ts';
import { AesSecretBox } from './aes-secret-box.ts';
import { derivedKey } from './derived-key.ts';

const purpose = 'overture: links of the audit log';
const sealContext = 'keys of the audit log';

/** Derived keys in base64, by their ids. */
const sealedKeysSchema = z.record(z.string(), z.base64());

/** HMAC-SHA-256 under keys that are derived from the master keys. */
export class HmacChainKeys extends ChainKeys {
  readonly current: string;
  readonly #box: AesSecretBox;
  readonly #keys: ReadonlyMap<string, Buffer>;

  private constructor(box: AesSecretBox, current: string, keys: ReadonlyMap<string, Buffer>) {
    super();
    this.#box = box;
    this.current = current;
    this.#keys = keys;
  }

  /** Master keys of 32 bytes in base64, as for `AesSecretBox`. */
  static of(masterKey: string, olderKeys: readonly string[] = []): HmacChainKeys {
    const keys = [masterKey, ...olderKeys].map((key) => derivedKey(key, purpose));
    const [current = ''] = keys.map(idOf);
    const box = new AesSecretBox(masterKey, olderKeys);
    return new HmacChainKeys(box, current, new Map(keys.map((key) => [idOf(key), key])));
  }

  get known(): readonly string[] {
    return [...this.#keys.keys()];
  }

  digest(words: string, keyId: string): string | null {
    const key = this.#keys.get(keyId);
    return key === undefined ? null : createHmac('sha256', key).update(words).digest('base64url');
  }

  sealed(): string {
    const keys = Object.fromEntries([...this.#keys].map(([id, key]) => [id, key.toString('base64')]));
    return this.#box.seal(JSON.stringify(keys), sealContext);
  }

  with(sealed: string): HmacChainKeys {
    const opened = sealedKeysSchema.parse(JSON.parse(this.#box.open(sealed, sealContext)));
    const keys = Object.values(opened).map((key) => Buffer.from(key, 'base64'));
    return new HmacChainKeys(
      this.#box,
      this.current,
      new Map([...this.#keys, ...keys.map((key) => [idOf(key), key] as const)]),
    );
  }
}

/** A name for a derived key that reveals nothing about it. */
const idOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 12);
