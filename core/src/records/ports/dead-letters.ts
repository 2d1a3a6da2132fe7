import type { Timestamp } from '../../platform/clock.ts';

/** A message that was set aside instead of being delivered again and again. */
export interface DeadLetter {
  readonly id: string;
  readonly reason: string;
  /** The content of the message, as text. */
  readonly payload: string;
  readonly deadAt: Timestamp | null;
}

/**
 * The messages that the queue has set aside because they cannot be read or were delivered too often. Their jobs are not
 * lost, because the sweep queues the records again.
 */
export abstract class DeadLetters {
  abstract count(): Promise<number>;
  /** Returns the oldest messages and changes nothing. */
  abstract list(limit: number): Promise<readonly DeadLetter[]>;
  /** Puts these messages, or all, back into the queue as new ones; returns their number. Unknown ids are ignored. */
  abstract requeue(which: readonly string[] | 'all'): Promise<number>;
}
