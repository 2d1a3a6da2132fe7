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
 * What the queue put aside: messages that nobody can read, or that were delivered without end. A job behind one is not
 * lost, its record is queued again by the sweep.
 */
export abstract class DeadLetters {
  abstract count(): Promise<number>;
  /** The oldest ones; looking at them changes nothing. */
  abstract list(limit: number): Promise<readonly DeadLetter[]>;
  /** Puts these (or all there are now) back into the queue, to be delivered as new; returns how many. Unknown ids are ignored. */
  abstract requeue(which: readonly string[] | 'all'): Promise<number>;
}
