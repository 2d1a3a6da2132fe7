import { StoreFiles } from '../ports/store-files.ts';
import type { SqliteConnection } from '../../../platform/sqlite/sqlite-connection.ts';

/**
 * The database file and its log. `secure_delete` fills deleted data with zeros, but the log contains the old pages
 * until it is written back and emptied.
 */
export class SqliteStoreFiles extends StoreFiles {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async scrub(): Promise<void> {
    this.#db.get('PRAGMA wal_checkpoint(TRUNCATE)');
  }
}
