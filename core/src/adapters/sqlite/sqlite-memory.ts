import type { SqliteConnection } from './sqlite-connection.ts';

/**
 * What was read from the store, given again for as long as nobody wrote to it: neither this process nor another one.
 * What is given is shared, so nobody may change it.
 */
export class SqliteMemory<T> {
  readonly #db: SqliteConnection;
  readonly #atMost: number;
  readonly #known = new Map<string, T>();
  #epoch = -1;

  /** Keeps `atMost` values; a further one takes the place of the oldest. */
  constructor(db: SqliteConnection, atMost: number) {
    this.#db = db;
    this.#atMost = atMost;
  }

  /** The value under the key, which names everything that `read` depends on besides the store. */
  get(key: string, read: () => T): T {
    const epoch = this.#db.epoch();
    // Within a transaction what is read may yet be undone.
    if (epoch === null) return read();
    if (epoch !== this.#epoch) {
      this.#known.clear();
      this.#epoch = epoch;
    }
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const value = read();
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size >= this.#atMost) this.#known.delete(oldest);
    this.#known.set(key, value);
    return value;
  }
}
