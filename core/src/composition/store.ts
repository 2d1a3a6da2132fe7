import type { Container } from 'inversify';
import type { ChangeWatch } from '../records/stores/queue/store-queue-consumer.ts';
import { AuditLog } from '../audit/ports/audit-log.ts';
import { GoogleAccessRepository } from '../people/sign-in/ports/google-access-repository.ts';
import { MfaRepository } from '../people/sign-in/ports/mfa-repository.ts';
import { OneTimeSecretRepository } from '../people/sign-in/ports/one-time-secret-repository.ts';
import { PersonalTokenRepository } from '../people/sign-in/ports/personal-token-repository.ts';
import { SessionRepository } from '../people/sign-in/ports/session-repository.ts';
import { SignInThrottle } from '../people/sign-in/ports/sign-in-throttle.ts';
import { CrmFieldRepository } from '../contacts/ports/crm-field-repository.ts';
import { ContactSnapshotRepository } from '../contacts/ports/contact-snapshot-repository.ts';
import { ApiKeyRepository } from '../connections/ports/api-key-repository.ts';
import { ConnectionHealthRepository } from '../connections/ports/connection-health-repository.ts';
import { SandboxExitRepository } from '../connections/ports/sandbox-exit-repository.ts';
import { IdempotencyRepository } from '../records/ports/idempotency-repository.ts';
import { JobRepository } from '../records/ports/job-repository.ts';
import type { StatusFeed } from '../records/ports/status-feed.ts';
import { HandOverRepository } from '../records/ports/hand-over-repository.ts';
import { SampleRepository } from '../prompts/trials/ports/sample-repository.ts';
import { TrialRepository } from '../prompts/trials/ports/trial-repository.ts';
import { WorklistRepository } from '../records/ports/worklist-repository.ts';
import { HistoryRepository } from '../records/ports/history-repository.ts';
import { AiModelRepository } from '../models/ports/ai-model-repository.ts';
import { UsageRepository } from '../limits/ports/usage-repository.ts';
import { LimitRepository } from '../limits/ports/limit-repository.ts';
import { RequestCounter } from '../limits/ports/request-counter.ts';
import { SpendLedger } from '../limits/ports/spend-ledger.ts';
import { AgencyRepository } from '../prompts/agency/ports/agency-repository.ts';
import { StoreFiles } from '../people/privacy/ports/store-files.ts';
import { UnownedData } from '../people/privacy/ports/unowned-data.ts';
import { RunRepository } from '../runs/ports/run-repository.ts';
import { PromptRepository } from '../prompts/ports/prompt-repository.ts';
import { PromptVersionRepository } from '../prompts/ports/prompt-version-repository.ts';
import { ServiceTypeRepository } from '../prompts/ports/service-type-repository.ts';
import { SummaryPromptRepository } from '../prompts/ports/summary-prompt-repository.ts';
import { UserRepository } from '../people/users/ports/user-repository.ts';
import { VoiceRepository } from '../voice/ports/voice-repository.ts';
import type { Token } from '../platform/needs.ts';

const repositories = {
  users: UserRepository,
  sessions: SessionRepository,
  voices: VoiceRepository,
  personalTokens: PersonalTokenRepository,
  mfaEnrolments: MfaRepository,
  oneTimeSecrets: OneTimeSecretRepository,
  googleAccess: GoogleAccessRepository,
  throttle: SignInThrottle,
  prompts: PromptRepository,
  promptVersions: PromptVersionRepository,
  summaryPrompts: SummaryPromptRepository,
  serviceTypes: ServiceTypeRepository,
  models: AiModelRepository,
  samples: SampleRepository,
  trials: TrialRepository,
  runs: RunRepository,
  snapshots: ContactSnapshotRepository,
  agencies: AgencyRepository,
  crmFields: CrmFieldRepository,
  idempotency: IdempotencyRepository,
  jobs: JobRepository,
  history: HistoryRepository,
  handOvers: HandOverRepository,
  worklist: WorklistRepository,
  apiKeys: ApiKeyRepository,
  sandboxExits: SandboxExitRepository,
  connectionHealth: ConnectionHealthRepository,
  audit: AuditLog,
  usage: UsageRepository,
  limits: LimitRepository,
  spendLedger: SpendLedger,
  requestCounter: RequestCounter,
  files: StoreFiles,
  unowned: UnownedData,
} satisfies Record<string, Token<object>>;

type Repositories = {
  readonly [Name in keyof typeof repositories]: InstanceType<(typeof repositories)[Name]>;
};

/** An opened store: every repository over one connection. SQLite and MongoDB both implement it. */
export interface Store extends Repositories {
  readonly statusFeed: StatusFeed;
  /** Tells a worker that there may be a job. */
  readonly jobWatch: ChangeWatch;
  /** Brings the schema up to date, under a lock; idempotent. */
  migrate(): Promise<void> | void;
  /** Throws when the store cannot answer now. */
  ping(): Promise<void> | void;
  close(): Promise<void> | void;
}

/** Binds every repository's port to the opened store's own. */
export function bindRepositories(container: Container, store: Store): void {
  const names = Object.keys(repositories) as (keyof Repositories)[];
  for (const name of names) container.bind<object>(repositories[name]).toConstantValue(store[name]);
}
