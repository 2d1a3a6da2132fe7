/** An attempt under way. It counts as a failure until it is said that it was none. */
export interface SignInAttempt {
  /** It succeeded: the account's failures are forgotten, and of the address this attempt alone. */
  succeeded(): Promise<void>;
  /** It came to no end: neither account nor address has it against them. */
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
