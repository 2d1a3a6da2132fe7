import type { ErrorCode } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';

/** The generations of a user. */
export interface UserJobs {
  /** Cancels every pending job of a user; returns how many. */
  cancelAllOf(
    userId: string,
    reason: { readonly code: ErrorCode; readonly message: string },
    now: Timestamp,
  ): Promise<number>;
}
