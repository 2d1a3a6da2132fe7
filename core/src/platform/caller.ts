import type { Timestamp } from './clock.ts';
import type { Actor } from './actor.ts';
import type { TokenScope } from './contract/token-scopes.ts';

/** How long a browser is recognised after a user's last sign-in in it. */
export const deviceCookieMs = 90 * 24 * 3_600_000;

/** Where a request comes from, as far as it can be known. */
export interface Caller {
  /** The network address, for the sign-in throttle and the audit log. */
  readonly address: string;
  /** The `User-Agent` header; empty if there was none. */
  readonly userAgent: string;
  /** The cookie by which `KnownDevices` recognises the browser; undefined if there was none. */
  readonly deviceToken?: string | undefined;
}

/** The caller, whose token was verified and whose session has not ended. */
export interface Session extends Actor {
  readonly email: string;
  /** The id of the token's session, which signing out ends. */
  readonly sessionId: string;
  readonly expiresAt: Timestamp;
  /** Whether the user proved their identity within the last 15 minutes, as `reauthenticate` endpoints require. */
  readonly isFresh: boolean;
  /** Whether the user must set up a second factor before anything else. */
  readonly mfaSetupRequired: boolean;
  /** What the personal token may be used for; absent where somebody signed in. */
  readonly scopes?: readonly TokenScope[];
}
