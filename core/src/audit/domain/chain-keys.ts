import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import type { LinkKeys } from './audit-chain.ts';
import { SecretBox } from '../../platform/secret-box.ts';
import { derivedKey } from '../../platform/derived-key.ts';

const purpose = 'overture: links of the audit log';
const sealContext = 'keys of the audit log';

/** Derived keys in base64, by their ids. */
const sealedKeysSchema = z.record(z.string(), z.base64());

/** The keys that link the entries of the audit log, derived from the master keys. The store contains them only sealed. */
export class ChainKeys implements LinkKeys {
  readonly current: string;
  readonly #box: SecretBox;
  readonly #keys: ReadonlyMap<string, Buffer>;

  readonly #and: (more: readonly Buffer[]) => ChainKeys;

  /** Master keys of 32 bytes in base64, as for `SecretBox`, and keys that an entry of the log had sealed. */
  constructor(masterKey: string, olderKeys: readonly string[] = [], opened: readonly Buffer[] = []) {
    const keys = [masterKey, ...olderKeys].map((key) => derivedKey(key, purpose));
    this.#box = new SecretBox(masterKey, olderKeys);
    [this.current = ''] = keys.map(idOf);
    this.#keys = new Map([...keys, ...opened].map((key) => [idOf(key), key]));
    this.#and = (more) => new ChainKeys(masterKey, olderKeys, more);
  }

  /** The ids of all known keys, the current one included. */
  get known(): readonly string[] {
    return [...this.#keys.keys()];
  }

  digest(words: string, keyId: string): string | null {
    const key = this.#keys.get(keyId);
    return key === undefined ? null : createHmac('sha256', key).update(words).digest('base64url');
  }

  /** All known keys, sealed with the current master key. */
  sealed(): string {
    const keys = Object.fromEntries([...this.#keys].map(([id, key]) => [id, key.toString('base64')]));
    return this.#box.seal(JSON.stringify(keys), sealContext);
  }

  /** These keys and those of `sealed`. Throws when no known master key has sealed them. */
  with(sealed: string): ChainKeys {
    const opened = sealedKeysSchema.parse(JSON.parse(this.#box.open(sealed, sealContext)));
    const keys = Object.values(opened).map((key) => Buffer.from(key, 'base64'));
    return this.#and([...this.#keys.values(), ...keys]);
  }
}

/** A name for a derived key that reveals nothing about it. */
const idOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 12);
