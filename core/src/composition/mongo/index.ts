import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { NoTracing, type Tracing } from '../../platform/tracing.ts';
import { collectionsOf } from '../../platform/mongo/collections.ts';
import { traceCommands } from '../../platform/mongo/command-spans.ts';
import {
  createClient,
  defaultDeadlineMs,
  InvalidMongoUriError,
  type Connection,
} from '../../platform/mongo/connect.ts';
import { within } from '../../platform/mongo/documents.ts';
import { isUpToDate, migrate } from './migrations.ts';
import { MongoAgencyRepository } from '../../prompts/agency/stores/mongo-agency-repository.ts';
import { MongoAiModelRepository } from '../../models/stores/mongo-ai-model-repository.ts';
import { MongoApiKeyRepository } from '../../connections/stores/mongo-api-key-repository.ts';
import { MongoAuditLog } from '../../audit/stores/mongo-audit-log.ts';
import { MongoConnectionHealthRepository } from '../../connections/stores/mongo-connection-health-repository.ts';
import { MongoContactSnapshotRepository } from '../../contacts/stores/mongo-contact-snapshot-repository.ts';
import { MongoCrmFieldRepository } from '../../contacts/stores/mongo-crm-field-repository.ts';
import { MongoGoogleAccessRepository } from '../../people/sign-in/stores/mongo-google-access-repository.ts';
import { MongoWorklistRepository } from '../../records/stores/mongo-worklist-repository.ts';
import { MongoHandOverRepository } from '../../records/stores/mongo-hand-over-repository.ts';
import { MongoHistoryRepository } from '../../records/stores/mongo-history-repository.ts';
import { MongoIdempotencyRepository } from '../../records/stores/mongo-idempotency-repository.ts';
import { MongoJobRepository } from '../../records/stores/mongo-job-repository.ts';
import { MongoLimitRepository } from '../../limits/stores/mongo-limit-repository.ts';
import { MongoPromptRepository } from '../../prompts/stores/mongo-prompt-repository.ts';
import { MongoPromptVersionRepository } from '../../prompts/stores/mongo-prompt-version-repository.ts';
import { MongoRequestCounter } from '../../limits/stores/mongo-request-counter.ts';
import { MongoRunRepository } from '../../runs/stores/mongo-run-repository.ts';
import { MongoSampleRepository } from '../../prompts/trials/stores/mongo-sample-repository.ts';
import { MongoSandboxExitRepository } from '../../connections/stores/mongo-sandbox-exit-repository.ts';
import { MongoTrialRepository } from '../../prompts/trials/stores/mongo-trial-repository.ts';
import { MongoServiceTypeRepository } from '../../prompts/stores/mongo-service-type-repository.ts';
import { MongoMfaRepository } from '../../people/sign-in/stores/mongo-mfa-repository.ts';
import { MongoOneTimeSecretRepository } from '../../people/sign-in/stores/mongo-one-time-secret-repository.ts';
import { MongoPersonalTokenRepository } from '../../people/sign-in/stores/mongo-personal-token-repository.ts';
import { MongoVoiceRepository } from '../../voice/stores/mongo-voice-repository.ts';
import { MongoSessionRepository } from '../../people/sign-in/stores/mongo-session-repository.ts';
import { MongoSignInThrottle } from '../../people/sign-in/stores/mongo-sign-in-throttle.ts';
import { MongoSpendLedger } from '../../limits/stores/mongo-spend-ledger.ts';
import { MongoStatusFeed } from '../../records/stores/mongo-status-feed.ts';
import { MongoSummaryPromptRepository } from '../../prompts/stores/mongo-summary-prompt-repository.ts';
import { MongoStoreFiles } from '../../people/privacy/stores/mongo-store-files.ts';
import { MongoUnownedData } from '../../people/privacy/stores/mongo-unowned-data.ts';
import { MongoUsageRepository } from '../../limits/stores/mongo-usage-repository.ts';
import { MongoUserRepository } from '../../people/users/stores/mongo-user-repository.ts';

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
    voices: new MongoVoiceRepository(collections),
    personalTokens: new MongoPersonalTokenRepository(collections),
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
    runs: new MongoRunRepository(collections),
    snapshots: new MongoContactSnapshotRepository(collections),
    agencies: new MongoAgencyRepository(collections),
    crmFields: new MongoCrmFieldRepository(collections),
    idempotency: new MongoIdempotencyRepository(collections),
    jobs: new MongoJobRepository(collections),
    history: new MongoHistoryRepository(collections),
    handOvers: new MongoHandOverRepository(collections),
    worklist: new MongoWorklistRepository(collections),
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
