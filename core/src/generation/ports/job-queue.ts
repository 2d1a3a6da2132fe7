import type { JobMessage } from '../../contract/index.ts';

export interface JobConsumer {
  /** Takes no further message, waits for running handlers up to `graceMs`, then returns. Unfinished messages are delivered again. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Carries record ids to workers, at least once. A message may be lost or doubled: the record decides, a sweep
 * republishes what waits.
 */
export abstract class JobQueue {
  /** Resolved once the queue has accepted the message durably. */
  abstract publish(message: JobMessage): Promise<void>;
  /**
   * Calls `handle` for each message, at most `concurrency` at once. Resolved: the message is done. Rejected: it is
   * delivered again later.
   */
  abstract consume(
    handle: (message: JobMessage) => Promise<void>,
    options: { readonly concurrency: number },
  ): Promise<JobConsumer>;
  /** Messages waiting; for metrics and `doctor`. */
  abstract depth(): Promise<number>;
  /** Throws when the queue cannot be reached now. */
  abstract ping(): Promise<void>;
}
