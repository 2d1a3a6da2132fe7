import { z } from 'zod';
import { linkPagePath } from '../contract/link-page.ts';
import { oidcFragments, type OidcRefusal } from '../contract/oidc.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Timestamp } from '../../../platform/clock.ts';

/** The values against which the issuer's answer is checked. */
export interface OidcChecks {
  readonly state: string;
  readonly nonce: string;
  /** The secret of PKCE (RFC 7636). */
  readonly codeVerifier: string;
}

/** An account as the issuer describes it. */
export interface OidcAccount {
  /** Issuer and `sub`, separated by a space. An address may pass to another person, but this id does not. */
  readonly subject: string;
  /** The address in lower case; null if the issuer names none. */
  readonly email: string | null;
  /** Whether the issuer says that the address belongs to this person. */
  readonly isEmailVerified: boolean;
  /** Whether the issuer says that it asked for more than one factor. */
  readonly usedSecondFactor: boolean;
  /** When the issuer last authenticated the person; null if it does not say. */
  readonly authenticatedAt: Timestamp | null;
}

/** The purpose of a single sign-on. */
export const oidcIntentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sign-in'), askedAgain: z.boolean().default(false) }),
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

/** A single sign-on that has begun, as it is sealed in the browser's cookie. */
export const oidcFlowSchema = z.object({
  intent: oidcIntentSchema,
  checks: z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() }),
  expiresAt: z.number(),
});
export type OidcFlow = z.infer<typeof oidcFlowSchema>;

/** How long a user may take at the issuer. */
export const oidcFlowMs = 10 * 60_000;

/** How long the code of the callback can be exchanged. The page that receives it does so at once. */
export const oidcCodeMs = 60_000;

/** How much the issuer's clock may differ from ours. */
export const oidcClockToleranceMs = 30_000;

/** The path to which the issuer sends the browser back. */
export const oidcCallbackPath = '/api/auth/oidc/callback';

/** The next address for the browser, and the content of its cookie until then; null for no cookie. */
export interface OidcStep {
  readonly location: string;
  readonly kept: string | null;
}

/** The refusal that the page shows for an error of the provider or the throttle; undefined for any other error. */
export function refusalOf(error: unknown): OidcRefusal | undefined {
  if (!(error instanceof AppError)) return undefined;
  return error.code === 'not_ready' && error.isFinal ? 'misconfigured' : refusals[error.code];
}

const refusals: Readonly<Partial<Record<AppError['code'], OidcRefusal>>> = {
  forbidden: 'cancelled',
  invalid_credentials: 'untrusted',
  not_ready: 'unreachable',
  too_many_attempts: 'too_many_attempts',
};

/** The step to the page that says why a single sign-on failed. A proof of identity has a tab of its own. */
export function refusedStep(refusal: OidcRefusal, intent?: OidcIntent): OidcStep {
  const fragment = intent?.kind === 'proof' ? oidcFragments.unproved : oidcFragments.refusal;
  return { location: `${linkPagePath}#${fragment}${refusal}`, kept: null };
}
