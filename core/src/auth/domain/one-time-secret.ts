import type { Timestamp } from '../../shared/clock.ts';

/** What a secret is good for; it works for nothing else. */
export type SecretPurpose = 'mfa_challenge' | 'oidc_code' | LinkPurpose;

/** What a one-time link does for whoever opens it. */
export type LinkPurpose = 'invitation' | 'password_reset' | 'sign_in';

/** A secret that somebody was handed and may show once, until it expires. */
export interface OneTimeSecret {
  /** The digest of the secret: whoever reads the store cannot use it. */
  readonly id: string;
  readonly purpose: SecretPurpose;
  /** What it stands for, as JSON; the one who takes it reads it with a schema. */
  readonly data: string;
  readonly expiresAt: Timestamp;
}
