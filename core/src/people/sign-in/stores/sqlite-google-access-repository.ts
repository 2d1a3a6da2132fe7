import { z } from 'zod';
import { GoogleAccessRepository, type GoogleAccess } from '../ports/google-access-repository.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import type { SqliteConnection } from '../../../platform/sqlite/sqlite-connection.ts';

const rowSchema = z.object({ sealed: z.string(), expires_at: z.number() });

export class SqliteGoogleAccessRepository extends GoogleAccessRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async put({ userId, sealed, expiresAt }: GoogleAccess): Promise<void> {
    this.#db.run(
      `INSERT INTO google_access (user_id, sealed, expires_at) VALUES (:userId, :sealed, :expiresAt)
       ON CONFLICT DO UPDATE SET sealed = excluded.sealed, expires_at = excluded.expires_at`,
      { userId, sealed, expiresAt },
    );
  }

  async find(userId: string, now: Timestamp): Promise<GoogleAccess | null> {
    const row = this.#db.get(
      'SELECT sealed, expires_at FROM google_access WHERE user_id = :userId AND expires_at > :now',
      { userId, now },
    );
    if (row === undefined) return null;
    const { sealed, expires_at: expiresAt } = rowSchema.parse(row);
    return { userId, sealed, expiresAt };
  }

  async delete(userId: string): Promise<void> {
    this.#db.run('DELETE FROM google_access WHERE user_id = :userId', { userId });
  }

  async deleteExpired(now: Timestamp): Promise<number> {
    return this.#db.run('DELETE FROM google_access WHERE expires_at < :now', { now });
  }
}
