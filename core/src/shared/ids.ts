import { randomUUID } from 'node:crypto';

/** Makes ids for our own records: unique, unguessable, of the shape the contract's `idSchema` accepts. */
export abstract class IdGenerator {
  abstract next(): string;
}

export class UuidGenerator extends IdGenerator {
  next(): string {
    return randomUUID();
  }
}
