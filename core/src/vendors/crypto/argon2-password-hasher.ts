import pLimit from 'p-limit';
import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { PasswordHasher } from '../../people/users/ports/password-hasher.ts';

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

interface Cost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's recommendation for argon2id. */
const currentCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;

/** A stored hash contains its own cost. This maximum keeps a forged hash from using up the server's memory. */
const maxCost: Cost = { memory: 262_144, passes: 16, parallelism: 16 };

/** Each hash takes 19 MB and a core, so that a burst of sign-ins must wait instead of filling memory. */
const maxParallel = 2;

const phcPattern =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,86})$/;

export class Argon2PasswordHasher extends PasswordHasher {
  readonly #limit = pLimit(maxParallel);

  async hash(password: string): Promise<string> {
    const salt = randomBytes(saltBytes);
    const tag = await this.#derive(password, salt, currentCost, tagBytes);
    const { memory, passes, parallelism } = currentCost;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
  }

  /** False, without an error, for a string that is no argon2id hash. */
  async verify(password: string, hash: string): Promise<boolean> {
    const parsed = parse(hash);
    if (!parsed) return false;
    const tag = await this.#derive(password, parsed.salt, parsed.cost, parsed.tag.length);
    return timingSafeEqual(tag, parsed.tag);
  }

  needsRehash(hash: string): boolean {
    const parsed = parse(hash);
    if (!parsed) return true;
    const { memory, passes } = parsed.cost;
    return (
      memory < currentCost.memory ||
      passes < currentCost.passes ||
      parsed.salt.length < saltBytes ||
      parsed.tag.length < tagBytes
    );
  }

  #derive(password: string, nonce: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
    return this.#limit(() => derive('argon2id', { message: password, nonce, tagLength, ...cost }));
  }
}

function parse(hash: string): { cost: Cost; salt: Buffer; tag: Buffer } | undefined {
  const match = phcPattern.exec(hash);
  if (!match) return undefined;
  const [, m, t, p, salt = '', tag = ''] = match;
  const cost: Cost = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  const sane =
    cost.passes >= 1 &&
    cost.parallelism >= 1 &&
    cost.memory >= 8 * cost.parallelism &&
    cost.memory <= maxCost.memory &&
    cost.passes <= maxCost.passes &&
    cost.parallelism <= maxCost.parallelism;
  return sane ? { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') } : undefined;
}

/** The PHC string format writes base64 without its padding. */
function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
