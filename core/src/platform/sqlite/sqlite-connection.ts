import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { z } from 'zod';
import { NoTracing, type EndSpan, type Tracing } from '../tracing.ts';
import { toStoreError } from './sqlite-errors.ts';
import { statementFailure, statementSpan } from './statement-span.ts';

export type SqlParameters = Record<string, SQLInputValue>;
type Row = Record<string, unknown>;

/** Tells a caller that its work is durable. */
type Settle = () => void;

/**
 * How many pieces of work share one commit. Together they block the event loop for about a millisecond; without a
 * limit, a burst would block everything else.
 */
const maxWorksInCommit = 16;

/** Work that waits for the next shared commit. */
interface Waiting {
  /** Runs the work. It runs a second time if another work of the same commit has failed. */
  readonly run: () => Settle;
  readonly reject: (error: unknown) => void;
  readonly isRelaxed: boolean;
}

/**
 * The one connection of a process, which its repositories share. It prepares each statement once and converts errors of
 * the store into AppErrors. Calls are synchronous, so that no other code of this process runs between those of one
 * transaction.
 */
export class SqliteConnection {
  readonly database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #tracing: Tracing;
  readonly #namespace: string;
  #waiting: Waiting[] = [];

  /** `namespace` is the database's name in traces. */
  constructor(database: DatabaseSync, tracing: Tracing = new NoTracing(), namespace = 'main') {
    this.database = database;
    this.#tracing = tracing;
    this.#namespace = namespace;
  }

  /** Returns how many rows changed. */
  run(sql: string, parameters: SqlParameters = {}): number {
    return this.#traced(sql, () => Number(this.#prepare(sql).run(parameters).changes));
  }

  get(sql: string, parameters: SqlParameters = {}): Row | undefined {
    return this.#traced(sql, () => this.#prepare(sql).get(parameters));
  }

  all(sql: string, parameters: SqlParameters = {}): Row[] {
    return this.#traced(sql, () => this.#prepare(sql).all(parameters));
  }

  /** The row's `doc`, parsed with the schema; null when there is no row. */
  getDoc<T>(schema: z.ZodType<T>, sql: string, parameters: SqlParameters = {}): T | null {
    const row = this.get(sql, parameters);
    return row ? readDoc(schema, row.doc) : null;
  }

  allDocs<T>(schema: z.ZodType<T>, sql: string, parameters: SqlParameters = {}): T[] {
    return this.all(sql, parameters).map((row) => readDoc(schema, row.doc));
  }

  /** The single number that a counting statement returns. */
  count(sql: string, parameters: SqlParameters = {}): number {
    return Number(this.get(sql, parameters)?.n ?? 0);
  }

  /** Returns another value once anybody has written: another process (`data_version`) or this one (`total_changes`). */
  changeCounter(): string {
    const row = this.get('SELECT data_version AS others, total_changes() AS own FROM pragma_data_version');
    return `${String(row?.others)}/${String(row?.own)}`;
  }

  /**
   * Runs `work` as one write: all of it is stored, or nothing when it throws. It takes the write lock first, because a
   * transaction that changes from reading to writing fails at once when another process wrote in between.
   */
  transaction<T>(work: () => T): T {
    return this.#transact(work, () => this.#traced('COMMIT', () => this.database.exec('COMMIT')));
  }

  #transact<T>(work: () => T, commit: () => void): T {
    this.#translated(() => this.database.exec('BEGIN IMMEDIATE'));
    try {
      const result = work();
      commit();
      return result;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw error;
    }
  }

  /**
   * Like `transaction`, but calls within one turn of the event loop share one commit, up to a maximum, and so wait for
   * the disk once, or not at all if all of them are `relaxed`. Work that throws is undone alone. Resolves when the
   * commit is done.
   */
  together<T>(work: () => T, options: { readonly relaxed?: boolean } = {}): Promise<T> {
    const end = this.#beginSpan('COMMIT');
    // The statements belong to the trace of this caller, whoever's turn makes the commit.
    const own = end === undefined ? work : AsyncLocalStorage.bind(work);
    return new Promise<T>((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#commitTogether());
      this.#waiting.push({
        run: () => {
          const result = own();
          return () => {
            end?.();
            resolve(result);
          };
        },
        reject: (error) => {
          end?.(statementFailure(error));
          reject(error);
        },
        isRelaxed: options.relaxed === true,
      });
    });
  }

  #commitTogether(): void {
    const works = this.#waiting.splice(0, maxWorksInCommit);
    if (this.#waiting.length > 0) setImmediate(() => this.#commitTogether());
    const isRelaxed = works.every((work) => work.isRelaxed);
    try {
      const commit = (): Settle[] => this.#commitAll(works);
      for (const settle of isRelaxed ? this.relaxed(commit) : commit()) settle();
    } catch (error) {
      for (const { reject } of works) reject(error);
    }
  }

  /** Each caller's span covers its wait for the shared commit, so that the commit needs none of its own. */
  #transactAll<T>(work: () => T): T {
    return this.#transact(work, () => this.#translated(() => this.database.exec('COMMIT')));
  }

  /** Savepoints cost as much as small writes, so each work gets one only after one of them has thrown. */
  #commitAll(works: readonly Waiting[]): Settle[] {
    let isInWork = false;
    try {
      return this.#transactAll(() =>
        works.map(({ run }) => {
          isInWork = true;
          const settle = run();
          isInWork = false;
          return settle;
        }),
      );
    } catch (error) {
      if (!isInWork || works.length === 1) throw error;
      return this.#transactAll(() => works.map((work) => this.#undoable(work)));
    }
  }

  /** Runs one of several works of a transaction; returns the function that tells its caller after the commit. */
  #undoable({ run, reject }: Waiting): Settle {
    this.database.exec('SAVEPOINT work');
    try {
      const settle = run();
      this.database.exec('RELEASE work');
      return settle;
    } catch (error) {
      this.database.exec('ROLLBACK TO work');
      this.database.exec('RELEASE work');
      return () => reject(error);
    }
  }

  /**
   * Commits without waiting for the disk, for data that may be lost when the machine loses power: leases, counters,
   * events. A process that dies loses nothing. Writes keep their order, so that a later durable write makes these
   * durable too.
   */
  relaxed<T>(work: () => T): T {
    this.database.exec('PRAGMA synchronous = NORMAL');
    try {
      return work();
    } finally {
      this.database.exec('PRAGMA synchronous = FULL');
    }
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #beginSpan(sql: string): EndSpan | undefined {
    return this.#tracing.begin(() => statementSpan(sql, this.#namespace));
  }

  #traced<T>(sql: string, work: () => T): T {
    const end = this.#beginSpan(sql);
    try {
      const result = work();
      end?.();
      return result;
    } catch (error) {
      end?.(statementFailure(error));
      throw toStoreError(error);
    }
  }

  #translated<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw toStoreError(error);
    }
  }
}

export function readDoc<T>(schema: z.ZodType<T>, doc: unknown): T {
  return schema.parse(JSON.parse(String(doc)));
}
