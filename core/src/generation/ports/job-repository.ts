import type { CrmProperties } from '../../contacts/domain/contact.ts';
import type { DepartmentKey, ErrorCode } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { UserJobs } from '../../users/ports/user-jobs.ts';
import type {
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
 * The record as a job: submitted once, claimed by lease and fencing token, committed once. Every method applies a change of
 * `job-states.ts` to one record as one atomic write; `false` and `null` mean that somebody else was first.
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
   * As `submit` and, in the same write, `claim`, for who carries the job out itself. Not yet durable when it returns: a
   * loss of power that loses the record loses its worker as well.
   */
  abstract submitClaimed(job: NewJob, lease: Lease): Promise<GenerationSummary>;
  /** Back to pending with the same request and inputs, attempts 0; null unless the status is `error`. */
  abstract resubmit(id: string, now: Timestamp): Promise<GenerationSummary | null>;
  /**
   * Takes the job when it is pending and available, or processing with a lapsed lease: status processing, fence + 1,
   * attempts + 1, `startedAt` = now. Null when there is nothing to take.
   */
  abstract claim(id: string, lease: Lease): Promise<GenerationRecord | null>;
  /**
   * As `claim`, of the job that should be taken first: any with a lapsed lease, then the pending ones in the order of
   * `listWaiting`. Null when there is nothing to take. Throws when the record cannot be read, and keeps it out of the way
   * for as long as the lease, so that it does not hold up the others.
   */
  abstract claimNext(lease: Lease): Promise<GenerationRecord | null>;
  abstract renewLease(id: string, fence: number, until: Timestamp): Promise<boolean>;
  /**
   * Replaces inputs and properties by what the worker has read, so that a further attempt need not read it again and a
   * record that ends with an error has its contact's name; may be lost with the machine's power. Only with the current
   * fence and status processing.
   */
  abstract keepRead(id: string, fence: number, read: ReadByWorker): Promise<boolean>;
  /**
   * Adds the version as the newest, keeps `versionsKept`, status ready, lease released, the record's address filled from
   * the version's where it is empty, and tells what it took as a usage fact, which is there exactly when the commit is. Only with the current
   * fence and status processing; true again, and nothing done, for the claim that has committed already, so that a
   * commit whose answer was lost can be repeated. `sources` are those that the version's review names; they are kept as
   * long as a version that is kept names them.
   */
  abstract complete(
    id: string,
    fence: number,
    version: GenerationVersion,
    sources?: readonly SourceBundle[],
  ): Promise<boolean>;
  /**
   * Back to pending from `availableAt` on, `publishedAt` null. `refundAttempt`: this claim does not count against the
   * limit. `reason` is kept as `waitReason` until the job ends or is submitted anew; null: nothing failed.
   */
  abstract reschedule(id: string, fence: number, to: Rescheduling): Promise<boolean>;
  /** Ends the job with a reason and, as `complete` does, a usage fact. Only when `complete` would. */
  abstract fail(id: string, fence: number, error: JobError, now: Timestamp): Promise<boolean>;
  /** Takes back a pending job: status error with this reason, or the record removed when it never had a ready version. False unless pending. */
  abstract cancel(id: string, reason: JobError, now: Timestamp): Promise<boolean>;
  abstract cancelAllOf(userId: string, reason: JobError, now: Timestamp): Promise<number>;
  /**
   * Ids of jobs that should be in the queue, oldest first: pending and available, or processing with a lapsed lease;
   * each not published since that moment, or last published before `republishBefore`.
   */
  abstract findDue(query: {
    readonly now: Timestamp;
    readonly republishBefore: Timestamp;
    readonly limit: number;
  }): Promise<readonly string[]>;
  /**
   * Makes jobs of a domain that wait for one of these reasons available from `now` on, `waitReason` null; at most
   * `limit` of them. Returns how many.
   */
  abstract wake(query: {
    readonly department: DepartmentKey;
    readonly reasons: readonly ErrorCode[];
    readonly now: Timestamp;
    readonly limit: number;
  }): Promise<number>;
  /** Ids of the pending jobs of all users that wait for nothing but a worker, whoever has waited longest first. */
  abstract listWaiting(query: { readonly now: Timestamp; readonly limit: number }): Promise<readonly string[]>;
  /** How many jobs `listWaiting` would list without a limit. */
  abstract countWaiting(now: Timestamp): Promise<number>;
  /** Whether any worker holds a lease. */
  abstract isAnyHeld(now: Timestamp): Promise<boolean>;
  /** Notes that these jobs' messages were handed to the queue again. */
  abstract markPublished(ids: readonly string[], now: Timestamp): Promise<void>;
  /**
   * Files usage facts that a process could not file after the commit they belong to. Of at most `limit` records; returns
   * of how many.
   */
  abstract fileLeftUsage(limit: number): Promise<number>;
  /** Jobs by status, for metrics and `doctor`. */
  abstract countByStatus(): Promise<Readonly<Record<'pending' | 'processing' | 'ready' | 'error', number>>>;
}
