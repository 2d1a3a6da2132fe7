import type { Timestamp } from '../../shared/clock.ts';

/** Tokens that were signed out before they expired. */
export abstract class RevokedTokenRepository {
  /** Idempotent. The entry may be forgotten after `expiresAt`. */
  abstract revoke(tokenId: string, expiresAt: Timestamp): Promise<void>;
  abstract isRevoked(tokenId: string): Promise<boolean>;
  /** Forgets what expired before `now`; returns how many. */
  abstract deleteExpired(now: Timestamp): Promise<number>;
}
