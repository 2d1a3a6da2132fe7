import type { Timestamp } from '../../../platform/clock.ts';
import { SqlitePlainRepository } from '../../../platform/sqlite/plain-repository.ts';
import type { SqliteConnection } from '../../../platform/sqlite/sqlite-connection.ts';
import { personalTokenSchema, type PersonalToken } from '../domain/personal-token.ts';
import type { PersonalTokenRepository } from '../ports/personal-token-repository.ts';

export class SqlitePersonalTokenRepository
  extends SqlitePlainRepository<PersonalToken>
  implements PersonalTokenRepository
{
  constructor(db: SqliteConnection) {
    super(db, { name: 'personal_tokens', schema: personalTokenSchema, taken: 'There is such a token.' });
  }

  async touch(id: string, now: Timestamp): Promise<void> {
    this.db.run(`UPDATE personal_tokens SET doc = json_set(doc, '$.lastUsedAt', :now) WHERE id = :id`, { id, now });
  }

  async listOf(userId: string): Promise<readonly PersonalToken[]> {
    return this.found('WHERE user_id = :userId ORDER BY created_at DESC, id DESC LIMIT 200', { userId });
  }

  async end(id: string, userId: string): Promise<boolean> {
    return this.db.run('DELETE FROM personal_tokens WHERE id = :id AND user_id = :userId', { id, userId }) === 1;
  }

  async endAll(userId: string): Promise<number> {
    return this.db.run('DELETE FROM personal_tokens WHERE user_id = :userId', { userId });
  }

  async deleteExpired(now: Timestamp): Promise<number> {
    return this.db.run('DELETE FROM personal_tokens WHERE expires_at < :now', { now });
  }
}
