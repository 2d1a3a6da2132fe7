import type { AuditLog } from '../audit/ports/audit-log.ts';
import type { GoogleAccessRepository } from '../auth/ports/google-access-repository.ts';
import type { RevokedTokenRepository } from '../auth/ports/revoked-token-repository.ts';
import type { SignInThrottle } from '../auth/ports/sign-in-throttle.ts';
import type { CrmFieldRepository } from '../contacts/ports/crm-field-repository.ts';
import type { ContactSnapshotRepository } from '../contacts/ports/contact-snapshot-repository.ts';
import type { ApiKeyRepository } from '../credentials/ports/api-key-repository.ts';
import type { ConnectionHealthRepository } from '../credentials/ports/connection-health-repository.ts';
import type { IdempotencyRepository } from '../generation/ports/idempotency-repository.ts';
import type { DeadLetters } from '../generation/ports/dead-letters.ts';
import type { JobQueue } from '../generation/ports/job-queue.ts';
import type { JobRepository } from '../generation/ports/job-repository.ts';
import type { StatusFeed } from '../generation/ports/status-feed.ts';
import type { HistoryRepository } from '../history/ports/history-repository.ts';
import type { AiModelRepository } from '../models/ports/ai-model-repository.ts';
import type { PromptRepository } from '../prompts/ports/prompt-repository.ts';
import type { ServiceTypeRepository } from '../prompts/ports/service-type-repository.ts';
import type { SummaryPromptRepository } from '../prompts/ports/summary-prompt-repository.ts';
import type { UsageRepository } from '../overview/ports/usage-repository.ts';
import type { UserRepository } from '../users/ports/user-repository.ts';

/** One opened store: every repository over one connection. SQLite and MongoDB both answer this shape. */
export interface Store {
  readonly users: UserRepository;
  readonly revokedTokens: RevokedTokenRepository;
  readonly googleAccess: GoogleAccessRepository;
  readonly throttle: SignInThrottle;
  readonly prompts: PromptRepository;
  readonly summaryPrompts: SummaryPromptRepository;
  readonly serviceTypes: ServiceTypeRepository;
  readonly models: AiModelRepository;
  readonly snapshots: ContactSnapshotRepository;
  readonly crmFields: CrmFieldRepository;
  readonly idempotency: IdempotencyRepository;
  readonly jobs: JobRepository;
  readonly history: HistoryRepository;
  readonly apiKeys: ApiKeyRepository;
  readonly connectionHealth: ConnectionHealthRepository;
  readonly audit: AuditLog;
  readonly usage: UsageRepository;
  readonly statusFeed: StatusFeed;
  /** The embedded queue that lives in the store. */
  readonly queue: JobQueue;
  /** What that queue put aside. */
  readonly deadLetters: DeadLetters;
  /** Brings the schema up to date, under a lock; idempotent. */
  migrate(): Promise<void> | void;
  /** Throws when the store cannot answer now. */
  ping(): Promise<void> | void;
  close(): Promise<void> | void;
}

/** Token for the opened store itself, for health checks and closing. */
export const StoreToken: unique symbol = Symbol('Store');
/** Token for the settings the process runs with. */
export const SettingsToken: unique symbol = Symbol('Settings');
