import { oidcRefusals } from '../contract/oidc.ts';
import { AppError } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import { existingUser } from '../../users/domain/user.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import { oidcCallbackPath, refusalOf, refusedStep, type OidcIntent, type OidcStep } from '../domain/oidc.ts';
import type { Session } from '../../../platform/caller.ts';
import { OidcProvider } from '../ports/oidc-provider.ts';
import { OidcAvailability } from './oidc-availability.ts';
import { OidcCookies } from './oidc-cookies.ts';
import { OidcUsers } from './oidc-users.ts';
import { setting, UseCase } from '../../../platform/needs.ts';

/**
 * Begins a single sign-on (OpenID Connect with PKCE) and sends the browser to the company's issuer. `origin` is the
 * address at which users open Overture.
 */
export class BeginOidc extends UseCase({
  availability: OidcAvailability,
  provider: OidcProvider,
  cookies: OidcCookies,
  oidcUsers: OidcUsers,
  users: UserRepository,
  clock: Clock,
  tokenTtlMs: setting((settings) => settings.tokenTtlMs),
}) {
  /** Begins a sign-in from the form. Errors: `not_found` (not set up). */
  async start(origin: string): Promise<OidcStep> {
    return this.#signIn(origin, { askedAgain: false });
  }

  /** Begins a sign-in anew, in which the issuer has to authenticate the person again. Errors: `not_found`. */
  async startAgain(origin: string): Promise<OidcStep> {
    return this.#signIn(origin, { askedAgain: true });
  }

  /**
   * Begins a sign-in that accepts an invitation. Errors: `invalid_credentials` (the invitation), `not_found`,
   * `not_ready`.
   */
  async startWithInvitation(token: string, origin: string): Promise<OidcStep> {
    await this.deps.availability.require();
    if ((await this.deps.oidcUsers.invited(token)) === null) {
      throw new AppError('invalid_credentials', oidcRefusals.link_over);
    }
    return this.#begin({ kind: 'invitation', token }, origin);
  }

  /** Begins a sign-in that connects an account to the caller. Errors: `not_found`, `not_ready`. */
  async startConnecting({ userId, sessionId }: Session, origin: string): Promise<OidcStep> {
    await this.deps.availability.require();
    const { tokenVersion } = existingUser(await this.deps.users.findById(userId));
    return this.#begin({ kind: 'connect', userId, sessionId, tokenVersion }, origin);
  }

  /**
   * Begins a sign-in that proves the caller's identity. Errors: `not_found` (also if no account is connected),
   * `not_ready`.
   */
  async startProof({ userId, sessionId }: Session, origin: string): Promise<OidcStep> {
    await this.deps.availability.require();
    const user = await this.deps.users.findById(userId);
    if (user === null || user.oidcSubject === null) {
      throw new AppError('not_found', 'No single sign-on account is connected to yours.');
    }
    const askedAt = this.deps.clock.now();
    return this.#begin({ kind: 'proof', userId, sessionId, tokenVersion: user.tokenVersion, askedAt }, origin);
  }

  async #signIn(origin: string, { askedAgain }: { askedAgain: boolean }): Promise<OidcStep> {
    try {
      return await this.#begin({ kind: 'sign-in', askedAgain }, origin);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      return refusedStep(refusal);
    }
  }

  async #begin(intent: OidcIntent, origin: string): Promise<OidcStep> {
    const { availability, provider, cookies, tokenTtlMs } = this.deps;
    await availability.require();
    // A session does not outlast the issuer's authentication for longer than it lasts itself. Because it is asked for,
    // the issuer also has to say when that was.
    const asksAgain = intent.kind === 'proof' || (intent.kind === 'sign-in' && intent.askedAgain);
    const maxAgeMs = asksAgain ? 0 : tokenTtlMs;
    const { url, checks } = await provider.begin(`${origin}${oidcCallbackPath}`, { maxAgeMs });
    return { location: url, kept: cookies.ofFlow(intent, checks) };
  }
}
