import type { AuditLog } from '../audit/ports/audit-log.ts';
import type { GoogleAccessRepository } from '../people/sign-in/ports/google-access-repository.ts';
import type { MfaRepository } from '../people/sign-in/ports/mfa-repository.ts';
import type { OneTimeSecretRepository } from '../people/sign-in/ports/one-time-secret-repository.ts';
import type { PersonalTokenRepository } from '../people/sign-in/ports/personal-token-repository.ts';
import type { SessionRepository } from '../people/sign-in/ports/session-repository.ts';
import type { VoiceRepository } from '../voice/ports/voice-repository.ts';
import type { SignInThrottle } from '../people/sign-in/ports/sign-in-throttle.ts';
import type { SandboxExitRepository } from '../connections/ports/sandbox-exit-repository.ts';
import type { ApiKeyRepository } from '../connections/ports/api-key-repository.ts';
import type { ContactSnapshotRepository } from '../contacts/ports/contact-snapshot-repository.ts';
import type { IdempotencyRepository } from '../records/ports/idempotency-repository.ts';
import type { JobRepository } from '../records/ports/job-repository.ts';
import type { StatusFeed } from '../records/ports/status-feed.ts';
import type { HandOverRepository } from '../records/ports/hand-over-repository.ts';
import type { SampleRepository } from '../prompts/trials/ports/sample-repository.ts';
import type { TrialRepository } from '../prompts/trials/ports/trial-repository.ts';
import type { HistoryRepository } from '../records/ports/history-repository.ts';
import type { AiModelRepository } from '../models/ports/ai-model-repository.ts';
import type { RunRepository } from '../runs/ports/run-repository.ts';
import type { WorklistRepository } from '../records/ports/worklist-repository.ts';
import type { UsageRepository } from '../limits/ports/usage-repository.ts';
import type { StoreFiles } from '../people/privacy/ports/store-files.ts';
import type { UnownedData } from '../people/privacy/ports/unowned-data.ts';
import type { PromptRepository } from '../prompts/ports/prompt-repository.ts';
import type { PromptVersionRepository } from '../prompts/ports/prompt-version-repository.ts';
import type { ServiceTypeRepository } from '../prompts/ports/service-type-repository.ts';
import type { SummaryPromptRepository } from '../prompts/ports/summary-prompt-repository.ts';
import type { Clock } from '../platform/clock.ts';
import type { UserRepository } from '../people/users/ports/user-repository.ts';

/** What the port contract suites need of a store; each suite opens a fresh, migrated one and closes it. */
export interface ContractStore {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly voices: VoiceRepository;
  readonly personalTokens: PersonalTokenRepository;
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
  readonly runs: RunRepository;
  readonly snapshots: ContactSnapshotRepository;
  readonly idempotency: IdempotencyRepository;
  readonly jobs: JobRepository;
  readonly history: HistoryRepository;
  readonly handOvers: HandOverRepository;
  readonly worklist: WorklistRepository;
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
