import type { JobMessage } from '../contract/queue-message.ts';
import type { MakeCall } from '../../platform/calls-in-turn.ts';
import type { GenerationRecord } from '../domain/generation-record.ts';

export interface JobConsumer {
  /**
   * Takes no more jobs, waits up to `graceMs` for running handlers, and returns. Unfinished jobs are delivered again.
   */
  stop(graceMs: number): Promise<void>;
  /** Whether jobs can arrive: false while the queue cannot be reached, and after `stop`. */
  isReceiving(): boolean;
}

/** A job that is handed to a worker. */
export interface JobDelivery extends JobMessage {
  /** The record if the queue has claimed it for this process. Otherwise the worker claims it. */
  readonly claimed?: GenerationRecord;
  /** Limits the calls of the model, if the queue delivers more jobs than may call it at once. */
  readonly makeCall?: MakeCall;
}

/**
 * Delivers jobs to workers at least once. The record is the job, so that it decides if a queue loses a message or
 * delivers it twice.
 */
export abstract class JobQueue {
  /** Whether a message may be lost, so that `SweepJobs` has to republish the jobs that wait too long. */
  abstract readonly needsSweep: boolean;
  /**
   * Tells workers about a record that is stored as pending. Resolves once the queue has accepted the message durably.
   */
  abstract publish(message: JobMessage): Promise<void>;
  /**
   * Calls `handle` for each job, for at most `concurrency` jobs at once. While every worker is busy, a queue may deliver
   * a few more, so that they are prepared while others wait for the model. `makeCall` then limits their calls to
   * `concurrency` at once. If `handle` resolves, the job is done; if it rejects, the job is delivered again later.
   */
  abstract consume(
    handle: (delivery: JobDelivery) => Promise<void>,
    options: { readonly concurrency: number },
  ): Promise<JobConsumer>;
  /** The number of jobs that wait for a worker, for metrics and `doctor`. */
  abstract depth(): Promise<number>;
  /** Throws if the queue cannot be reached. */
  abstract ping(): Promise<void>;
}
