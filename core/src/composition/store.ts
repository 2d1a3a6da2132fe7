import type { Container } from 'inversify';
import type { ChangeWatch } from '../records/stores/queue/store-queue-consumer.ts';
import { AuditLog } from '../audit/ports/audit-log.ts';
import { JobRepository } from '../records/ports/job-repository.ts';
import type { StatusFeed } from '../records/ports/status-feed.ts';
import { HandOverRepository } from '../records/ports/hand-over-repository.ts';
import { WorklistRepository } from '../records/ports/worklist-repository.ts';
import { HistoryRepository } from '../records/ports/history-repository.ts';
import { UsageRepository } from '../limits/ports/usage-repository.ts';
import { RequestCounter } from '../limits/ports/request-counter.ts';
import { SpendLedger } from '../limits/ports/spend-ledger.ts';
import { StoreFiles } from '../people/privacy/ports/store-files.ts';
import { UnownedData } from '../people/privacy/ports/unowned-data.ts';
import { DocumentStore } from '../platform/documents.ts';
import type { Token } from '../platform/needs.ts';

const repositories = {
  documents: DocumentStore,
  jobs: JobRepository,
  history: HistoryRepository,
  handOvers: HandOverRepository,
  worklist: WorklistRepository,
  audit: AuditLog,
  usage: UsageRepository,
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

export function bindRepositories(container: Container, store: Store): void {
  const names = Object.keys(repositories) as (keyof Repositories)[];
  for (const name of names) container.bind<object>(repositories[name]).toConstantValue(store[name]);
}
