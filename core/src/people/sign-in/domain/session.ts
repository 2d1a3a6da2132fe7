import { hash } from 'node:crypto';
import type { Role } from '../../../platform/contract/common.ts';
import type { Timestamp } from '../../../platform/clock.ts';

/** The claims of a token. `tokenVersion` is the user's at the sign-in. */
export interface TokenClaims {
  readonly userId: string;
  readonly role: Role;
  readonly tokenVersion: number;
  readonly tokenId: string;
  readonly expiresAt: Timestamp;
}

/** A sign-in as it is stored. A token works only while its session exists. */
export interface StoredSession {
  /** The digest of the token's id, so that a reader of the store does not learn the id. */
  readonly id: string;
  readonly userId: string;
  /**
   * The user's token version at the sign-in, or the one to which the session was carried over. The session has ended if
   * the user's version is another.
   */
  readonly tokenVersion: number;
  /** The browser and system in a few words, by which the user recognises the session. */
  readonly device: string;
  readonly createdAt: Timestamp;
  /** Precise to a minute, because it is written at most once a minute. */
  readonly lastUsedAt: Timestamp;
  readonly expiresAt: Timestamp;
  /** When the user last proved their identity. */
  readonly authenticatedAt: Timestamp;
  /** Whether the session can only set up a second factor. */
  readonly mfaSetupRequired: boolean;
}

/** How long a proof of identity counts: long enough for one task, too short for a browser that is left open. */
export const freshMs = 15 * 60_000;

/** The id under which the session of a token is stored. */
export const sessionIdOf = (tokenId: string): string => hash('sha256', tokenId, 'base64url');

/** The precision of a user's last activity, which is shown to superadmins at most by day. */
export const activityGranularityMs = 3_600_000;

/** The precision of a session's last use, so that a busy session costs one small write per minute. */
export const lastUseGranularityMs = 60_000;
