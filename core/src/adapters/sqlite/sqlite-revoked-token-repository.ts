import { RevokedTokenRepository } from '../../auth/ports/revoked-token-repository.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import { SqliteMemory } from './sqlite-memory.ts';

/** Every request asks for its own token. */
const rememberedTokens = 10_000;

export class SqliteRevokedTokenRepository extends RevokedTokenRepository {
  readonly #db: SqliteConnection;
  readonly #revoked: SqliteMemory<boolean>;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
    this.#revoked = new SqliteMemory(db, rememberedTokens);
  }

  async revoke(tokenId: string, expiresAt: Timestamp): Promise<void> {
    this.#db.run('INSERT INTO revoked_tokens (id, expires_at) VALUES (:tokenId, :expiresAt) ON CONFLICT DO NOTHING', {
      tokenId,
      expiresAt,
    });
  }

  async isRevoked(tokenId: string): Promise<boolean> {
    const find = (): boolean =>
      this.#db.get('SELECT 1 FROM revoked_tokens WHERE id = :tokenId', { tokenId }) !== undefined;
    return this.#revoked.get(tokenId, find);
  }

  async deleteExpired(now: Timestamp): Promise<number> {
    return this.#db.run('DELETE FROM revoked_tokens WHERE expires_at < :now', { now });
  }
}
