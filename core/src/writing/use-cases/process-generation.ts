import type { Stage } from '../../records/contract/stage.ts';
import type { MakeCall } from '../../platform/calls-in-turn.ts';
import { keepLease } from '../../platform/keep-lease.ts';
import { UseCase } from '../../platform/needs.ts';
import { continuing, Tracing } from '../../platform/tracing.ts';
import { untilStored } from '../../platform/until-stored.ts';
import type { ClaimedJob, GenerationVersion } from '../../records/domain/generation-record.ts';
import { leaseFrom, type Lease } from '../../records/domain/lease.ts';
import { LeaseSettings } from '../../records/ports/lease-settings.ts';
import type { NewJob } from '../../records/domain/new-job.ts';
import type { SourceBundle } from '../../records/domain/source-bundles.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import type { JobDelivery } from '../../records/ports/job-queue.ts';
import { StatusFeed } from '../../records/ports/status-feed.ts';
import { UsageRepository } from '../../limits/ports/usage-repository.ts';
import { FailedAttempt, type AttemptEnd } from './failed-attempt.ts';
import { WriteVersion } from './write-version.ts';

export interface ProcessOptions {
  readonly signal?: AbortSignal;
  /** Called with the result after it is stored. */
  readonly onReady?: (version: GenerationVersion) => void;
  /** Makes each call of the model, by default at once. When it throws `CallRefused`, the job returns to the queue. */
  readonly makeCall?: MakeCall;
}

/** How a message ended: `none` when there was nothing to take (done, taken by another worker, deleted). */
export type ProcessOutcome = 'ready' | AttemptEnd | 'none';

/**
 * Carries out one queued generation: claims the record by lease and fencing token, reads the contact if the submit had
 * none, builds the prompt, calls the model, and commits the result once. A process that lost its lease commits nothing.
 * Failures never leave this method: they end in the record, as another attempt, a later one, or an error with a reason
 * for people. Only a store that cannot be written rejects, and the queue delivers again.
 */
export class ProcessGeneration extends UseCase({
  ...WriteVersion.needs,
  usage: UsageRepository,
  history: HistoryRepository,
  feed: StatusFeed,
  tracing: Tracing,
  settings: LeaseSettings,
}) {
  readonly #writeVersion = new WriteVersion(this.deps);
  readonly #failedAttempt = new FailedAttempt(this.deps);

  async execute({ recordId, claimed, ...options }: ProcessOptions & JobDelivery): Promise<ProcessOutcome> {
    const record = claimed ?? (await this.deps.jobs.claim(recordId, this.#lease()));
    return record === null ? 'none' : this.carryOut(record, options);
  }

  /** Claims the job whose turn it is; null if none waits. It is to be given to `carryOut`. */
  claimNext(): Promise<ClaimedJob | null> {
    return this.deps.jobs.claimNext(this.#lease());
  }

  /** Accepts a job that this process carries out itself; it is claimed already and to be given to `carryOut`. */
  async begin(job: NewJob): Promise<ClaimedJob> {
    return { ...(await this.deps.jobs.submitClaimed(job, this.#lease())), inputs: job.inputs };
  }

  carryOut(record: ClaimedJob, options: ProcessOptions = {}): Promise<ProcessOutcome> {
    const { request, attempts } = record.job;
    const attributes = { 'overture.record': record.id, 'overture.attempt': attempts };
    const { tracing } = this.deps;
    return tracing.span('generate sequence', { ...continuing(request.trace, tracing), attributes }, async (add) => {
      const outcome = await this.#carryOut(record, options);
      add({ 'overture.outcome': outcome });
      return outcome;
    });
  }

  async #carryOut(record: ClaimedJob, options: ProcessOptions): Promise<ProcessOutcome> {
    const { jobs, announcer, clock, logger, settings } = this.deps;
    if (record.job.attempts > settings.maxAttempts) {
      // The last worker died before it could store an error.
      return this.#failedAttempt.fail(record, {
        code: 'internal',
        message: `The generation did not finish in ${settings.maxAttempts} attempts. Please try again.`,
      });
    }
    // The event is sent while the work begins; only the event of the end waits for it.
    const announced = announcer.announce(record, 'processing', record.updatedAt, { stage: firstStage(record) });
    const lease = keepLease({ id: record.id, fence: record.job.fence }, options.signal, {
      leased: jobs,
      clock,
      logger,
      leaseMs: settings.leaseMs,
    });
    try {
      const { version, sources } = await this.#writeVersion.execute(record, lease.signal, options.makeCall);
      // A process that stops still stores what is paid for.
      if (lease.isLost()) return await this.#leave(record);
      if (!(await this.#commit(record, version, sources, lease.signal))) return await this.#leave(record);
      options.onReady?.(version);
      await announced;
      await announcer.announce(record, 'ready', version.readyAt);
      return 'ready';
    } catch (error) {
      await announced;
      if (lease.isLost()) return await this.#leave(record);
      return await this.#failedAttempt.settle(record, error, options.signal);
    } finally {
      lease.release();
    }
  }

  /** Leaves a job that is no longer this worker's. What was told of a record that was erased meanwhile is forgotten. */
  async #leave({ id }: ClaimedJob): Promise<'lost'> {
    const { history, feed, logger } = this.deps;
    try {
      if ((await history.findById(id)) === null) await feed.forget(id);
    } catch (error) {
      // It is forgotten with the next sweep, or by its age.
      logger.warn({ err: error, recordId: id }, 'what was told of a record could not be looked after');
    }
    return 'lost';
  }

  #lease(): Lease {
    const { clock, settings } = this.deps;
    return leaseFrom(clock.now(), settings);
  }

  /** Stores a result, which is already paid for: it retries an unreachable store for as long as the lease lasts. */
  #commit(
    record: ClaimedJob,
    version: GenerationVersion,
    sources: readonly SourceBundle[],
    signal: AbortSignal,
  ): Promise<boolean> {
    const { jobs, logger } = this.deps;
    return untilStored(() => jobs.complete(record.id, record.job.fence, version, sources), {
      signal,
      onTrouble: (error) =>
        logger.warn({ err: error, recordId: record.id }, 'a result could not be stored; trying again'),
    });
  }
}

function firstStage({ inputs }: ClaimedJob): Stage {
  return { name: inputs.snapshot === null ? 'reading' : 'thinking' };
}
