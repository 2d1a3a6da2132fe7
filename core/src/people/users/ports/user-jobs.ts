import type { ErrorCode } from '../../../platform/contract/error-codes.ts';
import type { Timestamp } from '../../../platform/clock.ts';

export abstract class UserJobs {
  /** Cancels every pending job of a user; returns how many. */
  abstract cancelAllOf(
    userId: string,
    reason: { readonly code: ErrorCode; readonly message: string },
    now: Timestamp,
  ): Promise<number>;
}
