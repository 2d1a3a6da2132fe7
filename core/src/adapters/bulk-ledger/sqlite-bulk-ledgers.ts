import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { BulkLedger, BulkLedgers, type BatchedRequest } from '../../bulk/ports/bulk-ledger.ts';

/** Ledgers as temporary databases: SQLite moves what is too much for its cache to a file that nobody else sees and that goes with it. */
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
  readonly #insertBatched: StatementSync;
  readonly #findBatched: StatementSync;
  readonly #nextBatched: StatementSync;
  readonly #deleteBatched: StatementSync;

  constructor() {
    super();
    // The empty name is SQLite's for a temporary file.
    this.#database = new DatabaseSync('');
    this.#database.exec(`
      PRAGMA journal_mode = OFF;
      PRAGMA synchronous = OFF;
      PRAGMA cache_size = -2000;
      CREATE TABLE ended (row INTEGER PRIMARY KEY, contact TEXT NOT NULL);
      CREATE TABLE claims (hubspot_id TEXT PRIMARY KEY, row INTEGER NOT NULL) WITHOUT ROWID;
      CREATE TABLE batched (
        record_id TEXT PRIMARY KEY, fence INTEGER NOT NULL, input_hash TEXT NOT NULL, slice TEXT NOT NULL,
        row INTEGER, contact TEXT, hubspot_id TEXT
      ) WITHOUT ROWID;
      CREATE INDEX batched_slice ON batched (slice);
      BEGIN;
    `);
    this.#insertEnded = this.#database.prepare('INSERT OR REPLACE INTO ended VALUES (?, ?)');
    this.#findEnded = this.#database.prepare('SELECT contact FROM ended WHERE row = ?');
    this.#insertClaim = this.#database.prepare('INSERT OR IGNORE INTO claims VALUES (?, ?)');
    this.#findClaim = this.#database.prepare('SELECT row FROM claims WHERE hubspot_id = ?');
    this.#insertBatched = this.#database.prepare('INSERT OR REPLACE INTO batched VALUES (?, ?, ?, ?, ?, ?, ?)');
    this.#findBatched = this.#database.prepare('SELECT * FROM batched WHERE record_id = ?');
    this.#nextBatched = this.#database.prepare('SELECT * FROM batched WHERE slice = ? LIMIT 1');
    this.#deleteBatched = this.#database.prepare('DELETE FROM batched WHERE record_id = ?');
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

  noteBatched({ recordId, fence, inputHash, slice, row }: BatchedRequest): void {
    const of = row === null ? [null, null, null] : [row.row, row.contact, row.hubspotId];
    this.#insertBatched.run(recordId, fence, inputHash, slice, ...of);
  }

  findBatched(recordId: string): BatchedRequest | null {
    return toBatched(this.#findBatched.get(recordId));
  }

  takeBatched(recordId: string): BatchedRequest | null {
    const found = this.findBatched(recordId);
    if (found !== null) this.#deleteBatched.run(recordId);
    return found;
  }

  nextBatched(slice: string): BatchedRequest | null {
    return toBatched(this.#nextBatched.get(slice));
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}

function toBatched(found: ReturnType<StatementSync['get']>): BatchedRequest | null {
  if (found === undefined) return null;
  const { row } = found;
  return {
    recordId: String(found['record_id']),
    fence: Number(found['fence']),
    inputHash: String(found['input_hash']),
    slice: String(found['slice']),
    row:
      row === null
        ? null
        : { row: Number(row), contact: String(found['contact']), hubspotId: String(found['hubspot_id']) },
  };
}
