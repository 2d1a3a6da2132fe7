import { basename } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import type { Tracing } from '../../platform/tracing.ts';
import { migrate } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { SqliteAuditLog } from '../../audit/stores/sqlite-audit-log.ts';
import { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';
import { SqliteDocumentStore } from '../../platform/sqlite/sqlite-documents.ts';
import { SqliteWorklistRepository } from '../../records/stores/sqlite-worklist-repository.ts';
import { SqliteHandOverRepository } from '../../records/stores/sqlite-hand-over-repository.ts';
import { SqliteHistoryRepository } from '../../records/stores/sqlite-history-repository.ts';
import { SqliteJobRepository } from '../../records/stores/sqlite-job-repository.ts';
import { SqliteRequestCounter } from '../../limits/stores/sqlite-request-counter.ts';
import { SqliteStoreFiles } from '../../people/privacy/stores/sqlite-store-files.ts';
import { SqliteSpendLedger } from '../../limits/stores/sqlite-spend-ledger.ts';
import { SqliteStatusFeed } from '../../records/stores/sqlite-status-feed.ts';
import { SqliteUnownedData } from '../../people/privacy/stores/sqlite-unowned-data.ts';
import { SqliteUsageRepository } from '../../limits/stores/sqlite-usage-repository.ts';

/** The file of the embedded store in DATA_DIR. */
export const storeFile = 'overture.sqlite';

/** Every repository over one connection to one file. */
export type SqliteStore = ReturnType<typeof openSqliteStore>;

/**
 * Opens the store in `file`, and creates it when it is missing; `migrate()` prepares it. Throws an Error with one clear
 * line when the file cannot be used.
 */
export function openSqliteStore(options: { readonly file: string; readonly clock: Clock; readonly tracing?: Tracing }) {
  const { file, clock, tracing } = options;
  const database = openDatabase(file);
  const db = new SqliteConnection(database, tracing, basename(file));
  const statusFeed = new SqliteStatusFeed(db, clock);
  return {
    /** The connection itself, for tests. */
    database,
    documents: new SqliteDocumentStore(db),
    jobs: new SqliteJobRepository(db),
    history: new SqliteHistoryRepository(db),
    handOvers: new SqliteHandOverRepository(db),
    worklist: new SqliteWorklistRepository(db),
    audit: new SqliteAuditLog(db),
    usage: new SqliteUsageRepository(db),
    spendLedger: new SqliteSpendLedger(db),
    requestCounter: new SqliteRequestCounter(db),
    files: new SqliteStoreFiles(db),
    unowned: new SqliteUnownedData(db),
    statusFeed,
    /** Tells a worker that there may be a job. */
    jobWatch: { pollMs: 20, counter: () => db.changeCounter() },
    /** Brings the schema up to date, under a lock; idempotent. It must be called before anything else. */
    migrate: () => migrate(database),
    /** Throws when the store cannot answer now. */
    ping: () => {
      db.get('SELECT count(*) AS n FROM singletons');
    },
    /** Idempotent. */
    close: () => {
      statusFeed.stop();
      if (database.isOpen) database.close();
    },
  };
}
