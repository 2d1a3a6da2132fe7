import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const format = 'v1';

/**
 * Seals short secrets for storage, by AES-256-GCM under a master key of 32 bytes, given in base64, that is not in the
 * store. Sealed text reads `v1.<key id>.<iv>.<tag>.<ciphertext>`. Text that an older master key sealed can be opened if that key is given too.
 */
export class SecretBox {
  /** The id of the key that `seal` uses, which is stored beside the sealed text. */
  readonly keyId: string;
  readonly #keys = new Map<string, Buffer>();

  /** Throws when a key is not 32 bytes of base64. */
  constructor(masterKey: string, olderKeys: readonly string[] = []) {
    for (const key of olderKeys) this.#add(key);
    this.keyId = this.#add(masterKey);
  }

  /** `context` names where the secret is stored; a sealed text that is moved elsewhere cannot be opened. */
  seal(secret: string, context: string): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.#keyOf(this.keyId), iv);
    cipher.setAAD(Buffer.from(context));
    const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    const parts = [iv, cipher.getAuthTag(), ciphertext].map((bytes) => bytes.toString('base64url'));
    return [format, this.keyId, ...parts].join('.');
  }

  /** Throws when the text was sealed with an unknown key or for another context, or was changed. */
  open(sealed: string, context: string): string {
    const [version, keyId = '', ...parts] = sealed.split('.');
    const [iv, tag, ciphertext] = parts.map((part) => Buffer.from(part, 'base64url'));
    if (version !== format || !iv || !tag || !ciphertext || iv.length !== ivBytes || tag.length !== tagBytes) {
      throw new Error('A stored secret is damaged.');
    }
    try {
      const decipher = createDecipheriv(algorithm, this.#keyOf(keyId), iv, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
    } catch (error) {
      if (error instanceof UnknownKeyError) throw error;
      throw new Error('A stored secret is damaged.', { cause: error });
    }
  }

  #add(masterKey: string): string {
    const key = Buffer.from(masterKey, 'base64');
    if (key.length !== 32) throw new Error('ENCRYPTION_KEY must be 32 bytes in base64.');
    const id = createHash('sha256').update(key).digest('hex').slice(0, 12);
    this.#keys.set(id, key);
    return id;
  }

  #keyOf(id: string): Buffer {
    const key = this.#keys.get(id);
    if (!key) throw new UnknownKeyError(`A stored secret was sealed with another ENCRYPTION_KEY (${id.slice(0, 12)}).`);
    return key;
  }
}

class UnknownKeyError extends Error {}
