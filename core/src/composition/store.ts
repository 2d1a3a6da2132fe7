import type { Container } from 'inversify';
import type { ChangeWatch } from '../adapters/store-queue/store-queue-consumer.ts';
import { AuditLog } from '../audit/ports/audit-log.ts';
import { GoogleAccessRepository } from '../auth/ports/google-access-repository.ts';
import { MfaRepository } from '../auth/ports/mfa-repository.ts';
import { OneTimeSecretRepository } from '../auth/ports/one-time-secret-repository.ts';
import { SessionRepository } from '../auth/ports/session-repository.ts';
import { SignInThrottle } from '../auth/ports/sign-in-throttle.ts';
import { CrmFieldRepository } from '../contacts/ports/crm-field-repository.ts';
import { ContactSnapshotRepository } from '../contacts/ports/contact-snapshot-repository.ts';
import { ApiKeyRepository } from '../credentials/ports/api-key-repository.ts';
import { ConnectionHealthRepository } from '../credentials/ports/connection-health-repository.ts';
import { SandboxExitRepository } from '../credentials/ports/sandbox-exit-repository.ts';
import { IdempotencyRepository } from '../generation/ports/idempotency-repository.ts';
import { JobRepository } from '../generation/ports/job-repository.ts';
import type { StatusFeed } from '../generation/ports/status-feed.ts';
import { HandOverRepository } from '../handover/ports/hand-over-repository.ts';
import { SampleRepository } from '../lab/ports/sample-repository.ts';
import { TrialRepository } from '../lab/ports/trial-repository.ts';
import { HistoryRepository } from '../history/ports/history-repository.ts';
import { AiModelRepository } from '../models/ports/ai-model-repository.ts';
import { UsageRepository } from '../generation/ports/usage-repository.ts';
import { LimitRepository } from '../spending/ports/limit-repository.ts';
import { RequestCounter } from '../spending/ports/request-counter.ts';
import { SpendLedger } from '../spending/ports/spend-ledger.ts';
import { AgencyRepository } from '../generation/ports/agency-repository.ts';
import { StoreFiles } from '../privacy/ports/store-files.ts';
import { UnownedData } from '../privacy/ports/unowned-data.ts';
import { PromptRepository } from '../prompts/ports/prompt-repository.ts';
import { PromptVersionRepository } from '../prompts/ports/prompt-version-repository.ts';
import { ServiceTypeRepository } from '../prompts/ports/service-type-repository.ts';
import { SummaryPromptRepository } from '../prompts/ports/summary-prompt-repository.ts';
import { UserRepository } from '../users/ports/user-repository.ts';
import type { Token } from './bindings.ts';

const repositories = {
  users: UserRepository,
  sessions: SessionRepository,
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
  snapshots: ContactSnapshotRepository,
  agencies: AgencyRepository,
  crmFields: CrmFieldRepository,
  idempotency: IdempotencyRepository,
  jobs: JobRepository,
  history: HistoryRepository,
  handOvers: HandOverRepository,
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
