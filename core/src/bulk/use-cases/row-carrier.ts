import { setTimeout as sleep } from 'node:timers/promises';
import { CallRefused } from '../../generation/domain/call-refused.ts';
import type {
  ClaimedJob,
  GenerationRecord,
  GenerationVersion,
  JobError,
} from '../../generation/domain/generation-record.ts';
import type { WastedCalls } from '../../generation/domain/wasted-calls.ts';
import type { JobRepository, NewJob } from '../../generation/ports/job-repository.ts';
import type { StatusEvent, StatusFeed } from '../../generation/ports/status-feed.ts';
import type { JobDispatcher } from '../../generation/use-cases/job-dispatcher.ts';
import type { ProcessGeneration, ProcessOptions } from '../../generation/use-cases/process-generation.ts';
import type { HistoryRepository } from '../../history/ports/history-repository.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { stopsTheRun } from '../domain/account-errors.ts';
import { CallSlots } from '../domain/call-slots.ts';
import { FleetWatch } from '../domain/fleet-watch.ts';
import type { LoopTurns } from './loop-turns.ts';
import type { RunBulkInput } from './run-bulk.ts';

/** How a record's job went on. */
export type CarriedOut =
  | { readonly kind: 'ready'; readonly version: GenerationVersion }
  | { readonly kind: 'error'; readonly error: JobError }
  /** It has not ended and the run will not wait for it. */
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'deleted' };

/** A job that was accepted; `claimed` where this process has taken it in the same write. */
export interface BegunJob {
  readonly recordId: string;
  readonly claimed: ClaimedJob | null;
}

interface Deps {
  jobs: JobRepository;
  history: HistoryRepository;
  processGeneration: ProcessGeneration;
  dispatcher: JobDispatcher;
  feed: StatusFeed;
  clock: Clock;
}

/** How often a record that somebody else carries out is looked at. */
const lookEveryMs = 500;
/** With the fleet, news come by the feed; looking only makes up for lost ones. */
const lookAtFleetEveryMs = 5_000;

/** Brings accepted jobs to their end: in this process, or by handing them to the fleet and following them. */
export class RowCarrier {
  readonly #deps: Deps;
  readonly #via: RunBulkInput['via'];
  readonly #drain: AbortSignal;
  readonly #abort: AbortSignal;
  /** Wakes who waits for a record's news. */
  readonly #waiting = new Map<string, () => void>();
  readonly #unsubscribe: () => void;
  readonly #fleet: FleetWatch;
  readonly #slots: CallSlots;
  readonly #turns: LoopTurns;

  constructor(
    deps: Deps,
    turns: LoopTurns,
    run: Pick<RunBulkInput, 'via' | 'concurrency' | 'drain' | 'abort' | 'onUntaken'>,
  ) {
    this.#deps = deps;
    this.#turns = turns;
    this.#via = run.via;
    this.#drain = run.drain;
    this.#abort = run.abort;
    this.#slots = new CallSlots(run.concurrency);
    this.#fleet = new FleetWatch(() => run.onUntaken?.());
    this.#unsubscribe = run.via === 'queue' ? deps.feed.subscribe((event) => this.#hear(event)) : () => {};
  }

  close(): void {
    this.#unsubscribe();
    this.#fleet.end();
  }

  /** Calls in flight are finished, no other is made: rows that wait for theirs are given back. */
  stopCalls(): void {
    this.#slots.close(new CallRefused('the run stops'));
  }

  /** Accepts a job; durable when it returns. Errors: as `JobRepository.submit`. */
  async begin(job: NewJob): Promise<BegunJob> {
    if (this.#via === 'inline') {
      const claimed = await this.#deps.processGeneration.begin(job);
      return { recordId: claimed.id, claimed };
    }
    const record = await this.#deps.jobs.submit(job);
    await this.#deps.dispatcher.dispatch(record);
    this.#fleet.handedOver();
    return { recordId: record.id, claimed: null };
  }

  /** `onWaste` is told of calls that this process paid for in vain; false: the row is not tried again. */
  async carryOut({ recordId, claimed }: BegunJob, onWaste: (wasted: WastedCalls) => boolean): Promise<CarriedOut> {
    let mayGoOn = true;
    let taken = claimed;
    for (;;) {
      if (taken !== null || (this.#via === 'inline' && !this.#abort.aborted)) {
        const written: GenerationVersion[] = [];
        const options: ProcessOptions = {
          signal: this.#abort,
          onReady: (version) => void written.push(version),
          onWaste: (wasted) => {
            mayGoOn = onWaste(wasted);
          },
          whenFree: (call) => this.#called(call),
        };
        if (taken === null) await this.#deps.processGeneration.execute({ recordId, ...options });
        else await this.#deps.processGeneration.carryOut(taken, options);
        taken = null;
        const [version] = written;
        if (version !== undefined) return { kind: 'ready', version };
      }
      const record = await this.#deps.history.findById(recordId);
      if (record === null) return { kind: 'deleted' };
      if (record.job.status !== 'pending') this.#fleet.end();
      const end = endOf(record);
      if (end !== null) return end;
      if (this.#gaveUp(record)) {
        // Left waiting, it would be written and paid for by whichever worker looks next, after the run was told to stop.
        if (claimed !== null) await this.#deps.jobs.cancel(recordId, stoppedBefore, this.#deps.clock.now());
        return { kind: 'unfinished' };
      }
      if (!mayGoOn) return { kind: 'unfinished' };
      await this.#wait(record);
    }
  }

  /** A call that ends hands its place on at once; what is made of its answer comes after. */
  async #called<T>(call: () => Promise<T>): Promise<T> {
    const answer = await this.#slots.run(() => this.#heeded(call()));
    await this.#turns.next();
    return answer;
  }

  /** The next call would end as this one: none is made while the run hears of it. */
  async #heeded<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (error instanceof AppError && stopsTheRun(error.code)) this.stopCalls();
      throw error;
    }
  }

  #hear({ _id: id, responseStatus }: StatusEvent): void {
    const wake = this.#waiting.get(id);
    if (wake !== undefined && responseStatus !== 'pending') this.#fleet.end();
    wake?.();
  }

  /** A run that is told to stop waits for what is being written for it, not for what waits or is written elsewhere. */
  #gaveUp({ job }: GenerationRecord): boolean {
    if (this.#abort.aborted || (this.#via === 'inline' && this.#slots.isClosed)) return true;
    if (!this.#drain.aborted) return false;
    return this.#via === 'inline' || job.availableAt > this.#deps.clock.now();
  }

  async #wait({ id, job }: GenerationRecord): Promise<void> {
    const fleet = this.#via === 'queue';
    const now = this.#deps.clock.now();
    const due = job.status === 'pending' ? job.availableAt - now : lookEveryMs;
    const ms = fleet ? lookAtFleetEveryMs : Math.max(20, Math.min(due, 60_000));
    const news = new AbortController();
    this.#waiting.set(id, () => news.abort());
    const signal = AbortSignal.any([news.signal, this.#abort, ...(fleet ? [] : [this.#drain])]);
    await sleep(ms, undefined, { signal }).catch(() => {});
    this.#waiting.delete(id);
  }
}

function endOf({ job, results }: GenerationRecord): CarriedOut | null {
  const version = results.find((result) => result.version === job.version);
  if (job.status === 'ready' && version !== undefined) return { kind: 'ready', version };
  if (job.status === 'error') return { kind: 'error', error: job.error ?? unknownError };
  // An account without credit answers the next call as it answered this one.
  if (job.status === 'pending' && job.waitReason != null && stopsTheRun(job.waitReason.code)) {
    return { kind: 'error', error: job.waitReason };
  }
  return null;
}

const stoppedBefore: JobError = { code: 'conflict', message: 'The bulk run was stopped before this was written.' };

const unknownError: JobError = { code: 'internal', message: 'The generation failed for a reason that was not kept.' };
