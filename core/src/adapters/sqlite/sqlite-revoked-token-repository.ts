import { RevokedTokenRepository } from '../../auth/ports/revoked-token-repository.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

export class SqliteRevokedTokenRepository extends RevokedTokenRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async revoke(tokenId: string, expiresAt: Timestamp): Promise<void> {
    this.#db.run('INSERT INTO revoked_tokens (id, expires_at) VALUES (:tokenId, :expiresAt) ON CONFLICT DO NOTHING', {
      tokenId,
      expiresAt,
    });
  }

  async isRevoked(tokenId: string): Promise<boolean> {
    return this.#db.get('SELECT 1 FROM revoked_tokens WHERE id = :tokenId', { tokenId }) !== undefined;
  }

  async deleteExpired(now: Timestamp): Promise<number> {
    return this.#db.run('DELETE FROM revoked_tokens WHERE expires_at < :now', { now });
  }
}
