import { z } from 'zod';
import { linkPagePath } from '../contract/link-page.ts';
import { oidcFragments, oidcRefusals } from '../contract/oidc.ts';
import { AppError } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import type { User } from '../../users/domain/user.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import type { Caller } from '../../../platform/caller.ts';
import {
  oidcCallbackPath,
  oidcCodeMs,
  refusalOf,
  refusedStep,
  type OidcAccount,
  type OidcFlow,
  type OidcStep,
} from '../domain/oidc.ts';
import { OidcProvider } from '../ports/oidc-provider.ts';
import { freshMs } from '../domain/session.ts';
import { SessionRepository } from '../ports/session-repository.ts';
import { BeginOidc } from './begin-oidc.ts';
import { FinishSignIn, type SignInResult } from './finish-sign-in.ts';
import { OidcAvailability } from './oidc-availability.ts';
import { OidcCookies } from './oidc-cookies.ts';
import { OidcUsers } from './oidc-users.ts';
import { OneTimeSecrets } from './one-time-secrets.ts';
import { orAbandon } from './or-abandon.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import { UseCase } from '../../../platform/needs.ts';

const profilePath = '/profile-settings';

const signedInSchema = z.object({
  userId: z.string(),
  tokenVersion: z.number(),
  usedSecondFactor: z.boolean(),
  authenticatedAt: z.number().nullable().default(null),
});

/**
 * Finishes a single sign-on that `BeginOidc` has begun, in two steps: the issuer's answer, and the code for a session.
 */
export class SignInWithOidc extends UseCase({
  availability: OidcAvailability,
  begin: BeginOidc,
  provider: OidcProvider,
  cookies: OidcCookies,
  oidcUsers: OidcUsers,
  users: UserRepository,
  sessions: SessionRepository,
  oneTimeSecrets: OneTimeSecrets,
  attempts: SignInAttempts,
  finish: FinishSignIn,
  clock: Clock,
}) {
  /**
   * Takes the issuer's answer and returns the next step: a code for `exchange`, the profile, or a page that tells
   * success or the reason of a failure. The issuer's own texts are never shown. Errors: `not_found` (not set up).
   */
  async finish(input: {
    query: Readonly<Record<string, string>>;
    kept: string | undefined;
    origin: string;
    caller: Caller;
  }): Promise<OidcStep> {
    await this.deps.availability.require();
    const flow = this.deps.cookies.openFlow(input.kept);
    // The issuer is not asked and nothing is counted, because without this browser's cookie there is nothing to guess.
    if (flow === null || flow.checks.state !== input.query['state']) return refusedStep('lapsed');
    const callback = new URL(`${input.origin}${oidcCallbackPath}`);
    callback.search = new URLSearchParams({ ...input.query }).toString();
    try {
      return await this.#enter(callback, flow, input);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) throw error;
      return refusedStep(refusal, flow.intent);
    }
  }

  async #enter(
    callback: URL,
    { checks, intent }: OidcFlow,
    { caller, origin }: { caller: Caller; origin: string },
  ): Promise<OidcStep> {
    const { begin, provider, oidcUsers, sessions, oneTimeSecrets, cookies, attempts, clock } = this.deps;
    const attempt = await attempts.beginFrom(caller);
    let account: OidcAccount;
    try {
      account = await provider.finish(callback, checks);
    } catch (error) {
      // An invalid answer counts as a failure, but a cancelled sign-in or an unreachable issuer does not.
      if (error instanceof AppError && error.code === 'invalid_credentials') {
        await attempts.recordRefusal(null, caller, 'with single sign-on: the answer could not be trusted;');
      } else await attempt.abandoned();
      throw error;
    }
    const found = await orAbandon(attempt, oidcUsers.find(account, intent));
    if ('refused' in found) {
      const why = `with single sign-on: ${found.refused.replaceAll('_', ' ')};`;
      await attempts.recordRefusal(account.email, caller, why);
      return refusedStep(found.refused, intent);
    }
    await attempt.succeeded();
    if (intent.kind === 'connect') return { location: profilePath, kept: null };
    if (intent.kind === 'proof') {
      await sessions.renew(intent.sessionId, clock.now());
      return { location: `${linkPagePath}#${oidcFragments.proved}`, kept: null };
    }
    if (await this.#isTooOldForSetup(found.user, account)) {
      return intent.kind === 'sign-in' && intent.askedAgain ? refusedStep('not_asked') : begin.startAgain(origin);
    }
    const { id: userId, tokenVersion } = found.user;
    const { usedSecondFactor, authenticatedAt } = account;
    const data = { userId, tokenVersion, usedSecondFactor, authenticatedAt };
    const { secret } = await oneTimeSecrets.issue('oidc_code', data, oidcCodeMs);
    return {
      location: `${linkPagePath}#${oidcFragments.code}${secret}`,
      kept: cookies.ofCode(secret),
    };
  }

  /**
   * Whether the user has to set up a second factor, which the session may do without another proof, but the issuer
   * authenticated them too long ago for that.
   */
  async #isTooOldForSetup(user: User, { usedSecondFactor, authenticatedAt }: OidcAccount): Promise<boolean> {
    const { finish, clock } = this.deps;
    if (authenticatedAt === null || clock.now() - authenticatedAt < freshMs) return false;
    return finish.mustSetUpSecondFactor(user, { usedSecondFactor });
  }

  /**
   * Finishes a sign-in with the code of the callback, once and in the browser that began it. Errors:
   * `invalid_credentials`, `not_found` (the sandbox has ended meanwhile).
   */
  async exchange(input: { code: string; kept: string | undefined; caller: Caller }): Promise<SignInResult> {
    const { availability, cookies, oneTimeSecrets, users, finish } = this.deps;
    await availability.require();
    if (!cookies.isOfCode(input.kept, input.code)) throw lapsed();
    const data = await oneTimeSecrets.take('oidc_code', input.code, signedInSchema);
    const user = data === null ? null : await users.findById(data.userId);
    if (data === null || user === null || user.deletedAt !== null || user.tokenVersion !== data.tokenVersion) {
      throw lapsed();
    }
    const { usedSecondFactor, authenticatedAt } = data;
    const shown = { usedSecondFactor, authenticatedAt, isAllowedBySsoOnly: true };
    return finish.execute(user, input.caller, 'with single sign-on', shown);
  }
}

function lapsed(): AppError {
  return new AppError('invalid_credentials', oidcRefusals.lapsed);
}
