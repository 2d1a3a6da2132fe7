import { setTimeout as sleep } from 'node:timers/promises';
import { CallRefused } from '../../platform/call-refused.ts';
import type { GenerationRecord, GenerationVersion } from '../../records/domain/generation-record.ts';
import type { NewJob } from '../../records/domain/new-job.ts';
import type { JobRepository } from '../../records/ports/job-repository.ts';
import type { ProcessGeneration, ProcessOptions } from '../../writing/use-cases/process-generation.ts';
import type { HistoryRepository } from '../../records/ports/history-repository.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MakeCall } from '../../platform/calls-in-turn.ts';
import type { Clock } from '../../platform/clock.ts';
import { isAccountError } from '../../records/domain/account-errors.ts';
import { jobEndOf, takenBack, type JobEnd } from '../domain/job-end.ts';
import type { JobRunner, Meter, RunSignals } from '../ports/job-runner.ts';

interface Deps {
  jobs: JobRepository;
  history: HistoryRepository;
  processGeneration: ProcessGeneration;
  clock: Clock;
}

/** How often a record is read while another process writes it. */
const pollMs = 500;
const minWaitMs = 20;
const maxWaitMs = 60_000;

/** Carries jobs out in this process. */
export class InlineJobRunner implements JobRunner {
  readonly #deps: Deps;
  readonly #signals: RunSignals;
  readonly #inTurn: MakeCall;
  /** The error of an account that a call met; the next call would end with the same one. */
  #accountError: AppError | null = null;

  /** `calls` limits the calls that are made at once, however many jobs there are. */
  constructor(deps: Deps, signals: RunSignals, calls: MakeCall) {
    this.#deps = deps;
    this.#signals = signals;
    this.#inTurn = calls;
  }

  async run(job: NewJob, meter: Meter): Promise<JobEnd> {
    const { jobs, processGeneration, clock } = this.#deps;
    // The same write creates and claims the record, so that no worker can take it first.
    const claimed = await processGeneration.begin(job);
    const end = await this.#toItsEnd(claimed.id, meter, (options) => processGeneration.carryOut(claimed, options));
    // A worker would otherwise take the waiting job and pay for it after the run was stopped.
    if (end.kind !== 'ready') await jobs.cancel(claimed.id, takenBack, clock.now());
    return end;
  }

  resume(recordId: string, meter: Meter): Promise<JobEnd> {
    return this.#toItsEnd(recordId, meter, (options) => this.#attempt(recordId, options));
  }

  close(): void {}

  async #toItsEnd(
    recordId: string,
    meter: Meter,
    firstAttempt: (options: ProcessOptions) => Promise<unknown>,
  ): Promise<JobEnd> {
    const { stop, abort } = this.#signals;
    for (let attempt = firstAttempt; ; attempt = (options) => this.#attempt(recordId, options)) {
      const written: GenerationVersion[] = [];
      await attempt({
        signal: abort,
        makeCall: (call) => this.#inTurnUnlessStopped(call),
        onReady: (version) => void written.push(version),
      });
      await meter.read(recordId);
      const [version] = written;
      if (version !== undefined) return { kind: 'ready', recordId, version };
      const record = await this.#deps.history.findById(recordId);
      const end = jobEndOf(recordId, record);
      if (end !== null) return end;
      if (this.#accountError !== null) return { kind: 'error', recordId, error: this.#accountError };
      if (record === null || stop.aborted || !meter.mayTryAgain) return { kind: 'unfinished' };
      await sleep(this.#msUntilNextTry(record), undefined, { signal: stop }).catch(() => {});
    }
  }

  /** A call that still waits for its turn when the run stops is refused at once, and its row given back. */
  #inTurnUnlessStopped<T>(call: (onAnswered?: () => void) => Promise<T>): Promise<T> {
    const { stop } = this.#signals;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const refuse = (): void => reject(stopping());
    stop.addEventListener('abort', refuse, { once: true });
    const inTurn = this.#inTurn((onAnswered) => {
      stop.removeEventListener('abort', refuse);
      return this.#unlessStopped(() => call(onAnswered));
    });
    inTurn.then(resolve, reject);
    if (stop.aborted) refuse();
    return promise;
  }

  /** Once the run stops, no further call is made. */
  async #unlessStopped<T>(call: () => Promise<T>): Promise<T> {
    if (this.#signals.stop.aborted || this.#accountError !== null) throw stopping();
    try {
      return await call();
    } catch (error) {
      if (error instanceof AppError && isAccountError(error.code)) this.#accountError ??= error;
      throw error;
    }
  }

  #attempt(recordId: string, options: ProcessOptions): Promise<unknown> {
    return this.#deps.processGeneration.execute({ recordId, ...options });
  }

  #msUntilNextTry({ job }: GenerationRecord): number {
    const ms = job.status === 'pending' ? job.availableAt - this.#deps.clock.now() : pollMs;
    return Math.min(Math.max(ms, minWaitMs), maxWaitMs);
  }
}

const stopping = (): CallRefused => new CallRefused('the run stops');
