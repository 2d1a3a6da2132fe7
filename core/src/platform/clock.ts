/** A moment as milliseconds since 1970. The core uses no other form; the API writes ISO 8601. */
export type Timestamp = number;

/** The current time as a dependency, so that tests of leases, expiry and statistics need not wait. */
export abstract class Clock {
  abstract now(): Timestamp;
}

export class SystemClock extends Clock {
  now(): Timestamp {
    return Date.now();
  }
}
