import type { Timestamp } from '../../../platform/clock.ts';

export interface GoogleAccount {
  /** Google's own id of the account. An address may pass to another account, but this id does not. */
  readonly sub: string;
  /** The address in lower case, verified by Google. */
  readonly email: string;
  readonly name: string;
  /** The domain whose organisation manages the account, in lower case; null for a private account. */
  readonly hostedDomain: string | null;
  readonly scopes: readonly string[];
  readonly expiresAt: Timestamp;
}

/** Asks Google about an access token. */
export abstract class GoogleIdentity {
  /**
   * The account of the token. Null if Google refuses the token, it has expired, it was issued to another application,
   * or Google has not verified its address.
   * Errors: `not_found` if Google sign-in is not set up, `not_ready` if Google does not answer.
   */
  abstract verify(accessToken: string): Promise<GoogleAccount | null>;
  /** Resolves if Google answers. Errors: as `verify`. */
  abstract ping(): Promise<void>;
}
