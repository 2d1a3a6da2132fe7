import { z } from 'zod';
import type { Immutable } from '../../../platform/contract/immutable.ts';
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
export const storedSessionSchema = z.object({
  /** The digest of the token's id, so that a reader of the store does not learn the id. */
  id: z.string(),
  userId: z.string(),
  /**
   * The user's token version at the sign-in, or the one to which the session was carried over. The session has ended if
   * the user's version is another.
   */
  tokenVersion: z.number().int(),
  /** The browser and system in a few words, by which the user recognises the session. */
  device: z.string(),
  createdAt: z.number(),
  /** Precise to a minute, because it is written at most once a minute. */
  lastUsedAt: z.number(),
  expiresAt: z.number(),
  /** When the user last proved their identity. */
  authenticatedAt: z.number().default(0),
  /** Whether the session can only set up a second factor. */
  mfaSetupRequired: z.boolean().default(false),
  /**
   * Whether its sign-in is one that `SSO_ONLY` allows, and one that `MFA_REQUIRED` does. These may be switched on later, and
   * then end the session where it is not. Sessions of earlier versions do not tell, and go on.
   */
  isAllowedBySsoOnly: z.boolean().default(true),
  isAllowedByMfa: z.boolean().default(true),
});
export type StoredSession = Immutable<z.infer<typeof storedSessionSchema>>;

/** How long a proof of identity counts: long enough for one task, too short for a browser that is left open. */
export const freshMs = 15 * 60_000;

export const sessionIdOf = (tokenId: string): string => hash('sha256', tokenId, 'base64url');

/** The precision of a user's last activity, which is shown to superadmins at most by day. */
export const activityGranularityMs = 3_600_000;

/** The precision of a session's last use, so that a busy session costs one small write per minute. */
export const lastUseGranularityMs = 60_000;
