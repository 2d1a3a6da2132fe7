import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { BulkLedger, BulkLedgers } from '../ports/bulk-ledger.ts';

/**
 * Ledgers as temporary databases. SQLite moves what does not fit into its cache to a file that no other process sees
 * and that is deleted with the ledger.
 */
export class SqliteBulkLedgers extends BulkLedgers {
  open(): BulkLedger {
    return new SqliteBulkLedger();
  }
}

class SqliteBulkLedger extends BulkLedger {
  readonly #database: DatabaseSync;
  readonly #insertEnded: StatementSync;
  readonly #findEnded: StatementSync;
  readonly #insertClaim: StatementSync;
  readonly #findClaim: StatementSync;

  constructor() {
    super();
    // The empty name makes SQLite create a temporary file.
    this.#database = new DatabaseSync('');
    this.#database.exec(`
      PRAGMA journal_mode = OFF;
      PRAGMA synchronous = OFF;
      PRAGMA cache_size = -2000;
      CREATE TABLE ended (row INTEGER PRIMARY KEY, contact TEXT NOT NULL);
      CREATE TABLE claims (hubspot_id TEXT PRIMARY KEY, row INTEGER NOT NULL) WITHOUT ROWID;
      BEGIN;
    `);
    this.#insertEnded = this.#database.prepare('INSERT OR REPLACE INTO ended VALUES (?, ?)');
    this.#findEnded = this.#database.prepare('SELECT contact FROM ended WHERE row = ?');
    this.#insertClaim = this.#database.prepare('INSERT OR IGNORE INTO claims VALUES (?, ?)');
    this.#findClaim = this.#database.prepare('SELECT row FROM claims WHERE hubspot_id = ?');
  }

  noteEnded(row: number, contact: string): void {
    this.#insertEnded.run(row, contact);
  }

  endedContact(row: number): string | null {
    const found = this.#findEnded.get(row);
    return found === undefined ? null : String(found['contact']);
  }

  claim(hubspotId: string, row: number): number {
    if (this.#insertClaim.run(hubspotId, row).changes === 1) return row;
    return Number(this.#findClaim.get(hubspotId)?.['row']);
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}
