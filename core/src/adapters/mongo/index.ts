import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { NoTracing, type Tracing } from '../../shared/tracing.ts';
import { collectionsOf } from './collections.ts';
import { traceCommands } from './command-spans.ts';
import { createClient, defaultDeadlineMs, InvalidMongoUriError, type Connection } from './connect.ts';
import { within } from './documents.ts';
import { isUpToDate, migrate } from './migrations.ts';
import { MongoAgencyRepository } from './mongo-agency-repository.ts';
import { MongoAiModelRepository } from './mongo-ai-model-repository.ts';
import { MongoApiKeyRepository } from './mongo-api-key-repository.ts';
import { MongoAuditLog } from './mongo-audit-log.ts';
import { MongoConnectionHealthRepository } from './mongo-connection-health-repository.ts';
import { MongoContactSnapshotRepository } from './mongo-contact-snapshot-repository.ts';
import { MongoCrmFieldRepository } from './mongo-crm-field-repository.ts';
import { MongoGoogleAccessRepository } from './mongo-google-access-repository.ts';
import { MongoHandOverRepository } from './mongo-hand-over-repository.ts';
import { MongoHistoryRepository } from './mongo-history-repository.ts';
import { MongoIdempotencyRepository } from './mongo-idempotency-repository.ts';
import { MongoJobRepository } from './mongo-job-repository.ts';
import { MongoLimitRepository } from './mongo-limit-repository.ts';
import { MongoPromptRepository } from './mongo-prompt-repository.ts';
import { MongoPromptVersionRepository } from './mongo-prompt-version-repository.ts';
import { MongoRequestCounter } from './mongo-request-counter.ts';
import { MongoSampleRepository } from './mongo-sample-repository.ts';
import { MongoSandboxExitRepository } from './mongo-sandbox-exit-repository.ts';
import { MongoTrialRepository } from './mongo-trial-repository.ts';
import { MongoServiceTypeRepository } from './mongo-service-type-repository.ts';
import { MongoMfaRepository } from './mongo-mfa-repository.ts';
import { MongoOneTimeSecretRepository } from './mongo-one-time-secret-repository.ts';
import { MongoSessionRepository } from './mongo-session-repository.ts';
import { MongoSignInThrottle } from './mongo-sign-in-throttle.ts';
import { MongoSpendLedger } from './mongo-spend-ledger.ts';
import { MongoStatusFeed } from './mongo-status-feed.ts';
import { MongoSummaryPromptRepository } from './mongo-summary-prompt-repository.ts';
import { MongoStoreFiles } from './mongo-store-files.ts';
import { MongoUnownedData } from './mongo-unowned-data.ts';
import { MongoUsageRepository } from './mongo-usage-repository.ts';
import { MongoUserRepository } from './mongo-user-repository.ts';

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
  readonly clock: Clock;
  readonly tracing?: Tracing;
  /** The deadline of every operation; 20 seconds by default. */
  readonly deadlineMs?: number;
}) {
  const { uri, clock, tracing = new NoTracing(), deadlineMs = defaultDeadlineMs } = options;
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
    users: new MongoUserRepository(collections),
    sessions: new MongoSessionRepository(collections),
    mfaEnrolments: new MongoMfaRepository(collections),
    oneTimeSecrets: new MongoOneTimeSecretRepository(collections),
    googleAccess: new MongoGoogleAccessRepository(collections),
    throttle: new MongoSignInThrottle(collections, clock),
    prompts: new MongoPromptRepository(collections),
    promptVersions: new MongoPromptVersionRepository(collections),
    summaryPrompts: new MongoSummaryPromptRepository(collections),
    serviceTypes: new MongoServiceTypeRepository(collections),
    models: new MongoAiModelRepository(collections),
    samples: new MongoSampleRepository(collections),
    trials: new MongoTrialRepository(collections),
    snapshots: new MongoContactSnapshotRepository(collections),
    agencies: new MongoAgencyRepository(collections),
    crmFields: new MongoCrmFieldRepository(collections),
    idempotency: new MongoIdempotencyRepository(collections),
    jobs: new MongoJobRepository(collections),
    history: new MongoHistoryRepository(collections),
    handOvers: new MongoHandOverRepository(collections),
    apiKeys: new MongoApiKeyRepository(collections),
    sandboxExits: new MongoSandboxExitRepository(collections),
    connectionHealth: new MongoConnectionHealthRepository(collections),
    audit: new MongoAuditLog(collections),
    usage: new MongoUsageRepository(collections),
    limits: new MongoLimitRepository(collections),
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
      await within(db.command({ ping: 1 }), pingDeadlineMs);
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
    await within(client.connect(), deadlineMs);
  } catch (error) {
    await client.close();
    if (error instanceof AppError && error.code === 'not_ready' && error.message.includes('MONGODB_URI')) throw error;
    const reason = error instanceof AppError && error.cause instanceof Error ? ` (${error.cause.message})` : '';
    throw new AppError('not_ready', `MongoDB does not answer at ${address}${reason}. Check MONGODB_URI.`, {
      cause: error,
    });
  }
}
