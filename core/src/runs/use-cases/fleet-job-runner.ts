import type { NewJob } from '../../records/domain/new-job.ts';
import type { JobRepository } from '../../records/ports/job-repository.ts';
import type { StatusFeed } from '../../records/ports/status-feed.ts';
import type { JobDispatcher } from '../../records/use-cases/job-dispatcher.ts';
import type { HistoryRepository } from '../../records/ports/history-repository.ts';
import type { Clock } from '../../platform/clock.ts';
import { FleetWatch } from '../domain/fleet-watch.ts';
import { jobEndOf, takenBack, type JobEnd } from '../domain/job-end.ts';
import type { JobRunner, Meter, RunSignals } from '../ports/job-runner.ts';

interface Deps {
  jobs: JobRepository;
  history: HistoryRepository;
  dispatcher: JobDispatcher;
  feed: StatusFeed;
  clock: Clock;
}

/** How often a record is read in case its event on the feed was lost. */
const pollMs = 5_000;

/** Hands jobs to the workers and follows them. */
export class FleetJobRunner implements JobRunner {
  readonly #deps: Deps;
  readonly #signals: RunSignals;
  readonly #watch: FleetWatch;
  /** Ends the wait for a record, by its id. */
  readonly #waiting = new Map<string, () => void>();
  readonly #unsubscribe: () => void;

  /** `onUntaken` is called once when none of the jobs was taken in half a minute. */
  constructor(deps: Deps, signals: RunSignals, onUntaken: () => void) {
    this.#deps = deps;
    this.#signals = signals;
    this.#watch = new FleetWatch(onUntaken);
    this.#unsubscribe = deps.feed.subscribe(({ _id: id, responseStatus }) => {
      if (this.#waiting.has(id) && responseStatus !== 'pending') this.#watch.end();
      this.#waiting.get(id)?.();
    });
    for (const signal of [signals.stop, signals.abort]) {
      signal.addEventListener('abort', () => this.#wakeAll(), { once: true });
    }
  }

  async run(job: NewJob, meter: Meter): Promise<JobEnd> {
    const record = await this.#deps.jobs.submit(job);
    await this.#deps.dispatcher.dispatch(record);
    this.#watch.handedOver();
    return this.resume(record.id, meter);
  }

  async resume(recordId: string, meter: Meter): Promise<JobEnd> {
    const { jobs, history, clock } = this.#deps;
    const { stop, abort } = this.#signals;
    for (;;) {
      const record = await history.findById(recordId);
      if (record?.job.status !== 'pending') this.#watch.end();
      await meter.read(recordId);
      const end = jobEndOf(recordId, record);
      const isLater = record?.job.status === 'pending' && record.job.availableAt > clock.now();
      const goesOn = end === null && !stop.aborted && meter.mayTryAgain;
      // The workers would try again after the run has ended, and pass its maximum cost.
      if (isLater && !goesOn && meter.isLimited && (await jobs.cancel(recordId, takenBack, clock.now()))) {
        return end ?? { kind: 'unfinished' };
      }
      if (end !== null) return end;
      if (record === null || abort.aborted || (isLater && stop.aborted)) return { kind: 'unfinished' };
      await this.#news(recordId);
    }
  }

  close(): void {
    this.#unsubscribe();
    this.#watch.end();
  }

  async #news(recordId: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, pollMs);
    this.#waiting.set(recordId, resolve);
    await promise;
    this.#waiting.delete(recordId);
    clearTimeout(timer);
  }

  #wakeAll(): void {
    for (const wake of this.#waiting.values()) wake();
  }
}
