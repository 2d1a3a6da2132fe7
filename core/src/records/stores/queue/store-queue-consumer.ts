import type { GenerationRecord } from '../../domain/generation-record.ts';
import { leaseFrom } from '../../domain/lease.ts';
import type { LeaseSettings } from '../../ports/lease-settings.ts';
import type { JobDelivery } from '../../ports/job-queue.ts';
import type { JobRepository } from '../../ports/job-repository.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';

/**
 * How often a consumer looks for jobs whose time has come, although nobody has written to the store, in milliseconds.
 */
const dueJobsPollMs = 200;
const pauseAfterErrorMs = 1_000;
const minRetryMs = 100;
const maxRetryMs = 5_000;

/** How a process learns that others wrote to its store. */
export interface ChangeWatch {
  /** Milliseconds between two reads of the counter, or without a counter between two searches for jobs. */
  readonly pollMs: number;
  /** Returns another value once anybody has written. Absent where reading it costs as much as a search for jobs. */
  readonly counter?: () => string;
}

export interface StoreQueueConsumerOptions {
  readonly jobs: JobRepository;
  readonly watch: ChangeWatch;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly lease: Pick<LeaseSettings, 'workerId' | 'leaseMs'>;
  readonly handle: (delivery: JobDelivery) => Promise<void>;
  readonly concurrency: number;
}

/** Claims one job after the other while handlers are free; if there is none, it waits until it should look again. */
export class StoreQueueConsumer {
  readonly #options: StoreQueueConsumerOptions;
  readonly #running = new Map<GenerationRecord, Promise<void>>();
  readonly #loop: Promise<void>;
  #stopped = false;
  #awake = false;
  #isAnswered = false;
  #endWait = (): void => {};

  constructor(options: StoreQueueConsumerOptions) {
    this.#options = options;
    this.#loop = this.#claimAll();
  }

  /** Whether the store answered when it was last asked for a job. */
  isReceiving(): boolean {
    return !this.#stopped && this.#isAnswered;
  }

  /** Called when there may be a job to claim. */
  wake(): void {
    this.#awake = true;
    this.#endWait();
  }

  /** Claims nothing more, waits up to `graceMs` for running handlers, and gives back unfinished jobs. */
  async stop(graceMs: number): Promise<void> {
    if (this.#stopped) return;
    this.#stopped = true;
    this.wake();
    const grace = Promise.withResolvers<void>();
    const timer = setTimeout(grace.resolve, graceMs);
    await Promise.race([this.#loop.then(() => Promise.all(this.#running.values())), grace.promise]);
    clearTimeout(timer);
    await Promise.all([...this.#running.keys()].map((record) => this.#giveBack(record)));
  }

  async #claimAll(): Promise<void> {
    const { jobs, clock, lease, concurrency } = this.#options;
    while (!this.#stopped) {
      this.#awake = false;
      if (this.#running.size >= concurrency) {
        await this.#wait();
        continue;
      }
      const seen = this.#changes();
      const record = await this.#attempt(() => jobs.claimNext(leaseFrom(clock.now(), lease)));
      this.#isAnswered = record !== undefined;
      if (record === undefined) await this.#wait(pauseAfterErrorMs);
      else if (record === null) await this.#untilChanged(seen);
      else if (this.#stopped) await this.#giveBack(record);
      else this.#start(record);
    }
  }

  #start(record: GenerationRecord): void {
    const run = this.#run(record).finally(() => {
      this.#running.delete(record);
      this.wake();
    });
    this.#running.set(record, run);
  }

  async #run(record: GenerationRecord): Promise<void> {
    try {
      await this.#options.handle({ recordId: record.id, claimed: record });
    } catch (error) {
      this.#options.logger.warn({ err: error, recordId: record.id }, 'A job will be delivered again');
      const { clock, jobs } = this.#options;
      const now = clock.now();
      const availableAt = now + Math.min(minRetryMs * 2 ** (record.job.attempts - 1), maxRetryMs);
      await this.#attempt(() =>
        jobs.reschedule(record.id, record.job.fence, { availableAt, refundAttempt: false, reason: null, now }),
      );
    }
  }

  /** Makes a job available at once, as if it had not been claimed. */
  async #giveBack({ id, job }: GenerationRecord): Promise<void> {
    const now = this.#options.clock.now();
    await this.#attempt(() =>
      this.#options.jobs.reschedule(id, job.fence, { availableAt: now, refundAttempt: true, reason: null, now }),
    );
  }

  /** Waits until the store has changed since `seen`, or until it is time to look for jobs whose time has come. */
  async #untilChanged(seen: string | undefined): Promise<void> {
    const { counter, pollMs } = this.#options.watch;
    const nextLookAt = performance.now() + dueJobsPollMs;
    do {
      await this.#wait(pollMs);
    } while (!this.#awake && counter !== undefined && this.#changes() === seen && performance.now() < nextLookAt);
  }

  /** A store that does not answer counts as changed, because the claim that follows reports the error. */
  #changes(): string | undefined {
    try {
      return this.#options.watch.counter?.();
    } catch {
      return undefined;
    }
  }

  /** Waits for a time, or without a limit, until `wake` is called. */
  async #wait(ms?: number): Promise<void> {
    if (this.#awake) return;
    const ended = Promise.withResolvers<void>();
    this.#endWait = ended.resolve;
    const timer = ms === undefined ? undefined : setTimeout(ended.resolve, ms);
    await ended.promise;
    clearTimeout(timer);
  }

  /**
   * Undefined when the store did not answer, which must not end the consumer. A lease that was not released expires.
   */
  async #attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.#options.logger.warn({ err: error }, 'The queue could not read or write a job; trying again');
      return undefined;
    }
  }
}
