import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import { isSandbox, type Credential } from '../../credentials/domain/credential.ts';
import { AppError } from '../../shared/app-error.ts';
import type { BulkRow } from '../domain/bulk-row.ts';
import { CallEstimate } from '../domain/call-estimate.ts';
import { CostBudget } from '../domain/cost-budget.ts';
import { bulkKeys } from '../domain/row-keys.ts';
import { errorOutcome } from '../domain/row-outcome.ts';
import { BatchedRows, refuseOfAnotherBatch } from './batched-rows.ts';
import { ContactFeed, type FedRow } from './contact-feed.ts';
import { LiveRows } from './live-rows.ts';
import { LoopTurns } from './loop-turns.ts';
import { RowBatches } from './row-batches.ts';
import { RowCarrier } from './row-carrier.ts';
import { RowEnds } from './row-ends.ts';
import { RowIntake } from './row-intake.ts';
import { RowResolver, type PlannedRow } from './row-resolver.ts';
import { isRunning } from './row-work.ts';
import type { BulkSummary, RunBulkDeps, RunBulkInput, StopReason } from './run-bulk.ts';
import { RunCourse } from './run-course.ts';

/** Rows put off; each holds its contact's data. */
const mostElsewhere = 200;

/** One run of a list; to be run once. */
export class BulkRun {
  readonly #deps: RunBulkDeps;
  readonly #input: RunBulkInput;
  readonly #course = new RunCourse((reason) => this.#onStop(reason));
  readonly #turns = new LoopTurns();
  readonly #ends: RowEnds;
  readonly #budget: CostBudget;
  readonly #resolver: RowResolver;
  readonly #feed: ContactFeed;
  readonly #intake: RowIntake;
  readonly #carrier: RowCarrier;
  readonly #live: LiveRows;
  /** Null: each row is written by a call of its own. */
  readonly #batch: RowBatches | null;
  readonly #batched: BatchedRows | null;
  /** Rows that another process holds, or held when it was killed: they are waited for when there is nothing else to do. */
  readonly #elsewhere: (() => Promise<void>)[] = [];

  constructor(deps: RunBulkDeps, input: RunBulkInput) {
    const { actor, defaults, maxCostUsd, concurrency } = input;
    this.#deps = deps;
    this.#input = input;
    const course = this.#course;
    const ends = new RowEnds(deps, input, course);
    const budget = new CostBudget(maxCostUsd);
    const carrier = new RowCarrier(deps, this.#turns, input);
    const resolver = new RowResolver(deps, { actor, defaults, mustBePriced: maxCostUsd !== null });
    const feed = new ContactFeed(deps, { ahead: concurrency, onFailure: (error) => course.fail(error) });
    const estimate = new CallEstimate();
    const batch =
      input.batch === undefined
        ? null
        : new RowBatches(deps, { ...input, ...input.batch }, async (...end) => this.#batched?.end(...end));
    this.#ends = ends;
    this.#budget = budget;
    this.#carrier = carrier;
    this.#resolver = resolver;
    this.#feed = feed;
    this.#batch = batch;
    this.#intake = new RowIntake({ history: deps.history, resolver, feed, batch, ends, course }, input);
    this.#live = new LiveRows({ ...deps, carrier, budget, estimate, ends, course }, input);
    this.#batched = batch && new BatchedRows({ ...deps, batch, budget, estimate, ends, course }, input);
  }

  async run(): Promise<BulkSummary> {
    const { drain, defaults } = this.#input;
    const course = this.#course;
    await this.#resolver.check();
    if (defaults.department !== null) await this.#deps.credentials.resolve('Openai', defaults.department);
    if (this.#batch !== null) this.#budget.takeOver(await this.#batch.open());
    const onDrain = (): void => course.stop({ kind: 'interrupted' });
    drain.addEventListener('abort', onDrain, { once: true });
    if (drain.aborted) onDrain();
    const isHeard = (part: Promise<void>): Promise<void> => part.catch((error: unknown) => course.fail(error));
    try {
      const workers = Array.from({ length: this.#workers() }, () => this.#work());
      await Promise.all([this.#intake.run(), ...workers].map(isHeard));
      await Promise.all(workers.map(() => isHeard(this.#catchUp())));
      await this.#batched?.follow();
      course.throwFailure();
      return { ...this.#ends.count, spentUsd: this.#budget.spentUsd, stopped: course.stopped };
    } finally {
      drain.removeEventListener('abort', onDrain);
      this.#feed.stop();
      this.#carrier.close();
    }
  }

  /** Beyond the rows in the model's hands, as many are laid out or stored meanwhile. */
  #workers(): number {
    const { via, concurrency, batch } = this.#input;
    return via === 'inline' && batch === undefined ? concurrency * 2 : concurrency;
  }

  #onStop(reason: StopReason | null): void {
    // What waits for its call under a cap has its money reserved.
    if (reason?.kind !== 'cost') this.#carrier.stopCalls();
    this.#intake.stop();
    this.#feed.stop();
  }

  async #work(): Promise<void> {
    for (let fed = await this.#feed.take(); fed !== undefined; fed = await this.#feed.take()) {
      await this.#turns.next();
      if (this.#course.stopped !== null || this.#course.hasFailed) return;
      await this.#carryOut(fed);
    }
  }

  async #catchUp(): Promise<void> {
    for (let row = this.#elsewhere.shift(); row !== undefined; row = this.#elsewhere.shift()) await row();
  }

  async #carryOut({ planned, credential, answer }: FedRow): Promise<void> {
    const { row } = planned;
    try {
      if (answer instanceof AppError) return await this.#ends.end(errorOutcome(row, answer));
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
      await this.#write(planned, snapshot, this.#elsewhere.length < mostElsewhere);
    } catch (error) {
      await this.#ends.threw(row, error);
    }
  }

  /** Null, and the run ends: a CRM that does not say whose it is says it for no row. */
  async #linkOf({ hubspotId, prospectUrl }: BulkRow, credential: Credential): Promise<string | null> {
    try {
      return await this.#deps.links.resolve(hubspotId, prospectUrl, credential);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'crm_unavailable')) throw error;
      this.#course.fail(error);
      return null;
    }
  }

  async #write(planned: PlannedRow, snapshot: ContactSnapshot, mayPutOff: boolean): Promise<void> {
    const { row } = planned;
    const keys = bulkKeys(planned.key, snapshot.contact);
    const known = await this.#deps.history.findByContact(this.#input.actor.userId, row.hubspotId);
    const newest = isRunning(known) ? undefined : known?.results[0];
    if (known !== null && newest !== undefined && newest.request.bulk?.content === keys.content) {
      return this.#ends.ready(row, known.id, newest, { reused: true, spentUsd: 0 });
    }
    if (mayPutOff && known?.job.status === 'processing' && (known.job.leaseUntil ?? 0) > this.#deps.clock.now()) {
      this.#elsewhere.push(() =>
        this.#write(planned, snapshot, false).catch((error: unknown) => this.#ends.threw(row, error)),
      );
      return;
    }
    const work = { planned, snapshot, keys, known };
    if (this.#batched !== null) return this.#batched.put(work);
    refuseOfAnotherBatch(known);
    return this.#live.write(work);
  }
}
