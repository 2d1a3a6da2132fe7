import { z } from 'zod';

/** What a one-time link allows the person who opens it. */
const linkPurposes = ['invitation', 'password_reset', 'sign_in'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** A secret that its holder may use once, until it expires. */
export const oneTimeSecretSchema = z.object({
  /** The digest of the secret, so that a reader of the store cannot use it. */
  id: z.string(),
  /** The only purpose that it can be used for. */
  purpose: z.enum(['mfa_challenge', 'oidc_code', ...linkPurposes]),
  /** The data that the secret stands for, as JSON. The use case that takes the secret parses it with a schema. */
  data: z.string(),
  expiresAt: z.number(),
});
export type OneTimeSecret = Readonly<z.infer<typeof oneTimeSecretSchema>>;
export type SecretPurpose = OneTimeSecret['purpose'];
