import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { Actor } from '../../auth/domain/actor.ts';
import type { CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import type { ContactLinks } from '../../contacts/use-cases/contact-links.ts';
import type { CredentialResolver } from '../../credentials/ports/credential-resolver.ts';
import type { JobRepository } from '../../generation/ports/job-repository.ts';
import type { TextBatches } from '../../generation/ports/text-batches.ts';
import type { EndBatched } from '../../generation/use-cases/end-batched.ts';
import type { HoldForBatch } from '../../generation/use-cases/hold-for-batch.ts';
import type { StatusFeed } from '../../generation/ports/status-feed.ts';
import type { JobDispatcher } from '../../generation/use-cases/job-dispatcher.ts';
import type { ProcessGeneration } from '../../generation/use-cases/process-generation.ts';
import type { HistoryRepository } from '../../history/ports/history-repository.ts';
import type { AddPlaybookToCrm } from '../../history/use-cases/add-playbook-to-crm.ts';
import type { ChooseModel } from '../../models/use-cases/choose-model.ts';
import type { FindPrompt } from '../../prompts/use-cases/find-prompt.ts';
import type { AppError } from '../../shared/app-error.ts';
import type { Clock, Timestamp } from '../../shared/clock.ts';
import type { IdGenerator } from '../../shared/ids.ts';
import type { BulkEntry } from '../domain/bulk-row.ts';
import type { RowOutcome } from '../domain/row-outcome.ts';
import type { Logger } from '../../shared/logger.ts';
import type { BatchJournal } from '../ports/batch-journal.ts';
import type { BulkLedger } from '../ports/bulk-ledger.ts';
import type { BatchProgress } from './batch-carrier.ts';
import { BulkRun } from './bulk-run.ts';
import type { RowDefaults } from './row-resolver.ts';

export interface RunBulkDeps {
  crm: CrmContacts;
  credentials: CredentialResolver;
  links: ContactLinks;
  findPrompt: FindPrompt;
  chooseModel: ChooseModel;
  jobs: JobRepository;
  history: HistoryRepository;
  processGeneration: ProcessGeneration;
  holdForBatch: HoldForBatch;
  endBatched: EndBatched;
  batches: TextBatches;
  dispatcher: JobDispatcher;
  feed: StatusFeed;
  addPlaybookToCrm: AddPlaybookToCrm;
  clock: Clock;
  ids: IdGenerator;
  logger: Logger;
}

export interface RunBulkInput {
  readonly actor: Actor;
  /** Whose name the audit log gets for playbooks that are filed. */
  readonly auditActor: AuditActor;
  readonly entries: AsyncIterable<BulkEntry>;
  readonly defaults: RowDefaults;
  readonly serviceTier: 'default' | 'flex';
  /** Rows that are written at once; by the fleet, rows that wait in the queue or are written. */
  readonly concurrency: number;
  /** `inline`: claimed and carried out by this process; `queue`: by the workers. */
  readonly via: 'inline' | 'queue';
  /** Given: rows are written by the vendor's batches, with what was begun of them kept in the journal. */
  readonly batch?: {
    readonly journal: BatchJournal;
    readonly onProgress: (progress: BatchProgress) => void;
    /** Of one batch; the vendor's own limit unless said. */
    readonly mostRequests?: number;
  };
  readonly pushPlaybook: boolean;
  readonly maxCostUsd: number | null;
  readonly maxFailures: number | null;
  /** Rows that ended in an earlier run are in it. */
  readonly ledger: BulkLedger;
  /**
   * Since when the run goes on that this one resumes: a result of that time is taken for the row's own, whatever the
   * CRM says of the contact by now. Null: not a resumed run.
   */
  readonly resumedSince: Timestamp | null;
  /** Called for each row as it ends; the run waits for it. */
  readonly onOutcome: (
    outcome: RowOutcome,
    how: { readonly reused: boolean; readonly spentUsd: number },
  ) => Promise<void> | void;
  /** Called once when none of the rows that wait for the fleet was taken in half a minute. */
  readonly onUntaken?: () => void;
  /** Aborted: no further row is begun, those begun are finished. */
  readonly drain: AbortSignal;
  /** Aborted: what is being written is given back, to be done by a resumed run or a worker. */
  readonly abort: AbortSignal;
}

/** Why a run ended before its list did. */
export type StopReason =
  | { readonly kind: 'interrupted' | 'cost' | 'failures' }
  /** An account that refuses, or is used up: every further row would end the same. */
  | { readonly kind: 'account'; readonly error: AppError }
  /** Batches ended without having come to all of their requests. */
  | { readonly kind: 'batch'; readonly left: number; readonly message: string };

export interface BulkSummary {
  readonly ready: number;
  /** Of the ready ones, those that had been written before. */
  readonly reused: number;
  readonly errors: number;
  readonly skipped: number;
  /** Spent by this run, US dollars. */
  readonly spentUsd: number;
  /** Null: every row has ended. */
  readonly stopped: StopReason | null;
}

/**
 * Generates for a whole list. Each row becomes the ordinary record, by the ordinary lease, so that web and workers see
 * it; a row whose newest result was written from the same is `ready` without another call. An error of one row is its
 * outcome and stops nothing; what concerns a whole account stops the run. Memory does not grow with the list.
 */
export class RunBulk {
  readonly #deps: RunBulkDeps;

  constructor(deps: RunBulkDeps) {
    this.#deps = deps;
  }

  execute(input: RunBulkInput): Promise<BulkSummary> {
    return new BulkRun(this.#deps, input).run();
  }
}
