import { hash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Immutable } from '../../../platform/contract/immutable.ts';
import { tokenScopeSchema } from '../../../platform/contract/token-scopes.ts';

/** A token with which a script or an assistant acts for its user, as far as its scopes allow. */
export const personalTokenSchema = z.object({
  /** The digest of the token, so that a reader of the store cannot use it. */
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  scopes: z.array(tokenScopeSchema),
  /** The user's token version when it was made. It has ended if the user's version is another. */
  tokenVersion: z.number().int(),
  createdAt: z.number(),
  /** Precise to an hour, because it is written at most once an hour; null if it was never used. */
  lastUsedAt: z.number().nullable().default(null),
  expiresAt: z.number(),
});
export type PersonalToken = Immutable<z.infer<typeof personalTokenSchema>>;

/** By its beginning a token is told from a session's, and found by scanners where it was published by mistake. */
const prefix = 'ovt_';

/** The most tokens that one user has at a time. */
export const maxTokensOfUser = 50;

/** A new token of 256 random bits. */
export const newPersonalToken = (): string => prefix + randomBytes(32).toString('base64url');

export const isPersonalToken = (token: string): boolean => token.startsWith(prefix);

export const tokenIdOf = (token: string): string => hash('sha256', token, 'base64url');
