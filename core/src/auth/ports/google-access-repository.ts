import type { Timestamp } from '../../shared/clock.ts';

/** A user's sealed Google access token with Drive scope. */
export interface GoogleAccess {
  readonly userId: string;
  readonly sealed: string;
  readonly expiresAt: Timestamp;
}

/** Keeps one Google access token for each user, sealed, until it expires. */
export abstract class GoogleAccessRepository {
  /** Replaces the token that the user had. */
  abstract put(access: GoogleAccess): Promise<void>;
  /** Null when there is no token that is still valid at `now`. */
  abstract find(userId: string, now: Timestamp): Promise<GoogleAccess | null>;
  /** Forgets the user's token, if there is one. */
  abstract delete(userId: string): Promise<void>;
  /** Forgets what expired before `now`; returns how many. */
  abstract deleteExpired(now: Timestamp): Promise<number>;
}
