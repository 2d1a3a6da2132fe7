import { storedSessionSchema, type StoredSession } from '../domain/session.ts';
import { SessionRepository } from '../ports/session-repository.ts';
import type { Timestamp } from '../../../platform/clock.ts';
import type { SqliteConnection } from '../../../platform/sqlite/sqlite-connection.ts';

const maxListed = 100;

export class SqliteSessionRepository extends SessionRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async create(session: StoredSession): Promise<void> {
    this.#db.run('INSERT INTO sessions (id, doc) VALUES (:id, :doc)', {
      id: session.id,
      doc: JSON.stringify(session),
    });
  }

  async find(id: string): Promise<StoredSession | null> {
    return this.#db.getDoc(storedSessionSchema, 'SELECT doc FROM sessions WHERE id = :id', { id });
  }

  async touch(id: string, now: Timestamp): Promise<void> {
    this.#db.relaxed(() =>
      this.#db.run(`UPDATE sessions SET doc = json_set(doc, '$.lastUsedAt', :now) WHERE id = :id`, { id, now }),
    );
  }

  async renew(id: string, now: Timestamp): Promise<void> {
    this.#db.run(`UPDATE sessions SET doc = json_set(doc, '$.authenticatedAt', :now) WHERE id = :id`, { id, now });
  }

  async lift(id: string): Promise<void> {
    this.#db.run(`UPDATE sessions SET doc = json_set(doc, '$.mfaSetupRequired', json('false')) WHERE id = :id`, { id });
  }

  async carryOver(id: string, tokenVersion: number): Promise<void> {
    const sql = `UPDATE sessions SET doc = json_set(doc, '$.tokenVersion', :tokenVersion) WHERE id = :id`;
    this.#db.run(sql, { id, tokenVersion });
  }

  async listOf(userId: string): Promise<readonly StoredSession[]> {
    return this.#db.allDocs(
      storedSessionSchema,
      'SELECT doc FROM sessions WHERE user_id = :userId ORDER BY last_used_at DESC, id DESC LIMIT :limit',
      { userId, limit: maxListed },
    );
  }

  async end(id: string, userId: string): Promise<boolean> {
    return this.#db.run('DELETE FROM sessions WHERE id = :id AND user_id = :userId', { id, userId }) === 1;
  }

  async endAll(userId: string, except = ''): Promise<number> {
    return this.#db.run('DELETE FROM sessions WHERE user_id = :userId AND id <> :except', { userId, except });
  }

  async deleteExpired(now: Timestamp, idleSince: Timestamp): Promise<number> {
    return this.#db.run('DELETE FROM sessions WHERE expires_at < :now OR last_used_at < :idleSince', {
      now,
      idleSince,
    });
  }
}
