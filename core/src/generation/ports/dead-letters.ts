import type { Timestamp } from '../../shared/clock.ts';

/** A message that was put aside instead of being delivered again and again. */
export interface DeadLetter {
  readonly id: string;
  readonly reason: string;
  /** What the message carried, as text. */
  readonly payload: string;
  readonly deadAt: Timestamp | null;
}

/**
 * The messages that the queue has put aside, because they cannot be read or were delivered too often. Their jobs are not
 * lost: the sweep queues the records again.
 */
export abstract class DeadLetters {
  abstract count(): Promise<number>;
  /** Returns the oldest messages and changes nothing. */
  abstract list(limit: number): Promise<readonly DeadLetter[]>;
  /** Puts these (or all there are now) back into the queue, to be delivered as new; returns how many. Unknown ids are ignored. */
  abstract requeue(which: readonly string[] | 'all'): Promise<number>;
}
