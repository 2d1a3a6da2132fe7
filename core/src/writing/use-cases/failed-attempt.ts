import type { ErrorCode } from '../../platform/contract/error-codes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { CallRefused } from '../../platform/call-refused.ts';
import { nextAttempt, reasonOf } from '../../records/domain/error-disposition.ts';
import type { ClaimedJob, JobError } from '../../records/domain/generation-record.ts';
import type { Rescheduling } from '../../records/domain/job-states.ts';
import type { JobRepository } from '../../records/ports/job-repository.ts';
import type { UsageRepository } from '../../limits/ports/usage-repository.ts';
import type { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';

interface Deps {
  jobs: JobRepository;
  usage: UsageRepository;
  announcer: StatusAnnouncer;
  clock: Clock;
  logger: Logger;
  settings: { readonly maxAttempts: number };
}

/** How an attempt without a result ended; `lost` if another worker has the job by now. */
export type AttemptEnd = 'error' | 'rescheduled' | 'lost';

/** A job whose call was refused is not available to other workers for this long, so that the caller can cancel it. */
const refusedForMs = 5_000;

/** A row whose attempt was paid for waits at least this long, so that its run can take it back if it may not pay for more. */
const bulkPauseMs = 6_000;

const oneDayMs = 24 * 60 * 60 * 1000;
const twoHoursMs = 2 * 60 * 60 * 1000;

/** How long after its submit a job may still wait for what failed to recover. */
function patienceMs(code: ErrorCode): number {
  // A budget renews by itself, after a month at the latest; a vendor's quota may never.
  if (code === 'budget_exhausted') return Number.POSITIVE_INFINITY;
  // A CRM that moves an account announces a day, and may take longer.
  return code === 'crm_unavailable' ? oneDayMs + twoHoursMs : oneDayMs;
}

/** Ends an attempt that brought no result, in the record and on the screens. */
export class FailedAttempt {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Decides what a failure means: another attempt now, a later one, or the end. `signal` is aborted when the process
   * stops.
   */
  async settle(record: ClaimedJob, error: unknown, signal: AbortSignal | undefined): Promise<AttemptEnd> {
    const { clock, logger, settings } = this.#deps;
    const { job } = record;
    const now = clock.now();
    // The job returns to the queue without using up an attempt; when this process stops, it does so at once.
    if (signal?.aborted === true || error instanceof CallRefused) {
      const availableAt = signal?.aborted === true ? now : now + refusedForMs;
      return this.#reschedule(record, { availableAt, refundAttempt: true, reason: null });
    }
    const reason = reasonOf(
      error,
      'Something went wrong on our side while writing. Nothing was lost, please try again.',
    );
    logger.warn({ err: error, recordId: record.id, attempt: job.attempts, code: reason.code }, 'an attempt failed');
    const isPaid = await this.#isPaid(record);
    const next = nextAttempt({
      error,
      attempts: job.attempts,
      maxAttempts: settings.maxAttempts,
      isPaid,
      now,
      patienceEnds: job.submittedAt + patienceMs(reason.code),
      pauseMs: isPaid && job.request.bulk !== undefined ? bulkPauseMs : 0,
    });
    if (next === null) return this.fail(record, reason);
    return this.#reschedule(record, { availableAt: next.at, refundAttempt: next.isRefunded, reason });
  }

  /**
   * Whether the sequence may have to be paid for, although it was not written. The attempt then counts, because a job that
   * waits for its vendor could otherwise pay for a day. Summaries are kept for the next attempt.
   */
  async #isPaid({ id, job }: ClaimedJob): Promise<boolean> {
    const calls = await this.#deps.usage.callsFor(id, job.startedAt ?? job.submittedAt);
    return calls.some(({ kind }) => kind === 'generation');
  }

  async #reschedule(record: ClaimedJob, to: Omit<Rescheduling, 'now'>): Promise<AttemptEnd> {
    const { jobs, announcer, clock } = this.#deps;
    const now = clock.now();
    if (!(await jobs.reschedule(record.id, record.job.fence, { ...to, now }))) return 'lost';
    await announcer.announce(record, 'pending', now);
    return 'rescheduled';
  }

  /** Ends the job with an error for the rep. */
  async fail(record: ClaimedJob, error: JobError): Promise<AttemptEnd> {
    const { jobs, announcer, clock } = this.#deps;
    const now = clock.now();
    if (!(await jobs.fail(record.id, record.job.fence, error, now))) return 'lost';
    await announcer.announce(record, 'error', now);
    return 'error';
  }
}
