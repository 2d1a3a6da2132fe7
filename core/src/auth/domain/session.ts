import type { Role } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { Actor } from '../../users/domain/actor.ts';

/** Who is calling, once the token was verified and found alive. */
export interface Session extends Actor {
  readonly email: string;
  /** The id of the token, which signing out revokes. */
  readonly tokenId: string;
  readonly expiresAt: Timestamp;
}

/** What a token says. `tokenVersion` must equal the user's. */
export interface TokenClaims {
  readonly userId: string;
  readonly role: Role;
  readonly tokenVersion: number;
  readonly tokenId: string;
  readonly expiresAt: Timestamp;
}
