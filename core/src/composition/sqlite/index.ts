import { basename } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../platform/clock.ts';
import type { Tracing } from '../../platform/tracing.ts';
import { migrate } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { SqliteAgencyRepository } from '../../prompts/agency/stores/sqlite-agency-repository.ts';
import { SqliteAiModelRepository } from '../../models/stores/sqlite-ai-model-repository.ts';
import { SqliteApiKeyRepository } from '../../connections/stores/sqlite-api-key-repository.ts';
import { SqliteAuditLog } from '../../audit/stores/sqlite-audit-log.ts';
import { SqliteConnectionHealthRepository } from '../../connections/stores/sqlite-connection-health-repository.ts';
import { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';
import { SqliteCrmFieldRepository } from '../../contacts/stores/sqlite-crm-field-repository.ts';
import { SqliteContactSnapshotRepository } from '../../contacts/stores/sqlite-contact-snapshot-repository.ts';
import { SqliteGoogleAccessRepository } from '../../people/sign-in/stores/sqlite-google-access-repository.ts';
import { SqliteWorklistRepository } from '../../records/stores/sqlite-worklist-repository.ts';
import { SqliteHandOverRepository } from '../../records/stores/sqlite-hand-over-repository.ts';
import { SqliteHistoryRepository } from '../../records/stores/sqlite-history-repository.ts';
import { SqliteIdempotencyRepository } from '../../records/stores/sqlite-idempotency-repository.ts';
import { SqliteJobRepository } from '../../records/stores/sqlite-job-repository.ts';
import { SqliteLimitRepository } from '../../limits/stores/sqlite-limit-repository.ts';
import { SqlitePromptRepository } from '../../prompts/stores/sqlite-prompt-repository.ts';
import { SqlitePromptVersionRepository } from '../../prompts/stores/sqlite-prompt-version-repository.ts';
import { SqliteRequestCounter } from '../../limits/stores/sqlite-request-counter.ts';
import { SqliteRunRepository } from '../../runs/stores/sqlite-run-repository.ts';
import { SqliteSampleRepository } from '../../prompts/trials/stores/sqlite-sample-repository.ts';
import { SqliteSandboxExitRepository } from '../../connections/stores/sqlite-sandbox-exit-repository.ts';
import { SqliteTrialRepository } from '../../prompts/trials/stores/sqlite-trial-repository.ts';
import { SqliteServiceTypeRepository } from '../../prompts/stores/sqlite-service-type-repository.ts';
import { SqliteMfaRepository } from '../../people/sign-in/stores/sqlite-mfa-repository.ts';
import { SqliteOneTimeSecretRepository } from '../../people/sign-in/stores/sqlite-one-time-secret-repository.ts';
import { SqlitePersonalTokenRepository } from '../../people/sign-in/stores/sqlite-personal-token-repository.ts';
import { SqliteSessionRepository } from '../../people/sign-in/stores/sqlite-session-repository.ts';
import { SqliteSignInThrottle } from '../../people/sign-in/stores/sqlite-sign-in-throttle.ts';
import { SqliteStoreFiles } from '../../people/privacy/stores/sqlite-store-files.ts';
import { SqliteSpendLedger } from '../../limits/stores/sqlite-spend-ledger.ts';
import { SqliteStatusFeed } from '../../records/stores/sqlite-status-feed.ts';
import { SqliteSummaryPromptRepository } from '../../prompts/stores/sqlite-summary-prompt-repository.ts';
import { SqliteUnownedData } from '../../people/privacy/stores/sqlite-unowned-data.ts';
import { SqliteUsageRepository } from '../../limits/stores/sqlite-usage-repository.ts';
import { SqliteUserRepository } from '../../people/users/stores/sqlite-user-repository.ts';
import { SqliteVoiceRepository } from '../../voice/stores/sqlite-voice-repository.ts';

/** The file of the embedded store in DATA_DIR. */
export const storeFile = 'overture.sqlite';

/** Every repository over one connection to one file. */
export interface SqliteStore {
  /** The connection itself, for tests. */
  readonly database: DatabaseSync;
  readonly users: SqliteUserRepository;
  readonly sessions: SqliteSessionRepository;
  readonly voices: SqliteVoiceRepository;
  readonly personalTokens: SqlitePersonalTokenRepository;
  readonly mfaEnrolments: SqliteMfaRepository;
  readonly oneTimeSecrets: SqliteOneTimeSecretRepository;
  readonly googleAccess: SqliteGoogleAccessRepository;
  readonly throttle: SqliteSignInThrottle;
  readonly prompts: SqlitePromptRepository;
  readonly promptVersions: SqlitePromptVersionRepository;
  readonly summaryPrompts: SqliteSummaryPromptRepository;
  readonly serviceTypes: SqliteServiceTypeRepository;
  readonly models: SqliteAiModelRepository;
  readonly samples: SqliteSampleRepository;
  readonly trials: SqliteTrialRepository;
  readonly runs: SqliteRunRepository;
  readonly snapshots: SqliteContactSnapshotRepository;
  readonly agencies: SqliteAgencyRepository;
  readonly crmFields: SqliteCrmFieldRepository;
  readonly idempotency: SqliteIdempotencyRepository;
  readonly jobs: SqliteJobRepository;
  readonly history: SqliteHistoryRepository;
  readonly handOvers: SqliteHandOverRepository;
  readonly worklist: SqliteWorklistRepository;
  readonly apiKeys: SqliteApiKeyRepository;
  readonly sandboxExits: SqliteSandboxExitRepository;
  readonly connectionHealth: SqliteConnectionHealthRepository;
  readonly audit: SqliteAuditLog;
  readonly usage: SqliteUsageRepository;
  readonly limits: SqliteLimitRepository;
  readonly spendLedger: SqliteSpendLedger;
  readonly requestCounter: SqliteRequestCounter;
  readonly files: SqliteStoreFiles;
  readonly unowned: SqliteUnownedData;
  readonly statusFeed: SqliteStatusFeed;
  /** Tells a worker that there may be a job. */
  readonly jobWatch: { readonly pollMs: number; readonly counter: () => string };
  /** Brings the schema up to date, under a lock; idempotent. It must be called before anything else. */
  migrate(): void;
  /** Throws when the store cannot answer now. */
  ping(): void;
  /** Idempotent. */
  close(): void;
}

/**
 * Opens the store in `file`, and creates it when it is missing; `migrate()` prepares it. Throws an Error with one clear
 * line when the file cannot be used.
 */
export function openSqliteStore(options: {
  readonly file: string;
  readonly clock: Clock;
  readonly tracing?: Tracing;
}): SqliteStore {
  const { file, clock, tracing } = options;
  const database = openDatabase(file);
  const db = new SqliteConnection(database, tracing, basename(file));
  const statusFeed = new SqliteStatusFeed(db, clock);
  return {
    database,
    users: new SqliteUserRepository(db),
    sessions: new SqliteSessionRepository(db),
    voices: new SqliteVoiceRepository(db),
    personalTokens: new SqlitePersonalTokenRepository(db),
    mfaEnrolments: new SqliteMfaRepository(db),
    oneTimeSecrets: new SqliteOneTimeSecretRepository(db),
    googleAccess: new SqliteGoogleAccessRepository(db),
    throttle: new SqliteSignInThrottle(db, clock),
    prompts: new SqlitePromptRepository(db),
    promptVersions: new SqlitePromptVersionRepository(db),
    summaryPrompts: new SqliteSummaryPromptRepository(db),
    serviceTypes: new SqliteServiceTypeRepository(db),
    models: new SqliteAiModelRepository(db),
    samples: new SqliteSampleRepository(db),
    trials: new SqliteTrialRepository(db),
    runs: new SqliteRunRepository(db),
    snapshots: new SqliteContactSnapshotRepository(db),
    agencies: new SqliteAgencyRepository(db),
    crmFields: new SqliteCrmFieldRepository(db),
    idempotency: new SqliteIdempotencyRepository(db),
    jobs: new SqliteJobRepository(db),
    history: new SqliteHistoryRepository(db),
    handOvers: new SqliteHandOverRepository(db),
    worklist: new SqliteWorklistRepository(db),
    apiKeys: new SqliteApiKeyRepository(db),
    sandboxExits: new SqliteSandboxExitRepository(db),
    connectionHealth: new SqliteConnectionHealthRepository(db),
    audit: new SqliteAuditLog(db),
    usage: new SqliteUsageRepository(db),
    limits: new SqliteLimitRepository(db),
    spendLedger: new SqliteSpendLedger(db),
    requestCounter: new SqliteRequestCounter(db),
    files: new SqliteStoreFiles(db),
    unowned: new SqliteUnownedData(db),
    statusFeed,
    jobWatch: { pollMs: 20, counter: () => db.changeCounter() },
    migrate: () => migrate(database),
    ping: () => {
      db.get('SELECT count(*) AS n FROM base_summary');
    },
    close: () => {
      statusFeed.stop();
      if (database.isOpen) database.close();
    },
  };
}
