import { StoreFiles } from '../../privacy/ports/store-files.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

/**
 * The database file and its log. `secure_delete` fills what is deleted with zeros; the log still holds the pages as they
 * were until it is written back and emptied.
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
