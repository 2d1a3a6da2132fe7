import type { CrmProperties } from '../../contacts/domain/contact.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { ErrorCode } from '../../platform/contract/error-codes.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { PartialSequence } from '../contract/partial-sequence.ts';
import type { UserJobs } from '../../people/users/ports/user-jobs.ts';
import type {
  JobStatus,
  GenerationRecord,
  GenerationSummary,
  GenerationVersion,
  JobError,
  JobInputs,
} from '../domain/generation-record.ts';
import type { Rescheduling } from '../domain/job-states.ts';
import type { Lease } from '../domain/lease.ts';
import type { NewJob } from '../domain/new-job.ts';
import type { SourceBundle } from '../domain/source-bundles.ts';

export interface ReadByWorker {
  readonly inputs: JobInputs;
  readonly properties: CrmProperties;
}

/**
 * The record as a job: submitted once, claimed by lease and fencing token, committed once. Every method applies a
 * change of `job-states.ts` to one record as one atomic write. It returns `false` or `null` if another caller was
 * first.
 */
export abstract class JobRepository implements UserJobs {
  /**
   * Creates the record of (userId, hubspotId) or opens its next version: status pending, attempts 0, fence kept,
   * `createdAt` kept, `submittedAt`, `publishedAt` and `updatedAt` = now (the caller publishes next; should that fail,
   * `findDue` finds it). Durable when it returns.
   * Throws AppError `generation_in_progress` while the newest job is pending or processing.
   */
  abstract submit(job: NewJob): Promise<GenerationSummary>;
  /**
   * Submits and claims in one write, for a caller that carries the job out itself. The write is not yet durable when it
   * returns, because a power failure that loses the record also ends its worker.
   */
  abstract submitClaimed(job: NewJob, lease: Lease): Promise<GenerationSummary>;
  /** Makes the job pending again with the same request and inputs and 0 attempts; null unless the status is `error`. */
  abstract resubmit(id: string, now: Timestamp): Promise<GenerationSummary | null>;
  /**
   * Claims the job if it is pending and available, or processing with an expired lease: status processing, fence + 1,
   * attempts + 1, `startedAt` = now. Null if it cannot be claimed.
   */
  abstract claim(id: string, lease: Lease): Promise<GenerationRecord | null>;
  /**
   * Claims the next job: first any with an expired lease, then the pending ones in the order of `listWaiting`, which
   * serves users in turns. Null if
   * there is none. Throws if the record cannot be read, and reserves it for the time of the lease, so that it does not
   * block the others.
   */
  abstract claimNext(lease: Lease): Promise<GenerationRecord | null>;
  abstract renewLease(id: string, fence: number, until: Timestamp): Promise<boolean>;
  /**
   * Stores the inputs and properties that the worker has read, so that a further attempt need not read them again and a
   * failed record has its contact's name. A power failure may lose the write. Only with the current fence and status
   * processing.
   */
  abstract keepRead(id: string, fence: number, read: ReadByWorker): Promise<boolean>;
  /**
   * Stores what was written so far, in place of what was stored before; null for nothing. It vanishes with the next
   * claim and with the end of this one. A power failure may lose the write. Only with the current fence and status
   * processing.
   */
  abstract keepPartial(id: string, fence: number, partial: PartialSequence | null): Promise<boolean>;
  /**
   * Adds the version as the newest, keeps `versionsKept` versions, sets the status ready, releases the lease, and fills
   * an empty address of the record. Stores the usage fact of the version together with it, both or neither. Only with
   * the current fence and status processing. Returns true and does nothing if this claim has already committed, so that
   * a commit whose answer was lost can be repeated. `sources` are those that the version's review names; they are kept
   * as long as a kept version names them.
   */
  abstract complete(
    id: string,
    fence: number,
    version: GenerationVersion,
    sources?: readonly SourceBundle[],
  ): Promise<boolean>;
  /**
   * Makes the job pending again from `availableAt` on, with `publishedAt` null. With `refundAttempt` this claim does
   * not count against the limit. `reason` is stored as `waitReason` until the job ends or is submitted again; null if
   * nothing failed.
   */
  abstract reschedule(id: string, fence: number, to: Rescheduling): Promise<boolean>;
  /** Ends the job with a reason, and stores a usage fact with it. Only if `complete` would be allowed. */
  abstract fail(id: string, fence: number, error: JobError, now: Timestamp): Promise<boolean>;
  /**
   * Cancels a pending job: status error with this reason, or no record if it never had a ready version. False unless
   * pending.
   */
  abstract cancel(id: string, reason: JobError, now: Timestamp): Promise<boolean>;
  abstract cancelAllOf(userId: string, reason: JobError, now: Timestamp): Promise<number>;
  /**
   * The ids of jobs that should be in the queue, oldest first: pending and available, or processing with an expired
   * lease, and not published since they became so, or last published before `republishBefore`.
   */
  abstract findDue(query: {
    readonly now: Timestamp;
    readonly republishBefore: Timestamp;
    readonly limit: number;
  }): Promise<readonly string[]>;
  /**
   * Makes jobs of a domain that wait for one of these reasons available from `now` on, with `waitReason` null. Changes
   * at most `limit` jobs; returns their number.
   */
  abstract wake(query: {
    readonly department: DepartmentKey;
    readonly reasons: readonly ErrorCode[];
    readonly now: Timestamp;
    readonly limit: number;
  }): Promise<number>;
  /** The ids of all users' pending jobs that wait only for a worker: by turn (`turnOf`), then the longest wait first. */
  abstract listWaiting(query: { readonly now: Timestamp; readonly limit: number }): Promise<readonly string[]>;
  /** The number of jobs that `listWaiting` would list without a limit. */
  abstract countWaiting(now: Timestamp): Promise<number>;
  /** Whether any worker holds a lease. */
  abstract isAnyHeld(now: Timestamp): Promise<boolean>;
  /** Records that these jobs' messages were published again. */
  abstract markPublished(ids: readonly string[], now: Timestamp): Promise<void>;
  /**
   * Stores the usage facts that a process could not store after the commit to which they belong, for at most `limit`
   * records; returns the number of records.
   */
  abstract fileLeftUsage(limit: number): Promise<number>;
  /** The number of jobs by status, for metrics and `doctor`. */
  abstract countByStatus(): Promise<Readonly<Record<JobStatus, number>>>;
}
