import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { apiKeySchema, type ApiKey } from '../domain/api-key.ts';
import type { KeyType } from '../domain/credential.ts';
import { ApiKeyRepository } from '../ports/api-key-repository.ts';
import { ConflictError } from '../../platform/app-error.ts';
import { readDoc, type SqliteConnection, type SqlParameters } from '../../platform/sqlite/sqlite-connection.ts';
import { isUniqueViolation } from '../../platform/sqlite/sqlite-errors.ts';

const maxListed = 1_000;

/** Only the slot says which key is active. */
const keys = `SELECT doc, EXISTS (SELECT 1 FROM key_slots WHERE active_id = api_keys.id) AS active FROM api_keys`;

export class SqliteApiKeyRepository extends ApiKeyRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async create(key: ApiKey): Promise<void> {
    try {
      this.#db.transaction(() => {
        this.#db.run('INSERT INTO api_keys (id, doc) VALUES (:id, :doc)', { id: key.id, doc: JSON.stringify(key) });
        this.#place(key);
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new ConflictError('This API key exists already.', { cause: error });
      throw error;
    }
  }

  async update(key: ApiKey): Promise<boolean> {
    return this.#db.transaction(() => {
      const changed = this.#db.run('UPDATE api_keys SET doc = :doc WHERE id = :id', {
        id: key.id,
        doc: JSON.stringify(key),
      });
      if (changed === 1) this.#place(key);
      return changed === 1;
    });
  }

  async delete(id: string): Promise<boolean> {
    // The slot's foreign key becomes null, and the slot stays.
    return this.#db.run('DELETE FROM api_keys WHERE id = :id', { id }) === 1;
  }

  async findById(id: string): Promise<ApiKey | null> {
    return this.#read(`${keys} WHERE id = :id`, { id })[0] ?? null;
  }

  async findActive(type: KeyType, department: DepartmentKey): Promise<ApiKey | null> {
    const slot = 'SELECT active_id FROM key_slots WHERE type = :type AND department = :department';
    return this.#read(`${keys} WHERE id = (${slot})`, { type, department })[0] ?? null;
  }

  async hasEverStored(type: KeyType, department: DepartmentKey): Promise<boolean> {
    const slot = this.#db.get('SELECT 1 FROM key_slots WHERE type = :type AND department = :department', {
      type,
      department,
    });
    return slot !== undefined;
  }

  async list(): Promise<readonly ApiKey[]> {
    return this.#read(`${keys} ORDER BY created_at DESC, id DESC LIMIT :limit`, { limit: maxListed });
  }

  async listSealedByOther(masterKeyId: string, limit: number): Promise<readonly ApiKey[]> {
    return this.#read(`${keys} WHERE master_key_id <> :masterKeyId LIMIT :limit`, { masterKeyId, limit });
  }

  async reseal(id: string, from: string, to: Pick<ApiKey, 'sealed' | 'masterKeyId'>): Promise<boolean> {
    const changed = this.#db.run(
      `UPDATE api_keys SET doc = json_set(doc, '$.sealed', :sealed, '$.masterKeyId', :masterKeyId)
       WHERE id = :id AND sealed = :from`,
      { id, from, sealed: to.sealed, masterKeyId: to.masterKeyId },
    );
    return changed === 1;
  }

  /** Frees any slot that the key held, and takes its own if the key is active. */
  #place({ id, type, department, active }: ApiKey): void {
    this.#db.run('UPDATE key_slots SET active_id = NULL WHERE active_id = :id', { id });
    this.#db.run(
      `INSERT INTO key_slots (type, department, active_id) VALUES (:type, :department, :active)
       ON CONFLICT DO UPDATE SET active_id = coalesce(excluded.active_id, active_id)`,
      { type, department, active: active ? id : null },
    );
  }

  #read(sql: string, parameters: SqlParameters): ApiKey[] {
    return this.#db
      .all(sql, parameters)
      .map((row) => ({ ...readDoc(apiKeySchema, row.doc), active: row.active === 1 }));
  }
}
