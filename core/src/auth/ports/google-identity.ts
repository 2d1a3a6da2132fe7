import type { Timestamp } from '../../shared/clock.ts';

/** Whose token it is, as Google itself says. */
export interface GoogleAccount {
  /** Google's own id of the account: an address may pass to another one. */
  readonly sub: string;
  /** In lower case, and verified by Google. */
  readonly email: string;
  readonly name: string;
  /** The domain whose organisation manages the account, in lower case; null for an account of a consumer. */
  readonly hostedDomain: string | null;
  readonly scopes: readonly string[];
  /** When the token ends. */
  readonly expiresAt: Timestamp;
}

/** Asks Google whose access token this is. */
export abstract class GoogleIdentity {
  /**
   * Null for a token that says nothing here: refused by Google, expired, issued to another application, or of an
   * address that Google has not verified.
   * Errors: `not_found` where Google sign-in is not set up, `not_ready` when Google does not answer.
   */
  abstract verify(accessToken: string): Promise<GoogleAccount | null>;
  /** Resolves when Google answers at all. Errors: as `verify`. */
  abstract ping(): Promise<void>;
}
