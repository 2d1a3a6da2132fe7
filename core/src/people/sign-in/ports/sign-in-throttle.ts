import type { AttemptSubject } from '../domain/sign-in-limits.ts';

/** A sign-in attempt that has begun. It counts as a failure until one of these methods is called. */
export interface SignInAttempt {
  /** Records a success: deletes all failures of the account's known devices or of its strangers, and this attempt of the address. */
  succeeded(): Promise<void>;
  /** Records that the attempt was interrupted, so that it no longer counts. */
  abandoned(): Promise<void>;
}

/** Counts failed sign-ins by account, for known devices and for strangers, and by network address. */
export abstract class SignInThrottle {
  /**
   * Begins an attempt before any hashing and counts it at once, so that simultaneous attempts cannot exceed the limits.
   * Throws AppError `too_many_attempts` with `retryAfterMs` if a subject has to wait. That attempt is not counted.
   */
  abstract begin(subjects: readonly AttemptSubject[]): Promise<SignInAttempt>;
  /** Deletes an account's failures, in known devices and of strangers. */
  abstract forget(account: string): Promise<void>;
}
