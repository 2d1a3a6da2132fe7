import type { Timestamp } from '../../../platform/clock.ts';

/** A user's sealed Google access token with Drive scope. */
export interface GoogleAccess {
  readonly userId: string;
  readonly sealed: string;
  readonly expiresAt: Timestamp;
}

/** Stores one sealed Google access token per user until it expires. */
export abstract class GoogleAccessRepository {
  /** Stores the token in place of the user's previous one. */
  abstract put(access: GoogleAccess): Promise<void>;
  /** Returns null if there is no token that is still valid at `now`. */
  abstract find(userId: string, now: Timestamp): Promise<GoogleAccess | null>;
  /** Deletes the user's token, if there is one. */
  abstract delete(userId: string): Promise<void>;
  /** Deletes the tokens that expired before `now`; returns their number. */
  abstract deleteExpired(now: Timestamp): Promise<number>;
}
