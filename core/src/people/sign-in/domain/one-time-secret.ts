import type { Timestamp } from '../../../platform/clock.ts';

/** The only purpose that a secret can be used for. */
export type SecretPurpose = 'mfa_challenge' | 'oidc_code' | LinkPurpose;

/** What a one-time link allows the person who opens it. */
export type LinkPurpose = 'invitation' | 'password_reset' | 'sign_in';

/** A secret that its holder may use once, until it expires. */
export interface OneTimeSecret {
  /** The digest of the secret, so that a reader of the store cannot use it. */
  readonly id: string;
  readonly purpose: SecretPurpose;
  /** The data that the secret stands for, as JSON. The use case that takes the secret parses it with a schema. */
  readonly data: string;
  readonly expiresAt: Timestamp;
}
