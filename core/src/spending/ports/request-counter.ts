import type { Timestamp } from '../../shared/clock.ts';

/** Counts requests in windows of time, the same for every process. A window begins with its first request. */
export abstract class RequestCounter {
  /** Counts one more; answers how many that makes in its window, and when the window ends. */
  abstract count(
    key: string,
    windowMs: number,
    now: Timestamp,
  ): Promise<{ readonly count: number; readonly endsAt: Timestamp }>;
  /** Forgets windows that ended before `now`; returns how many. */
  abstract deleteExpired(now: Timestamp): Promise<number>;
}
