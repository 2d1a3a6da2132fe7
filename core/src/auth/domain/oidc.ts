import { z } from 'zod';
import type { Timestamp } from '../../shared/clock.ts';

/** What the issuer's answer is checked against. */
export interface OidcChecks {
  readonly state: string;
  readonly nonce: string;
  /** The secret of PKCE. */
  readonly codeVerifier: string;
}

/** Whom the issuer vouches for. */
export interface OidcAccount {
  /** Issuer and `sub`, with a space between: an address may pass to another person, this does not. */
  readonly subject: string;
  /** In lower case; null where the issuer names none. */
  readonly email: string | null;
  /** The issuer says that the address is this person's. */
  readonly isEmailVerified: boolean;
  /** The issuer says that more than one factor was asked for. */
  readonly usedSecondFactor: boolean;
  /** When the issuer last asked who the person is; null where it does not say. */
  readonly authenticatedAt: Timestamp | null;
}

/** What a single sign-on is for. */
export const oidcIntentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sign-in') }),
  z.object({ kind: z.literal('invitation'), token: z.string() }),
  z.object({ kind: z.literal('connect'), userId: z.string(), tokenVersion: z.number(), sessionId: z.string() }),
  z.object({
    kind: z.literal('proof'),
    userId: z.string(),
    tokenVersion: z.number(),
    sessionId: z.string(),
    askedAt: z.number(),
  }),
]);
export type OidcIntent = z.infer<typeof oidcIntentSchema>;

/** A single sign-on that has begun, as the browser keeps it, sealed. */
export const oidcFlowSchema = z.object({
  intent: oidcIntentSchema,
  checks: z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() }),
  expiresAt: z.number(),
});

/** So long somebody may take at the issuer. */
export const oidcFlowMs = 10 * 60_000;

/** So long the code of the callback can be exchanged (contract, section 6). */
export const oidcCodeMs = 60_000;

/** The clocks of two machines differ. */
export const oidcClockToleranceMs = 30_000;
