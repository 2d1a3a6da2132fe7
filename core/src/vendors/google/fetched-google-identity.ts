import { z } from 'zod';
import { GoogleIdentity, type GoogleAccount } from '../../people/sign-in/ports/google-identity.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { GoogleEndpoints } from './google-endpoints.ts';

const deadlineMs = 8_000;
const pingWithinMs = 5_000;
/** The characters of a token. Anything else is refused, because an HTTP header may hold only ASCII. */
const tokenPattern = /^[\x21-\x7e]+$/;

/** A value that Google sends as a text in one answer and as a boolean in another. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

const tokeninfoSchema = z.object({
  aud: z.string(),
  sub: z.string(),
  scope: z.string().default(''),
  /** In seconds. */
  expires_in: z.coerce.number(),
});

const userinfoSchema = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: flag.default(false),
  name: z.string().default(''),
  hd: z.string().optional(),
});

/**
 * Verifies an access token with Google: `tokeninfo` says which application it was issued to, `userinfo` whom it belongs
 * to. A token of any other application is refused, because that application could replay it here.
 */
export class FetchedGoogleIdentity extends GoogleIdentity {
  readonly #endpoints: GoogleEndpoints | undefined;
  readonly #clock: Clock;

  /** Without endpoints, every call fails with the message that Google sign-in is not set up. */
  constructor(endpoints: GoogleEndpoints | undefined, clock: Clock) {
    super();
    this.#endpoints = endpoints;
    this.#clock = clock;
  }

  async verify(accessToken: string): Promise<GoogleAccount | null> {
    const endpoints = this.#endpoints;
    if (endpoints === undefined) throw new AppError('not_found', 'Google sign-in is not set up here.');
    if (!tokenPattern.test(accessToken)) return null;
    // Both calls of one sign-in share a deadline.
    const signal = AbortSignal.timeout(deadlineMs);
    const info = await ask(tokeninfoSchema, endpoints.tokeninfoUrl, { method: 'POST', accessToken, signal });
    if (info === null || info.aud !== endpoints.clientId || info.expires_in <= 0) return null;
    const expiresAt = this.#clock.now() + info.expires_in * 1_000;
    const user = await ask(userinfoSchema, endpoints.userinfoUrl, { method: 'GET', accessToken, signal });
    if (user === null || user.sub !== info.sub || !user.email_verified) return null;
    const scopes = info.scope.split(' ').filter((scope) => scope !== '');
    return {
      sub: user.sub,
      email: user.email.trim().toLowerCase(),
      name: user.name,
      hostedDomain: user.hd?.toLowerCase() ?? null,
      scopes,
      expiresAt,
    };
  }

  async ping(): Promise<void> {
    const endpoints = this.#endpoints;
    if (endpoints === undefined) throw new AppError('not_found', 'Google sign-in is not set up here.');
    // The token is invalid on purpose: Google answers if it refuses it.
    const question = { method: 'POST', accessToken: 'ping', signal: AbortSignal.timeout(pingWithinMs) } as const;
    await ask(z.unknown(), endpoints.tokeninfoUrl, question);
  }
}

/** Null when Google refuses the token. The token is sent in a header, because addresses end up in logs. */
async function ask<T>(
  schema: z.ZodType<T>,
  url: string,
  { method, accessToken, signal }: { method: 'GET' | 'POST'; accessToken: string; signal: AbortSignal },
): Promise<T | null> {
  try {
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
      redirect: 'error',
      signal,
    });
    if ([400, 401, 403].includes(response.status)) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) throw new Error(`Google answered ${response.status}`);
    return schema.parse(await response.json());
  } catch (error) {
    throw new AppError('not_ready', 'Google does not answer right now. Please try again in a moment.', {
      cause: error,
    });
  }
}
