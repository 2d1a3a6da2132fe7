import { IdempotencyRepository } from '../ports/idempotency-repository.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';

type Begin = IdempotencyRepository['begin'];

/** A reservation without an answer that is older than this belongs to a dead process. */
const takeOverAfterMs = 60_000;

export class SqliteIdempotencyRepository extends IdempotencyRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async begin(entry: Parameters<Begin>[0]): ReturnType<Begin> {
    const { scope, key, requestHash, now, expiresAt } = entry;
    return this.#db.transaction(() => {
      const known = this.#db.get(
        `SELECT request_hash, reserved_at, answer FROM idempotency_keys
         WHERE scope = :scope AND key = :key AND expires_at > :now`,
        { scope, key, now },
      );
      if (known) {
        if (known.request_hash !== requestHash) return { outcome: 'mismatch' };
        if (typeof known.answer === 'string') return { outcome: 'replay', answer: known.answer };
        if (Number(known.reserved_at) > now - takeOverAfterMs) return { outcome: 'in_progress' };
      }
      this.#db.run(
        `INSERT INTO idempotency_keys (scope, key, request_hash, reserved_at, expires_at)
         VALUES (:scope, :key, :requestHash, :now, :expiresAt)
         ON CONFLICT DO UPDATE SET request_hash = excluded.request_hash, reserved_at = excluded.reserved_at,
           expires_at = excluded.expires_at, answer = NULL`,
        { scope, key, requestHash, now, expiresAt },
      );
      return { outcome: 'reserved' };
    });
  }

  async finish(scope: string, key: string, answer: string): Promise<void> {
    this.#db.run('UPDATE idempotency_keys SET answer = :answer WHERE scope = :scope AND key = :key', {
      scope,
      key,
      answer,
    });
  }

  async abandon(scope: string, key: string): Promise<void> {
    this.#db.run('DELETE FROM idempotency_keys WHERE scope = :scope AND key = :key AND answer IS NULL', { scope, key });
  }

  async deleteExpired(now: Timestamp): Promise<number> {
    return this.#db.run('DELETE FROM idempotency_keys WHERE expires_at <= :now', { now });
  }
}
