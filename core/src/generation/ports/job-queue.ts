import type { JobMessage } from '../../contract/index.ts';
import type { MakeCall } from '../../shared/calls-in-turn.ts';
import type { GenerationRecord } from '../domain/generation-record.ts';

export interface JobConsumer {
  /** Takes no further job, waits for running handlers up to `graceMs`, then returns. Unfinished jobs are delivered again. */
  stop(graceMs: number): Promise<void>;
}

/** A job that is handed to a worker. */
export interface JobDelivery extends JobMessage {
  /** The record, where the queue has claimed it for this process; without it, the worker claims it. */
  readonly claimed?: GenerationRecord;
  /** Makes each call of the model, where the queue hands over more jobs than may make one at once. */
  readonly makeCall?: MakeCall;
}

/**
 * Brings jobs to workers, at least once. The record is the job: whatever a queue loses or delivers twice, the record
 * decides.
 */
export abstract class JobQueue {
  /** Whether a message may be lost, so that `SweepJobs` has to republish the jobs that wait too long. */
  abstract readonly needsSweep: boolean;
  /** Tells workers of a record that is stored as pending. Resolved once the queue has accepted that durably. */
  abstract publish(message: JobMessage): Promise<void>;
  /**
   * Calls `handle` for each job, at most `concurrency` at once. While every worker is busy, a queue may hand over some
   * more, so that they are prepared while others wait for the model; their calls then take turns (`makeCall`), at most
   * `concurrency` at once. Resolved: the job is done with. Rejected: it is delivered again later.
   */
  abstract consume(
    handle: (delivery: JobDelivery) => Promise<void>,
    options: { readonly concurrency: number },
  ): Promise<JobConsumer>;
  /** Jobs that wait for a worker; for metrics and `doctor`. */
  abstract depth(): Promise<number>;
  /** Throws when the queue cannot be reached now. */
  abstract ping(): Promise<void>;
}
