import { z } from 'zod';
import type { OneTimeSecret, SecretPurpose } from '../domain/one-time-secret.ts';
import { OneTimeSecretRepository } from '../ports/one-time-secret-repository.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import type { SqliteConnection } from '../../../platform/sqlite/sqlite-connection.ts';

const rowSchema = z.object({ data: z.string(), expires_at: z.number() });
const isThis = 'id = :id AND purpose = :purpose AND expires_at > :now';

export class SqliteOneTimeSecretRepository extends OneTimeSecretRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async put(secret: OneTimeSecret): Promise<void> {
    this.#db.run(
      'INSERT INTO one_time_secrets (id, purpose, data, expires_at) VALUES (:id, :purpose, :data, :expiresAt)',
      { ...secret },
    );
  }

  async find(id: string, purpose: SecretPurpose, now: Timestamp): Promise<OneTimeSecret | null> {
    const row = this.#db.get(`SELECT data, expires_at FROM one_time_secrets WHERE ${isThis}`, { id, purpose, now });
    return toSecret(id, purpose, row);
  }

  async take(id: string, purpose: SecretPurpose, now: Timestamp): Promise<OneTimeSecret | null> {
    const sql = `DELETE FROM one_time_secrets WHERE ${isThis} RETURNING data, expires_at`;
    return toSecret(id, purpose, this.#db.get(sql, { id, purpose, now }));
  }

  async deleteExpired(now: Timestamp): Promise<number> {
    return this.#db.run('DELETE FROM one_time_secrets WHERE expires_at < :now', { now });
  }
}

function toSecret(id: string, purpose: SecretPurpose, row: unknown): OneTimeSecret | null {
  if (row === undefined) return null;
  const { data, expires_at: expiresAt } = rowSchema.parse(row);
  return { id, purpose, data, expiresAt };
}
