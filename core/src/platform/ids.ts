import { randomUUID } from 'node:crypto';

/** Makes the ids of our own records. They are unique, cannot be guessed, and match the contract's `idSchema`. */
export abstract class IdGenerator {
  abstract next(): string;
}

/** The ids of one millisecond are counted by three hexadecimal digits. */
const maxPerMs = 0x1_000;

/**
 * Makes UUIDs of version 7. Each is greater than the one before, also within a millisecond, so that a list in the order
 * of ids is in the order in which things happened, and a store adds to its indexes at one end. 62 bits of each are random.
 */
export class UuidGenerator extends IdGenerator {
  /** The time of the newest id in milliseconds since 1970, and how many ids of that time were made before it. */
  #newest = { ms: 0, count: 0 };

  next(): string {
    const { ms: last, count } = this.#newest;
    const now = Date.now();
    if (now > last) this.#newest = { ms: now, count: 0 };
    else this.#newest = count + 1 < maxPerMs ? { ms: last, count: count + 1 } : { ms: last + 1, count: 0 };
    const ms = this.#newest.ms.toString(16).padStart(12, '0');
    const nth = this.#newest.count.toString(16).padStart(3, '0');
    return `${ms.slice(0, 8)}-${ms.slice(8)}-7${nth}${randomUUID().slice(18)}`;
  }
}
