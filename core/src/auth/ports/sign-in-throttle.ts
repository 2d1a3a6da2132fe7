/** Counts failed sign-ins by account and by network address, before any hashing is done. */
export abstract class SignInThrottle {
  /** Throws AppError `too_many_attempts` with `retryAfterMs` when either is over its limit. */
  abstract assertAllowed(email: string, address: string): Promise<void>;
  abstract recordFailure(email: string, address: string): Promise<void>;
  /** A success clears the account's count, never the address's. */
  abstract recordSuccess(email: string): Promise<void>;
}
