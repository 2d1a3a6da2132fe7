import { Clock, type Timestamp } from '../platform/clock.ts';

/** A clock that only moves when told to. */
export class FakeClock extends Clock {
  #now: Timestamp;

  constructor(now: Timestamp = Date.UTC(2026, 0, 5, 9, 0, 0)) {
    super();
    this.#now = now;
  }

  now(): Timestamp {
    return this.#now;
  }

  /** Moves on by so many milliseconds and returns the new moment. */
  advance(ms: number): Timestamp {
    this.#now += ms;
    return this.#now;
  }

  set(now: Timestamp): void {
    this.#now = now;
  }
}
