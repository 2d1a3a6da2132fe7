import { limitId, spendLimitSchema, type SpendLimit } from '../domain/spend-limit.ts';
import { LimitRepository } from '../ports/limit-repository.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';

export class SqliteLimitRepository extends LimitRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async find(ids: readonly string[]): Promise<readonly SpendLimit[]> {
    const sql = 'SELECT doc FROM spend_limits WHERE id IN (SELECT value FROM json_each(:ids))';
    return this.#db.allDocs(spendLimitSchema, sql, { ids: JSON.stringify(ids) });
  }

  async list(): Promise<readonly SpendLimit[]> {
    return this.#db.allDocs(spendLimitSchema, 'SELECT doc FROM spend_limits LIMIT 1000');
  }

  async merge(limit: SpendLimit): Promise<void> {
    const id = limitId(limit.scope, limit.key);
    this.#db.transaction(() => {
      const stored = this.#db.getDoc(spendLimitSchema, 'SELECT doc FROM spend_limits WHERE id = :id', { id });
      this.#db.run(
        'INSERT INTO spend_limits (id, doc) VALUES (:id, :doc) ON CONFLICT DO UPDATE SET doc = excluded.doc',
        {
          id,
          doc: JSON.stringify({ ...stored, ...withoutUndefined(limit) }),
        },
      );
    });
  }
}

function withoutUndefined(limit: SpendLimit): Partial<SpendLimit> {
  return Object.fromEntries(Object.entries(limit).filter(([, value]) => value !== undefined));
}
