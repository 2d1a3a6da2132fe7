import { hash } from 'node:crypto';
import { z } from 'zod';
import { linkPagePath, oidcFragments, oidcRefusals, type OidcRefusal } from '../../contract/index.ts';
import type { SecretBox } from '../../credentials/ports/secret-box.ts';
import type { SandboxUse } from '../../credentials/use-cases/sandbox-use.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { UserRepository } from '../../users/ports/user-repository.ts';
import type { Caller } from '../domain/caller.ts';
import { oidcCodeMs, oidcFlowMs, oidcFlowSchema, type OidcAccount, type OidcIntent } from '../domain/oidc.ts';
import type { Session } from '../domain/session.ts';
import type { OidcProvider } from '../ports/oidc-provider.ts';
import type { SessionRepository } from '../ports/session-repository.ts';
import type { FinishSignIn, SignInResult } from './finish-sign-in.ts';
import type { OidcUsers } from './oidc-users.ts';
import type { OneTimeSecrets } from './one-time-secrets.ts';
import { orAbandon } from './or-abandon.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';

interface Deps {
  provider: OidcProvider;
  oidcUsers: OidcUsers;
  users: UserRepository;
  sessions: SessionRepository;
  secretBox: SecretBox;
  oneTimeSecrets: OneTimeSecrets;
  attempts: SignInAttempts;
  finish: FinishSignIn;
  clock: Clock;
  sandbox: Pick<SandboxUse, 'read'>;
  /** Whether the sandbox stands in for the issuer. It is accepted only while the sandbox stands in for everything. */
  isStandIn: boolean;
}

/** The next address for the browser, and the content of its cookie until then; null for no cookie. */
export interface OidcStep {
  readonly location: string;
  readonly kept: string | null;
}

/** The path to which the issuer sends the browser back. */
const callbackPath = '/api/auth/oidc/callback';
const profilePath = '/profile-settings';

/** The contexts for which cookies are sealed, so that a cookie of one step cannot be used in another. */
const contexts = { flow: 'oidc-flow', code: 'oidc-code' } as const;

const signedInSchema = z.object({ userId: z.string(), tokenVersion: z.number(), usedSecondFactor: z.boolean() });

/**
 * Signs in with the company's own issuer (OpenID Connect with PKCE). The purpose of a sign-in and the checks for its
 * answer are sealed in a cookie of the browser that began it, so that the server stores nothing for it.
 */
export class SignInWithOidc {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Begins a sign-in from the form. `origin` is the address at which users open Overture. Errors: `not_found` (not set
   * up).
   */
  async start(origin: string): Promise<OidcStep> {
    try {
      return await this.#begin({ kind: 'sign-in' }, origin);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_ready') return refusedStep('unreachable');
      throw error;
    }
  }

  /**
   * Begins a sign-in that accepts an invitation. Errors: `invalid_credentials` (the invitation), `not_found`,
   * `not_ready`.
   */
  async startWithInvitation(token: string, origin: string): Promise<OidcStep> {
    await this.requireSetUp();
    if ((await this.#deps.oidcUsers.invited(token)) === null) {
      throw new AppError('invalid_credentials', oidcRefusals.link_over);
    }
    return this.#begin({ kind: 'invitation', token }, origin);
  }

  /** Begins a sign-in that connects an account to the caller. Errors: `not_found`, `not_ready`. */
  async startConnecting({ userId, sessionId }: Session, origin: string): Promise<OidcStep> {
    await this.requireSetUp();
    const user = await this.#deps.users.findById(userId);
    if (user === null) throw new AppError('not_found', 'There is no such user.');
    return this.#begin({ kind: 'connect', userId, sessionId, tokenVersion: user.tokenVersion }, origin);
  }

  /**
   * Begins a sign-in that proves the caller's identity. Errors: `not_found` (also if no account is connected),
   * `not_ready`.
   */
  async startProof({ userId, sessionId }: Session, origin: string): Promise<OidcStep> {
    await this.requireSetUp();
    const user = await this.#deps.users.findById(userId);
    if (user === null || user.oidcSubject === null) {
      throw new AppError('not_found', 'No single sign-on account is connected to yours.');
    }
    const askedAt = this.#deps.clock.now();
    return this.#begin({ kind: 'proof', userId, sessionId, tokenVersion: user.tokenVersion, askedAt }, origin);
  }

  /** Errors: `not_found`, also if the sandbox stands in for the issuer but no longer for everything else. */
  async requireSetUp(): Promise<void> {
    const { isStandIn, sandbox } = this.#deps;
    if (isStandIn && !(await sandbox.read()).isFull) {
      throw new AppError('not_found', 'Single sign-on is not set up here.');
    }
  }

  async #begin(intent: OidcIntent, origin: string): Promise<OidcStep> {
    const { provider, secretBox, clock } = this.#deps;
    await this.requireSetUp();
    const { url, checks } = await provider.begin(`${origin}${callbackPath}`, { askAgain: intent.kind === 'proof' });
    const flow = { intent, checks, expiresAt: clock.now() + oidcFlowMs };
    return { location: url, kept: secretBox.seal(JSON.stringify(flow), contexts.flow) };
  }

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
    await this.requireSetUp();
    const flow = this.#openFlow(input.kept);
    // The issuer is not asked and nothing is counted, because without this browser's cookie there is nothing to guess.
    if (flow === null || flow.checks.state !== input.query['state']) return refusedStep('lapsed');
    const callback = new URL(`${input.origin}${callbackPath}`);
    callback.search = new URLSearchParams({ ...input.query }).toString();
    try {
      return await this.#enter(callback, flow, input.caller);
    } catch (error) {
      const refusal = error instanceof AppError ? refusals[error.code] : undefined;
      if (refusal === undefined) throw error;
      return refusedStep(refusal);
    }
  }

  async #enter(callback: URL, { checks, intent }: z.infer<typeof oidcFlowSchema>, caller: Caller): Promise<OidcStep> {
    const { provider, oidcUsers, sessions, oneTimeSecrets, secretBox, attempts, clock } = this.#deps;
    const attempt = await attempts.beginFrom(caller);
    let account: OidcAccount;
    try {
      account = await provider.finish(callback, checks);
    } catch (error) {
      // An invalid answer counts as a failure, but a cancelled sign-in or an unreachable issuer does not.
      if (error instanceof AppError && error.code === 'invalid_credentials') {
        await attempts.recordRefusal('unknown', caller, 'with single sign-on: the answer could not be trusted;');
      } else await attempt.abandoned();
      throw error;
    }
    const found = await orAbandon(attempt, oidcUsers.find(account, intent));
    if ('refused' in found) {
      const why = `with single sign-on: ${found.refused.replaceAll('_', ' ')};`;
      await attempts.recordRefusal(account.email ?? 'unknown', caller, why);
      return refusedStep(found.refused);
    }
    await attempt.succeeded();
    if (intent.kind === 'connect') return { location: profilePath, kept: null };
    if (intent.kind === 'proof') {
      await sessions.renew(intent.sessionId, clock.now());
      return { location: `${linkPagePath}#${oidcFragments.proved}`, kept: null };
    }
    const { id: userId, tokenVersion } = found.user;
    const data = { userId, tokenVersion, usedSecondFactor: account.usedSecondFactor };
    const { secret } = await oneTimeSecrets.issue('oidc_code', data, oidcCodeMs);
    return {
      location: `${linkPagePath}#${oidcFragments.code}${secret}`,
      kept: secretBox.seal(digestOf(secret), contexts.code),
    };
  }

  /**
   * Finishes a sign-in with the code of the callback, once and in the browser that began it. Errors:
   * `invalid_credentials`.
   */
  async exchange(input: { code: string; kept: string | undefined; caller: Caller }): Promise<SignInResult> {
    const { oneTimeSecrets, users, finish } = this.#deps;
    if (this.#open(input.kept, contexts.code) !== digestOf(input.code)) throw lapsed();
    const data = await oneTimeSecrets.take('oidc_code', input.code, signedInSchema);
    const user = data === null ? null : await users.findById(data.userId);
    if (data === null || user === null || user.deletedAt !== null || user.tokenVersion !== data.tokenVersion) {
      throw lapsed();
    }
    const { usedSecondFactor } = data;
    return finish.execute(user, input.caller, 'with single sign-on', { usedSecondFactor });
  }

  #openFlow(kept: string | undefined): z.infer<typeof oidcFlowSchema> | null {
    const text = this.#open(kept, contexts.flow);
    const flow = text === null ? null : oidcFlowSchema.parse(JSON.parse(text));
    return flow !== null && flow.expiresAt > this.#deps.clock.now() ? flow : null;
  }

  /** Opens a sealed text; null if it was not sealed by us or for this context. */
  #open(kept: string | undefined, context: string): string | null {
    try {
      return kept === undefined ? null : this.#deps.secretBox.open(kept, context);
    } catch {
      return null;
    }
  }
}

/** The refusal that the page shows for an error of the provider or the throttle. */
const refusals: Readonly<Partial<Record<AppError['code'], OidcRefusal>>> = {
  forbidden: 'cancelled',
  invalid_credentials: 'untrusted',
  not_ready: 'unreachable',
  too_many_attempts: 'too_many_attempts',
};

function refusedStep(refusal: OidcRefusal): OidcStep {
  return { location: `${linkPagePath}#${oidcFragments.refusal}${refusal}`, kept: null };
}

function lapsed(): AppError {
  return new AppError('invalid_credentials', oidcRefusals.lapsed);
}

const digestOf = (secret: string): string => hash('sha256', secret, 'base64url');
