import { randomUUID } from 'node:crypto';

/** Makes ids for our own records: unique, unguessable, of the shape the contract's `idSchema` accepts. */
export abstract class IdGenerator {
  abstract next(): string;
}

/** UUIDs of version 7: they grow with time, so that a store's indexes grow at one end; 74 bits of each are random. */
export class UuidGenerator extends IdGenerator {
  next(): string {
    const ms = Date.now().toString(16).padStart(12, '0');
    return `${ms.slice(0, 8)}-${ms.slice(8)}-7${randomUUID().slice(15)}`;
  }
}
