import { IdGenerator } from '../platform/ids.ts';

/** Ids that can be foretold: `id-1`, `id-2` … */
export class FakeIdGenerator extends IdGenerator {
  readonly #prefix: string;
  #last = 0;

  constructor(prefix = 'id') {
    super();
    this.#prefix = prefix;
  }

  next(): string {
    this.#last += 1;
    return `${this.#prefix}-${this.#last}`;
  }
}
