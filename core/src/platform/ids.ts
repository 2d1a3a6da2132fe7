import { randomUUID } from 'node:crypto';

/** Makes the ids of our own records. They are unique, cannot be guessed, and match the contract's `idSchema`. */
export abstract class IdGenerator {
  abstract next(): string;
}

/**
 * Makes UUIDs of version 7. They grow with time, so that a store adds to its indexes at one end; 74 bits of each are
 * random.
 */
export class UuidGenerator extends IdGenerator {
  next(): string {
    const ms = Date.now().toString(16).padStart(12, '0');
    return `${ms.slice(0, 8)}-${ms.slice(8)}-7${randomUUID().slice(15)}`;
  }
}
