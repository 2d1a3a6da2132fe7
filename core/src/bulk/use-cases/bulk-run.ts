import { isSandbox, type Credential } from '../../credentials/domain/credential.ts';
import type { ContactSnapshot, CrmContact } from '../../contacts/domain/contact.ts';
import { emptyContext } from '../../contacts/domain/contact.ts';
import { costUsd } from '../../generation/domain/cost.ts';
import { mostCalls, type WastedCalls } from '../../generation/domain/wasted-calls.ts';
import { sliceOf } from '../../generation/domain/batch-wait.ts';
import type {
  BulkKeys,
  GenerationRecord,
  GenerationVersion,
  JobError,
} from '../../generation/domain/generation-record.ts';
import type { NewJob } from '../../generation/ports/job-repository.ts';
import type { EndedBatched } from '../../generation/use-cases/end-batched.ts';
import { AppError } from '../../shared/app-error.ts';
import { CallEstimate } from '../domain/call-estimate.ts';
import { CostBudget } from '../domain/cost-budget.ts';
import { errorOutcome, readyOutcome, skippedOutcome, type RowOutcome } from '../domain/row-outcome.ts';
import { bulkKeys } from '../domain/row-keys.ts';
import { StopBell } from '../domain/stop-bell.ts';
import type { BulkEntry, BulkRow } from '../domain/bulk-row.ts';
import { ContactFeed, type FedRow } from './contact-feed.ts';
import { stopsTheRun } from '../domain/account-errors.ts';
import type { BatchedRequest, BatchedRow } from '../ports/bulk-ledger.ts';
import { RowBatches } from './row-batches.ts';
import { RowCarrier } from './row-carrier.ts';
import { RowResolver, type PlannedRow } from './row-resolver.ts';
import type { BulkSummary, RunBulkDeps, RunBulkInput, StopReason } from './run-bulk.ts';

/** One run of a list; to be run once. */
export class BulkRun {
  readonly #deps: RunBulkDeps;
  readonly #input: RunBulkInput;
  readonly #resolver: RowResolver;
  readonly #feed: ContactFeed;
  readonly #carrier: RowCarrier;
  /** Null: each row is written by a call of its own. */
  readonly #batch: RowBatches | null;
  readonly #budget: CostBudget;
  readonly #estimate = new CallEstimate();
  readonly #count = { ready: 0, reused: 0, errors: 0, skipped: 0 };
  /** Rows that another process holds, or held when it was killed: they are waited for when there is nothing else to do. */
  readonly #elsewhere: (() => Promise<void>)[] = [];
  #stopped: StopReason | null = null;
  readonly #stops = new StopBell();
  #unexpected: { readonly error: unknown } | null = null;

  constructor(deps: RunBulkDeps, input: RunBulkInput) {
    const { actor, defaults, maxCostUsd, concurrency } = input;
    this.#deps = deps;
    this.#input = input;
    this.#budget = new CostBudget(maxCostUsd);
    this.#resolver = new RowResolver(deps, { actor, defaults, mustBePriced: maxCostUsd !== null });
    this.#feed = new ContactFeed(deps, { ahead: concurrency, onFailure: (error) => this.#failed(error) });
    this.#carrier = new RowCarrier(deps, input);
    this.#batch =
      input.batch === undefined
        ? null
        : new RowBatches(deps, { ...input, ...input.batch }, (...end) => this.#endBatched(...end));
  }

  async run(): Promise<BulkSummary> {
    const { drain, concurrency, defaults } = this.#input;
    await this.#resolver.check();
    if (defaults.department !== null) await this.#deps.credentials.resolve('Openai', defaults.department);
    if (this.#batch !== null) this.#budget.takeOver(await this.#batch.open());
    const onDrain = (): void => this.#stop({ kind: 'interrupted' });
    drain.addEventListener('abort', onDrain, { once: true });
    if (drain.aborted) onDrain();
    try {
      const workers = Array.from({ length: concurrency + this.#ahead() }, () => this.#work());
      await Promise.all([this.#begin(), ...workers].map((part) => part.catch((error: unknown) => this.#failed(error))));
      await Promise.all(workers.map(() => this.#catchUp().catch((error: unknown) => this.#failed(error))));
      await this.#followBatches();
      if (this.#unexpected !== null) throw this.#unexpected.error;
      return { ...this.#count, spentUsd: this.#budget.spentUsd, stopped: this.#stopped };
    } finally {
      drain.removeEventListener('abort', onDrain);
      this.#feed.stop();
      this.#carrier.close();
    }
  }

  /** Rows beyond those in the model's hands, which are laid out or stored meanwhile. */
  #ahead(): number {
    const { via, concurrency, batch } = this.#input;
    return via === 'inline' && batch === undefined ? Math.floor(concurrency / 2) : 0;
  }

  /** Takes the list in, as fast as contacts are read. A list that comes slowly is not waited for once the run stops. */
  async #begin(): Promise<void> {
    const entries = this.#input.entries[Symbol.asyncIterator]();
    for (;;) {
      const next = await this.#stops.unlessRung(entries.next());
      if (next === null || this.#stopped !== null) return;
      if (next.done === true) break;
      const entry = next.value;
      if (await this.#isEnded(entry)) continue;
      const planned = await this.#plan(entry);
      if (planned !== null) await this.#feed.put(planned);
    }
    this.#feed.end();
  }

  async #work(): Promise<void> {
    for (let fed = await this.#feed.take(); fed !== undefined; fed = await this.#feed.take()) {
      await this.#carryOut(fed);
    }
  }

  async #catchUp(): Promise<void> {
    for (let row = this.#elsewhere.shift(); row !== undefined; row = this.#elsewhere.shift()) await row();
  }

  async #isEnded(entry: BulkEntry): Promise<boolean> {
    const contact = this.#input.ledger.endedContact(entry.row);
    if (contact === null) return false;
    if (contact !== entry.contact) {
      throw new AppError(
        'validation_failed',
        `The results are of another list: their row ${entry.row} is ${contact}, the list's is ${entry.contact}.`,
      );
    }
    // Its contact is taken: later rows that name it are still skipped.
    if (!('problem' in entry)) this.#input.ledger.claim(entry.hubspotId, entry.row);
    return true;
  }

  /** Null: the row has ended already. */
  async #plan(entry: BulkEntry): Promise<PlannedRow | null> {
    if ('problem' in entry) {
      const message = `Line ${entry.line}: ${entry.problem}`;
      await this.#end(errorOutcome({ ...entry, hubspotId: null }, { code: 'validation_failed', message }));
      return null;
    }
    try {
      const planned = await this.#resolver.resolve(entry);
      const first = this.#input.ledger.claim(entry.hubspotId, entry.row);
      if (first !== entry.row) {
        await this.#end(skippedOutcome(entry, first));
        return null;
      }
      return (await this.#isInBatch(planned)) || (await this.#reuseBeforeReading(planned)) ? null : planned;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await this.#end(errorOutcome(entry, error));
      return null;
    }
  }

  /** A batch of the run that this one resumes has the row already. */
  async #isInBatch({ row, key }: PlannedRow): Promise<boolean> {
    if (this.#batch === null || this.#input.resumedSince === null) return false;
    const record = await this.#recordOf(row);
    return record?.job.request.bulk?.row === key && (await this.#batch.recognises(record, row));
  }

  /** A resumed run need not read the contact again whose result was written and whose line was not. */
  async #reuseBeforeReading(planned: PlannedRow): Promise<boolean> {
    const { resumedSince } = this.#input;
    if (resumedSince === null) return false;
    const record = await this.#recordOf(planned.row);
    const version = record === null ? undefined : newestOf(record);
    if (
      record === null ||
      version === undefined ||
      record.job.status === 'pending' ||
      record.job.status === 'processing'
    )
      return false;
    if (version.request.bulk?.row !== planned.key || version.readyAt < resumedSince) return false;
    await this.#finish(planned.row, record.id, version, { reused: true, spentUsd: 0 });
    return true;
  }

  async #carryOut({ planned, credential, answer }: FedRow): Promise<void> {
    const { row } = planned;
    try {
      if (answer instanceof AppError) return await this.#end(errorOutcome(row, answer));
      const prospectUrl = await this.#linkOf(row, credential);
      if (prospectUrl === null) return;
      const snapshot: ContactSnapshot = {
        contact: answer,
        prospectUrl,
        // The prompt holds the whole history; a call for its summary would be a second paid one for each row.
        fullSummary: '',
        onlineSummary: '',
        summaryWarning: null,
        sandbox: isSandbox(credential),
        fetchedAt: this.#deps.clock.now(),
      };
      await this.#write(planned, snapshot, answer, this.#elsewhere.length < mostElsewhere);
    } catch (error) {
      await this.#endOrStop(row, error);
    }
  }

  /** Null, and the run ends: a CRM that does not say whose it is says it for no row. */
  async #linkOf({ hubspotId, prospectUrl }: BulkRow, credential: Credential): Promise<string | null> {
    try {
      return await this.#deps.links.resolve(hubspotId, prospectUrl, credential);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'crm_unavailable')) throw error;
      this.#failed(error);
      return null;
    }
  }

  async #endOrStop(row: BulkRow, error: unknown): Promise<void> {
    if (!(error instanceof AppError)) throw error;
    if (stopsTheRun(error.code)) this.#stop({ kind: 'account', error });
    else await this.#end(errorOutcome(row, error));
  }

  async #write(planned: PlannedRow, snapshot: ContactSnapshot, contact: CrmContact, mayPutOff: boolean): Promise<void> {
    const { row, model, prompt } = planned;
    const keys = bulkKeys(planned.key, contact);
    const known = await this.#recordOf(row);
    const isRunning = known?.job.status === 'pending' || known?.job.status === 'processing';
    const newest = known === null ? undefined : newestOf(known);
    if (known !== null && newest !== undefined && !isRunning && newest.request.bulk?.content === keys.content) {
      return this.#finish(row, known.id, newest, { reused: true, spentUsd: 0 });
    }
    if (mayPutOff && known?.job.status === 'processing' && (known.job.leaseUntil ?? 0) > this.#deps.clock.now()) {
      this.#elsewhere.push(() =>
        this.#write(planned, snapshot, contact, false).catch((error: unknown) => this.#endOrStop(row, error)),
      );
      return;
    }
    if (this.#batch !== null || isInBatch(known)) return this.#putIntoBatch(planned, snapshot, keys, known);
    const estimate =
      this.#estimate.usdOf({ aiModel: model.aiModel, promptText: prompt.prompt, snapshot, tier: 'default' }) ?? 0;
    if (!(await this.#budget.reserve(estimate))) return this.#stop({ kind: 'cost' });
    let spent = 0;
    /** For calls that brought nothing. */
    let wasted = 0;
    const onWaste = ({ count, usage, serviceTier }: WastedCalls): boolean => {
      const told = usage === null ? null : costUsd(model.aiModel, usage, serviceTier);
      const cost = told ?? (estimate * count) / mostCalls;
      wasted += cost;
      return this.#budget.charge(cost);
    };
    try {
      if (this.#stopped !== null) return;
      // An earlier run of this list was killed while it wrote this row.
      const left = known !== null && isRunning && known.job.request.bulk?.row === planned.key ? known.id : null;
      const begun =
        left === null
          ? await this.#carrier.begin(this.#jobOf(planned, snapshot, keys))
          : { recordId: left, claimed: null };
      const { recordId } = begun;
      let end = await this.#carrier.carryOut(begun, onWaste);
      if (
        end.kind === 'error' &&
        left !== null &&
        (await this.#deps.jobs.resubmit(left, this.#deps.clock.now())) !== null
      ) {
        // The attempts that earlier runs used up by being killed are not this row's fault.
        end = await this.#carrier.carryOut({ recordId: left, claimed: null }, onWaste);
      }
      if (end.kind === 'unfinished') {
        if (wasted > 0 && !this.#budget.charge(0)) this.#stop({ kind: 'cost' });
        return;
      }
      if (end.kind === 'deleted') return await this.#end(errorOutcome(row, deleted, { recordId }));
      if (end.kind === 'error') {
        // What a worker of the fleet paid for it is not told.
        if (end.error.code === 'ai_bad_answer' && this.#input.via === 'queue') spent = estimate;
        if (stopsTheRun(end.error.code)) {
          const { code, message } = end.error;
          return this.#stop({ kind: 'account', error: new AppError(code, message) });
        }
        return await this.#end(errorOutcome(row, end.error, { recordId }), { reused: false, spentUsd: wasted + spent });
      }
      spent = end.version.provenance.costUsd ?? 0;
      await this.#finish(row, recordId, end.version, { reused: false, spentUsd: wasted + spent });
    } finally {
      this.#budget.settle(estimate, spent);
    }
  }

  /** The row ends when its batch does; what it may cost stays reserved until then. */
  async #putIntoBatch(
    planned: PlannedRow,
    snapshot: ContactSnapshot,
    keys: BulkKeys,
    known: GenerationRecord | null,
  ): Promise<void> {
    const { row, department, model, prompt } = planned;
    const isAbandoned = known !== null && this.#batch?.wasAbandoned(known) === true;
    if (this.#batch === null || (isInBatch(known) && !isAbandoned)) {
      throw new AppError('generation_in_progress', inAnotherBatch);
    }
    const asked = { aiModel: model.aiModel, promptText: prompt.prompt, snapshot, tier: 'batch' } as const;
    const estimateUsd = this.#estimate.usdOf(asked) ?? 0;
    // What could come free comes free with a batch, and none is begun before this is decided.
    if (!this.#budget.tryReserve(estimateUsd)) return this.#stop({ kind: 'cost' });
    let isPut = false;
    try {
      if (this.#stopped !== null) return;
      const isRunning = known?.job.status === 'pending' || known?.job.status === 'processing';
      const left = known !== null && isRunning && known.job.request.bulk?.row === planned.key ? known : null;
      if (left === null && isAbandoned) await this.#deps.jobs.cancel(known.id, askedAnew, this.#deps.clock.now());
      isPut = await this.#batch.put({
        recordId: left?.id ?? (await this.#deps.jobs.submit(this.#jobOf(planned, snapshot, keys))).id,
        takesOver: left !== null && isAbandoned ? left.job.fence : null,
        row,
        department,
        model: model.aiModel,
        estimateUsd,
      });
      if (!isPut) throw new AppError('generation_in_progress', takenMeanwhile);
    } finally {
      if (!isPut) this.#budget.settle(estimateUsd, 0);
    }
  }

  async #followBatches(): Promise<void> {
    if (this.#batch === null || this.#unexpected !== null) return;
    try {
      await this.#batch.follow({
        isSubmitted: this.#stopped === null || this.#stopped.kind === 'cost',
        isWhole: this.#stopped === null,
        onCollected: (estimateUsd) => this.#budget.settle(estimateUsd, 0),
      });
      const { left, why } = this.#batch;
      if (left > 0) this.#stop({ kind: 'batch', left, message: why });
    } catch (error) {
      if (this.#input.drain.aborted) return;
      if (error instanceof AppError) this.#stop({ kind: 'account', error });
      else this.#failed(error);
    }
  }

  async #endBatched({ recordId, row }: BatchedRequest, ended: EndedBatched, wastedUsd: number): Promise<void> {
    if (ended.kind === 'ready') {
      const spentUsd = ended.version.provenance.costUsd ?? 0;
      this.#budget.settle(0, spentUsd);
      if (row !== null) await this.#finish(row, recordId, ended.version, { reused: false, spentUsd });
      return;
    }
    this.#budget.settle(0, wastedUsd);
    if (row === null) return;
    const error = ended.kind === 'error' ? ended.error : errorOf(ended.record);
    if (error === null) return;
    if (!stopsTheRun(error.code))
      return this.#end(errorOutcome(row, error, { recordId }), { reused: false, spentUsd: wastedUsd });
    this.#stop({ kind: 'account', error: new AppError(error.code, error.message) });
  }

  #jobOf({ row, department, prompt, model }: PlannedRow, snapshot: ContactSnapshot, bulk: BulkKeys): NewJob {
    const { ids, clock } = this.#deps;
    const { actor, serviceTier } = this.#input;
    return {
      id: ids.next(),
      userId: actor.userId,
      hubspotId: row.hubspotId,
      prospectUrl: snapshot.prospectUrl,
      properties: snapshot.contact.properties,
      request: { department, promptId: prompt.id, promptTitle: prompt.title, ...model, serviceTier, bulk },
      inputs: {
        snapshot,
        context: { ...emptyContext, additionalInfo: row.additionalInfo },
        pdf: null,
        promptText: prompt.prompt,
        promptVersion: prompt.version,
      },
      now: clock.now(),
    };
  }

  /** The result is there; what is left is to file it, when that is asked for. */
  async #finish(
    row: BatchedRow,
    recordId: string,
    version: GenerationVersion,
    how: { readonly reused: boolean; readonly spentUsd: number },
  ): Promise<void> {
    if (!this.#input.pushPlaybook) return this.#end(readyOutcome(row, recordId, version), how);
    const { actor, auditActor } = this.#input;
    try {
      await this.#deps.addPlaybookToCrm.execute({
        actor,
        auditActor,
        hubspotId: row.hubspotId,
        ownerId: actor.userId,
        playbookHtml: undefined,
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return this.#end(errorOutcome(row, error, { recordId, version }), how);
    }
    return this.#end(readyOutcome(row, recordId, version), how);
  }

  async #end(
    outcome: RowOutcome,
    how: { readonly reused: boolean; readonly spentUsd: number } = noCost,
  ): Promise<void> {
    const { maxFailures, onOutcome } = this.#input;
    if (outcome.status === 'ready') this.#count.ready += 1;
    else if (outcome.status === 'skipped') this.#count.skipped += 1;
    else this.#count.errors += 1;
    if (how.reused) this.#count.reused += 1;
    await onOutcome(outcome, how);
    if (maxFailures !== null && this.#count.errors >= maxFailures) this.#stop({ kind: 'failures' });
  }

  #recordOf({ hubspotId }: BulkRow): Promise<GenerationRecord | null> {
    return this.#deps.history.findByContact(this.#input.actor.userId, hubspotId);
  }

  #failed(error: unknown): void {
    if (error instanceof AppError && stopsTheRun(error.code)) return this.#stop({ kind: 'account', error });
    this.#unexpected ??= { error };
    this.#carrier.stopCalls();
    this.#stops.ring();
    this.#feed.stop();
  }

  #stop(reason: StopReason): void {
    this.#stopped ??= reason;
    // What waits for its call under a cap has its money reserved.
    if (reason.kind !== 'cost') this.#carrier.stopCalls();
    this.#stops.ring();
    this.#feed.stop();
  }
}

/** Each holds its contact's data. */
const mostElsewhere = 200;
const noCost = { reused: false, spentUsd: 0 } as const;
const inAnotherBatch = 'A batch of another run is writing for this contact.';
const takenMeanwhile = 'A worker took this generation before it could be put into the batch.';
const askedAnew = { code: 'conflict', message: 'Taken back: the list asks for something else by now.' } as const;
const deleted = { code: 'not_found', message: 'The record was deleted while it was being written.' } as const;

function isInBatch(record: GenerationRecord | null): boolean {
  return record?.job.status === 'pending' && sliceOf(record.job.waitReason) !== null;
}

/** Of a job that ended otherwise while its batch was running; null: it goes on. */
function errorOf(record: GenerationRecord | null): JobError | null {
  if (record === null) return deleted;
  return record.job.status === 'error' ? record.job.error : null;
}

function newestOf(record: GenerationRecord): GenerationVersion | undefined {
  return record.results[0];
}
