import { AppError } from '../../platform/app-error.ts';
import { NoTracing, type Tracing } from '../../platform/tracing.ts';
import { collectionsOf } from '../../platform/mongo/collections.ts';
import { traceCommands } from '../../platform/mongo/command-spans.ts';
import {
  createClient,
  defaultDeadlineMs,
  InvalidMongoUriError,
  type Connection,
} from '../../platform/mongo/connect.ts';
import { answeredWithin } from '../../platform/mongo/documents.ts';
import { MongoDocumentStore } from '../../platform/mongo/mongo-documents.ts';
import { isUpToDate, migrate } from './migrations.ts';
import { MongoAuditLog } from '../../audit/stores/mongo-audit-log.ts';
import { MongoWorklistRepository } from '../../records/stores/mongo-worklist-repository.ts';
import { MongoHandOverRepository } from '../../records/stores/mongo-hand-over-repository.ts';
import { MongoHistoryRepository } from '../../records/stores/mongo-history-repository.ts';
import { MongoJobRepository } from '../../records/stores/mongo-job-repository.ts';
import { MongoRequestCounter } from '../../limits/stores/mongo-request-counter.ts';
import { MongoSpendLedger } from '../../limits/stores/mongo-spend-ledger.ts';
import { MongoStatusFeed } from '../../records/stores/mongo-status-feed.ts';
import { MongoStoreFiles } from '../../people/privacy/stores/mongo-store-files.ts';
import { MongoUnownedData } from '../../people/privacy/stores/mongo-unowned-data.ts';
import { MongoUsageRepository } from '../../limits/stores/mongo-usage-repository.ts';

export { InvalidMongoUriError };
export type MongoStore = Awaited<ReturnType<typeof openMongoStore>>;

const pingDeadlineMs = 3_000;
/** Long, because the server sends nothing while it builds an index over a large collection. */
const migrationSocketTimeoutMs = 60 * 60_000;

/**
 * Opens the store at `uri`, whose path names the database (by default `overture`); `migrate()` prepares it. Throws with
 * one clear line without user name and password: InvalidMongoUriError when the address cannot be read, AppError
 * `not_ready` when no server answers there.
 */
export async function openMongoStore(options: {
  readonly uri: string;
  readonly tracing?: Tracing;
  /** The deadline of every operation; 20 seconds by default. */
  readonly deadlineMs?: number;
}) {
  const { uri, tracing = new NoTracing(), deadlineMs = defaultDeadlineMs } = options;
  const monitorCommands = !(tracing instanceof NoTracing);
  const connection = createClient(uri, { deadlineMs, monitorCommands });
  const { client, databaseName } = connection;
  if (monitorCommands) traceCommands(client, tracing);
  await reach(connection, deadlineMs);
  const db = client.db(databaseName);
  const collections = collectionsOf(db, deadlineMs);
  const statusFeed = new MongoStatusFeed(collections);
  return {
    /** The connection itself, for tests. */
    db,
    documents: new MongoDocumentStore(db, deadlineMs),
    jobs: new MongoJobRepository(collections),
    history: new MongoHistoryRepository(collections),
    handOvers: new MongoHandOverRepository(collections),
    worklist: new MongoWorklistRepository(collections),
    audit: new MongoAuditLog(collections),
    usage: new MongoUsageRepository(collections),
    spendLedger: new MongoSpendLedger(collections),
    requestCounter: new MongoRequestCounter(collections),
    files: new MongoStoreFiles(),
    unowned: new MongoUnownedData(collections),
    statusFeed,
    /** How often a worker looks for a job. */
    jobWatch: { pollMs: 50 },
    /** Brings the schema up to date, under a lock; idempotent. It must be called before anything else. */
    migrate: async (): Promise<void> => {
      if (await isUpToDate(db)) return;
      const patient = createClient(uri, { socketTimeoutMS: migrationSocketTimeoutMs });
      try {
        await migrate(patient.client.db(databaseName));
      } finally {
        await patient.client.close();
      }
    },
    /** Throws when the store cannot answer now. */
    ping: async (): Promise<void> => {
      await answeredWithin(pingDeadlineMs, db.command({ ping: 1 }));
    },
    /** Idempotent. */
    close: async (): Promise<void> => {
      statusFeed.stop();
      await client.close();
    },
  };
}

async function reach({ client, address }: Connection, deadlineMs: number): Promise<void> {
  try {
    await answeredWithin(deadlineMs, client.connect());
  } catch (error) {
    await client.close();
    if (error instanceof AppError && error.code === 'not_ready' && error.message.includes('MONGODB_URI')) throw error;
    const reason = error instanceof AppError && error.cause instanceof Error ? ` (${error.cause.message})` : '';
    throw new AppError('not_ready', `MongoDB does not answer at ${address}${reason}. Check MONGODB_URI.`, {
      cause: error,
    });
  }
}
