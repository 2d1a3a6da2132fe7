import type { DepartmentKey } from '../../contract/index.ts';
import type { KeyType } from '../../credentials/domain/credential.ts';
import type { SecretBox } from '../../credentials/ports/secret-box.ts';
import { StoredKeys } from '../../credentials/ports/stored-keys.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

/** A sealed key opens only in the row it was sealed for. */
const contextOf = (id: string): string => `stored-key:${id}`;

export class SqliteStoredKeys extends StoredKeys {
  readonly #db: SqliteConnection;
  readonly #secretBox: SecretBox | undefined;

  /** Without a secret box, stored keys can be counted and not opened. */
  constructor(db: SqliteConnection, secretBox?: SecretBox) {
    super();
    this.#db = db;
    this.#secretBox = secretBox;
  }

  async findActiveSecret(type: KeyType, department: DepartmentKey): Promise<string | null> {
    const row = this.#db.get(
      'SELECT id, sealed FROM stored_keys WHERE type = :type AND department = :department AND active = 1',
      { type, department },
    );
    return row ? this.#box().open(String(row.sealed), contextOf(String(row.id))) : null;
  }

  async hasEverStored(type: KeyType, department: DepartmentKey): Promise<boolean> {
    return (
      this.#db.get('SELECT 1 FROM stored_keys WHERE type = :type AND department = :department LIMIT 1', {
        type,
        department,
      }) !== undefined
    );
  }

  /** Seals and stores a key; an active one takes the slot of its type and domain from the one that had it. */
  async store(key: {
    readonly id: string;
    readonly name: string;
    readonly type: KeyType;
    readonly department: DepartmentKey;
    readonly secret: string;
    readonly active: boolean;
    readonly now: Timestamp;
  }): Promise<void> {
    const { id, name, type, department, secret, active, now } = key;
    const box = this.#box();
    const sealed = box.seal(secret, contextOf(id));
    this.#db.transaction(() => {
      if (active) {
        this.#db.run('UPDATE stored_keys SET active = 0 WHERE type = :type AND department = :department AND active = 1', {
          type,
          department,
        });
      }
      this.#db.run(
        `INSERT INTO stored_keys (id, type, department, active, key_id, sealed, doc)
         VALUES (:id, :type, :department, :active, :keyId, :sealed, :doc)`,
        {
          id,
          type,
          department,
          active: active ? 1 : 0,
          keyId: box.keyId,
          sealed,
          doc: JSON.stringify({ name, createdAt: now }),
        },
      );
    });
  }

  #box(): SecretBox {
    if (!this.#secretBox) throw new Error('Stored keys cannot be opened or sealed without the master key.');
    return this.#secretBox;
  }
}
