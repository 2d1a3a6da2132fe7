/** A moment as milliseconds since 1970. The core uses no other form; the API writes ISO 8601. */
export type Timestamp = number;

/** Time as a dependency, so that leases, expiry and statistics can be tested without waiting. */
export abstract class Clock {
  abstract now(): Timestamp;
}

export class SystemClock extends Clock {
  now(): Timestamp {
    return Date.now();
  }
}
