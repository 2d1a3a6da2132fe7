import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import { CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import { CrmFieldRepository } from '../../contacts/ports/crm-field-repository.ts';
import { ContactLinks } from '../../contacts/use-cases/contact-links.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { FindCrmUser } from '../../sending/use-cases/find-crm-user.ts';
import { HandOverSequence } from '../../sending/use-cases/hand-over-sequence.ts';
import { ReachContact } from '../../sending/use-cases/reach-contact.ts';
import { JobRepository } from '../../records/ports/job-repository.ts';
import { StatusFeed } from '../../records/ports/status-feed.ts';
import { JobDispatcher } from '../../records/use-cases/job-dispatcher.ts';
import { UsageRepository } from '../../limits/ports/usage-repository.ts';
import { PromptComposer } from '../../writing/use-cases/prompt-composer.ts';
import { ProcessGeneration } from '../../writing/use-cases/process-generation.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { AddPlaybookToCrm } from '../../sending/use-cases/add-playbook-to-crm.ts';
import { ChooseModel } from '../../models/use-cases/choose-model.ts';
import { ModelPrices } from '../../models/use-cases/model-prices.ts';
import { FindPrompt } from '../../prompts/use-cases/find-prompt.ts';
import { callsInTurn, type MakeCall } from '../../platform/calls-in-turn.ts';
import { Clock, type Timestamp } from '../../platform/clock.ts';
import { IdGenerator } from '../../platform/ids.ts';
import { Budget } from '../domain/budget.ts';
import type { BulkEntry, BulkRow } from '../domain/bulk-row.ts';
import type { BulkRequest } from '../domain/bulk-request.ts';
import type { BulkSummary } from '../domain/bulk-summary.ts';
import type { RowCost } from '../domain/row-cost.ts';
import type { RowOutcome } from '../domain/row-outcome.ts';
import type { BulkLedger } from '../ports/bulk-ledger.ts';
import { RunEngine } from './run-engine.ts';
import { checkRequest } from './check-request.ts';
import { ContactPrefetcher } from './contact-prefetcher.ts';
import { FleetJobRunner } from './fleet-job-runner.ts';
import { InlineJobRunner } from './inline-job-runner.ts';
import { RowReader } from './row-reader.ts';
import { RowResolver } from './row-resolver.ts';
import { RowWriter } from './row-writer.ts';
import { UseCase } from '../../platform/needs.ts';

export interface RunBulkInput extends BulkRequest {
  /** The actor that the audit log names for filed playbooks. */
  readonly auditActor: AuditActor;
  readonly entries: AsyncIterable<BulkEntry>;
  /** `inline`: this process writes the rows; `queue`: the workers write them. */
  readonly via: 'inline' | 'queue';
  readonly maxCostUsd: number | null;
  readonly maxFailures: number | null;
  /** Holds the rows that ended in an earlier run. */
  readonly ledger: BulkLedger;
  /**
   * When the resumed run began: a result that is younger counts as the row's own, even if the contact has changed in the
   * CRM. Null means that no run is resumed.
   */
  readonly resumedSince: Timestamp | null;
  /** Called for each row as it ends; the run waits for it. */
  readonly onOutcome: (outcome: RowOutcome, how: RowCost & { readonly reused: boolean }) => Promise<void> | void;
  /** Makes the calls of the model where this process writes; by default `concurrency` at once. */
  readonly calls?: MakeCall;
  /** Called before a row is written; the row waits for it. */
  readonly onBegin?: (row: BulkRow) => Promise<void>;
  /** Called for a row that began and is not written, because the run stops: a resumed run begins it again. */
  readonly onGivenBack?: (row: BulkRow) => Promise<void>;
  /** Called once when none of the rows that wait for the fleet was taken in half a minute. */
  readonly onUntaken?: () => void;
  /** When it is aborted, no further row begins, and those that have begun are finished. */
  readonly drain: AbortSignal;
  /** When it is aborted after `drain`, rows that are being written return to the queue, for a worker or a resumed run. */
  readonly abort: AbortSignal;
}

/**
 * Generates for a whole list. Each row becomes an ordinary record with an ordinary lease, so that web and workers see it.
 * A row whose newest result was written from the same inputs is `ready` without another call. An error of one row is its
 * outcome; an error of a whole account stops the run. Memory does not grow with the list.
 * Errors: those of `checkRequest`, before any row is read; an unforeseen one, after every row that began has ended.
 */
export class RunBulk extends UseCase({
  crm: CrmContacts,
  crmFields: CrmFieldRepository,
  credentials: CredentialResolver,
  findCrmUser: FindCrmUser,
  links: ContactLinks,
  findPrompt: FindPrompt,
  chooseModel: ChooseModel,
  modelPrices: ModelPrices,
  jobs: JobRepository,
  history: HistoryRepository,
  usage: UsageRepository,
  promptComposer: PromptComposer,
  processGeneration: ProcessGeneration,
  dispatcher: JobDispatcher,
  feed: StatusFeed,
  addPlaybookToCrm: AddPlaybookToCrm,
  handOverSequence: HandOverSequence,
  reachContact: ReachContact,
  audit: AuditTrail,
  clock: Clock,
  ids: IdGenerator,
}) {
  async execute(input: RunBulkInput): Promise<BulkSummary> {
    const { actor, via, concurrency, maxCostUsd, resumedSince, ledger, drain, abort } = input;
    const resolver = new RowResolver(this.deps, input, {
      mustBePriced: maxCostUsd !== null || input.runId !== undefined,
    });
    await checkRequest({ ...this.deps, resolver }, input);
    const stop = new AbortController();
    const signals = { stop: stop.signal, abort };
    const runner =
      via === 'inline'
        ? new InlineJobRunner(this.deps, signals, input.calls ?? callsInTurn(concurrency))
        : new FleetJobRunner(this.deps, signals, () => input.onUntaken?.());
    const budget = new Budget(maxCostUsd);
    const engine = new RunEngine(
      {
        ...this.deps,
        reader: new RowReader({ ...this.deps, resolver, ledger }, { userId: actor.userId, resumedSince }),
        prefetcher: new ContactPrefetcher(this.deps, { ahead: concurrency, stop: stop.signal }),
        writer: new RowWriter({ ...this.deps, runner, budget }, input, signals),
        stop,
        // While some rows are in a call, as many again are prepared or stored.
        maxRows: via === 'inline' ? concurrency * 2 : concurrency,
      },
      input,
    );
    const onDrain = (): void => engine.stop({ kind: 'interrupted' });
    drain.addEventListener('abort', onDrain, { once: true });
    if (drain.aborted) onDrain();
    try {
      const counts = await engine.carryOut(input.entries);
      return { ...counts, spentUsd: budget.spentUsd, reservedUsd: budget.reservedUsd };
    } finally {
      drain.removeEventListener('abort', onDrain);
      runner.close();
    }
  }
}
