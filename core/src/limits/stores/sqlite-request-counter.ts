import type { Timestamp } from '../../platform/clock.ts';
import { RequestCounter } from '../ports/request-counter.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';

/**
 * One statement for each request. Libraries for rate limits need other drivers than `node:sqlite`, or count inside one
 * process.
 */
export class SqliteRequestCounter extends RequestCounter {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async count(key: string, windowMs: number, now: Timestamp): Promise<{ count: number; endsAt: Timestamp }> {
    const row = this.#db.relaxed(() =>
      this.#db.get(
        `INSERT INTO request_windows (key, count, ends_at) VALUES (:key, 1, :endsAt)
         ON CONFLICT DO UPDATE SET
           count = iif(ends_at <= :now, 1, count + 1),
           ends_at = iif(ends_at <= :now, :endsAt, ends_at)
         RETURNING count, ends_at`,
        { key, now, endsAt: now + windowMs },
      ),
    );
    return { count: Number(row?.count), endsAt: Number(row?.ends_at) };
  }

  async deleteExpired(now: Timestamp): Promise<number> {
    return this.#db.run('DELETE FROM request_windows WHERE ends_at < :now', { now });
  }
}
