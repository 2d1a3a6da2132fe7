import { hash } from 'node:crypto';
import type { Role } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { Actor } from '../../users/domain/actor.ts';

/** Who is calling, once the token was verified and its session found alive. */
export interface Session extends Actor {
  readonly email: string;
  /** The session that the token belongs to, which signing out ends. */
  readonly sessionId: string;
  readonly expiresAt: Timestamp;
  /** The user proved who they are within the last 15 minutes, as `reauthenticate` endpoints ask. */
  readonly isFresh: boolean;
  /** The user has to set up a second factor before anything else. */
  readonly mfaSetupRequired: boolean;
}

/** What a token says. `tokenVersion` must equal the user's. */
export interface TokenClaims {
  readonly userId: string;
  readonly role: Role;
  readonly tokenVersion: number;
  readonly tokenId: string;
  readonly expiresAt: Timestamp;
}

/** One sign-in, as it is stored. A token works only while its session is there. */
export interface StoredSession {
  /** The digest of the token's id: whoever reads the store cannot tell the token. */
  readonly id: string;
  readonly userId: string;
  /** The user's token version at the sign-in; a session of an older one is over. */
  readonly tokenVersion: number;
  /** The browser and system in a few words, for its owner to recognise. */
  readonly device: string;
  readonly createdAt: Timestamp;
  /** To the minute: it is written at most once a minute. */
  readonly lastUsedAt: Timestamp;
  readonly expiresAt: Timestamp;
  /** When the user last proved who they are. */
  readonly authenticatedAt: Timestamp;
  /** It can do nothing but set up a second factor. */
  readonly mfaSetupRequired: boolean;
}

/** A proof of who somebody is counts for this long (contract, section 6). */
export const freshMs = 15 * 60_000;

/** The id under which the session of a token is stored. */
export const sessionIdOf = (tokenId: string): string => hash('sha256', tokenId, 'base64url');

/** How long a user's activity may go unwritten; a superadmin asks for the day at most. */
export const activityGranularityMs = 3_600_000;

/** How long a use may go unwritten, so that a busy session costs one small write a minute. */
export const lastUseGranularityMs = 60_000;
