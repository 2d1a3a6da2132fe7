/** A sign-in attempt that has begun. It counts as a failure until one of these methods is called. */
export interface SignInAttempt {
  /** The attempt succeeded: forgets all failures of the account, and this one attempt of the address. */
  succeeded(): Promise<void>;
  /** The attempt was broken off: it no longer counts for the account or the address. */
  abandoned(): Promise<void>;
}

/** Counts failed sign-ins by account and by network address. */
export abstract class SignInThrottle {
  /**
   * Begins an attempt, before any hashing is done, and counts it at once, so that of many at the same moment no more
   * begin than the limits leave room for. Throws AppError `too_many_attempts` with `retryAfterMs` when either is at its
   * limit; that attempt is not counted.
   */
  abstract begin(email: string, address: string): Promise<SignInAttempt>;
  /** Forgets an account's failures. */
  abstract forget(email: string): Promise<void>;
}
