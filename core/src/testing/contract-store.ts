import type { AuditLog } from '../audit/ports/audit-log.ts';
import type { JobRepository } from '../records/ports/job-repository.ts';
import type { StatusFeed } from '../records/ports/status-feed.ts';
import type { HandOverRepository } from '../records/ports/hand-over-repository.ts';
import type { HistoryRepository } from '../records/ports/history-repository.ts';
import type { WorklistRepository } from '../records/ports/worklist-repository.ts';
import type { UsageRepository } from '../limits/ports/usage-repository.ts';
import type { StoreFiles } from '../people/privacy/ports/store-files.ts';
import type { UnownedData } from '../people/privacy/ports/unowned-data.ts';
import type { DocumentRepositories } from './document-repositories.ts';
import type { DocumentStore } from '../platform/documents.ts';
import type { Clock } from '../platform/clock.ts';

/** What the port contract suites need of a store; each suite opens a fresh, migrated one and closes it. */
export interface ContractStore extends DocumentRepositories {
  readonly documents: DocumentStore;
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
