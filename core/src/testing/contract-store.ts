import type { AuditLog } from '../audit/ports/audit-log.ts';
import type { GoogleAccessRepository } from '../auth/ports/google-access-repository.ts';
import type { MfaRepository } from '../auth/ports/mfa-repository.ts';
import type { OneTimeSecretRepository } from '../auth/ports/one-time-secret-repository.ts';
import type { SessionRepository } from '../auth/ports/session-repository.ts';
import type { SignInThrottle } from '../auth/ports/sign-in-throttle.ts';
import type { SandboxExitRepository } from '../credentials/ports/sandbox-exit-repository.ts';
import type { ApiKeyRepository } from '../credentials/ports/api-key-repository.ts';
import type { ContactSnapshotRepository } from '../contacts/ports/contact-snapshot-repository.ts';
import type { IdempotencyRepository } from '../generation/ports/idempotency-repository.ts';
import type { JobRepository } from '../generation/ports/job-repository.ts';
import type { StatusFeed } from '../generation/ports/status-feed.ts';
import type { HandOverRepository } from '../handover/ports/hand-over-repository.ts';
import type { SampleRepository } from '../lab/ports/sample-repository.ts';
import type { TrialRepository } from '../lab/ports/trial-repository.ts';
import type { HistoryRepository } from '../history/ports/history-repository.ts';
import type { AiModelRepository } from '../models/ports/ai-model-repository.ts';
import type { UsageRepository } from '../generation/ports/usage-repository.ts';
import type { StoreFiles } from '../privacy/ports/store-files.ts';
import type { UnownedData } from '../privacy/ports/unowned-data.ts';
import type { PromptRepository } from '../prompts/ports/prompt-repository.ts';
import type { PromptVersionRepository } from '../prompts/ports/prompt-version-repository.ts';
import type { ServiceTypeRepository } from '../prompts/ports/service-type-repository.ts';
import type { SummaryPromptRepository } from '../prompts/ports/summary-prompt-repository.ts';
import type { Clock } from '../shared/clock.ts';
import type { UserRepository } from '../users/ports/user-repository.ts';

/** What the port contract suites need of a store; each suite opens a fresh, migrated one and closes it. */
export interface ContractStore {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly mfaEnrolments: MfaRepository;
  readonly oneTimeSecrets: OneTimeSecretRepository;
  readonly googleAccess: GoogleAccessRepository;
  readonly throttle: SignInThrottle;
  readonly apiKeys: ApiKeyRepository;
  readonly sandboxExits: SandboxExitRepository;
  readonly prompts: PromptRepository;
  readonly promptVersions: PromptVersionRepository;
  readonly summaryPrompts: SummaryPromptRepository;
  readonly serviceTypes: ServiceTypeRepository;
  readonly models: AiModelRepository;
  readonly samples: SampleRepository;
  readonly trials: TrialRepository;
  readonly snapshots: ContactSnapshotRepository;
  readonly idempotency: IdempotencyRepository;
  readonly jobs: JobRepository;
  readonly history: HistoryRepository;
  readonly handOvers: HandOverRepository;
  readonly usage: UsageRepository;
  readonly statusFeed: StatusFeed;
  readonly files: StoreFiles;
  readonly unowned: UnownedData;
  readonly audit: AuditLog;
  close(): Promise<void> | void;
}

export type OpenContractStore<Needed extends keyof ContractStore = keyof ContractStore> = (
  clock: Clock,
) => Promise<Pick<ContractStore, Needed | 'close'>> | Pick<ContractStore, Needed | 'close'>;
