import type { AttemptSubject } from '../domain/sign-in-limits.ts';

/** A sign-in attempt that has begun. It counts as a failure until one of these methods is called. */
export interface SignInAttempt {
  /** The attempt succeeded: forgets all failures of its account or device, and this one attempt of the address. */
  succeeded(): Promise<void>;
  /** The attempt was broken off: it no longer counts. */
  abandoned(): Promise<void>;
}

/** Counts failed sign-ins by account, device and network address. */
export abstract class SignInThrottle {
  /**
   * Begins an attempt, before any hashing is done, and counts it at once, so that of many at the same moment no more
   * begin than the limits leave room for. Throws AppError `too_many_attempts` with `retryAfterMs` when a subject has to
   * wait; that attempt is not counted.
   */
  abstract begin(subjects: readonly AttemptSubject[]): Promise<SignInAttempt>;
  /** Forgets an account's failures on devices that are not known. */
  abstract forget(account: string): Promise<void>;
}
