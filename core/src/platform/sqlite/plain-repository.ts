import type { z } from 'zod';
import { ConflictError } from '../app-error.ts';
import type { SqliteConnection, SqlParameters } from './sqlite-connection.ts';
import { isUniqueViolation } from './sqlite-errors.ts';

/** What a plain repository states of its table, which has the columns `id` and `doc`. */
export interface PlainTable<T> {
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /** What a write says that a unique index refuses. */
  readonly taken: string;
}

/** Objects with an id, each of which is one row of a table. What else a repository asks, it adds. */
export abstract class SqlitePlainRepository<T extends { readonly id: string }> {
  protected readonly db: SqliteConnection;
  readonly #table: PlainTable<T>;

  constructor(db: SqliteConnection, table: PlainTable<T>) {
    this.db = db;
    this.#table = table;
  }

  async create(value: T): Promise<void> {
    this.#write(`INSERT INTO ${this.#table.name} (id, doc) VALUES (:id, :doc)`, value);
  }

  async delete(id: string): Promise<boolean> {
    return this.db.run(`DELETE FROM ${this.#table.name} WHERE id = :id`, { id }) === 1;
  }

  async findById(id: string): Promise<T | null> {
    return this.found('WHERE id = :id', { id })[0] ?? null;
  }

  /** Replaces the object with its id, if its row also meets the condition; false if there is none. */
  protected replace(value: T, condition = 'true', parameters: SqlParameters = {}): boolean {
    const sql = `UPDATE ${this.#table.name} SET doc = :doc WHERE id = :id AND ${condition}`;
    return this.#write(sql, value, parameters) === 1;
  }

  /** The objects that a query finds, which begins with its condition or order. */
  protected found(query: string, parameters: SqlParameters = {}): T[] {
    return this.db.allDocs(this.#table.schema, `SELECT doc FROM ${this.#table.name} ${query}`, parameters);
  }

  #write(sql: string, value: T, parameters: SqlParameters = {}): number {
    try {
      return this.db.run(sql, { ...parameters, id: value.id, doc: JSON.stringify(value) });
    } catch (error) {
      if (isUniqueViolation(error)) throw new ConflictError(this.#table.taken, { cause: error });
      throw error;
    }
  }
}
