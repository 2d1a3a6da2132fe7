import type { Timestamp } from '../../platform/clock.ts';

/** Counts requests in windows of time, across all processes. A window begins with its first request. */
export abstract class RequestCounter {
  /** Counts one request; answers how many its window has now, and when the window ends. */
  abstract count(
    key: string,
    windowMs: number,
    now: Timestamp,
  ): Promise<{ readonly count: number; readonly endsAt: Timestamp }>;
  /** Deletes windows that ended before `now`; returns how many. */
  abstract deleteExpired(now: Timestamp): Promise<number>;
}
