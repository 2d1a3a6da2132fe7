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
  /** The sandbox plays the issuer, which counts while nothing else is real. */
  isStandIn: boolean;
}

/** Where the browser goes next, and what it keeps until then in its cookie; null: nothing. */
export interface OidcStep {
  readonly location: string;
  readonly kept: string | null;
}

/** Where people come back to from the issuer. */
const callbackPath = '/api/auth/oidc/callback';
const profilePath = '/profile-settings';

/** What a cookie is sealed for: one that has begun is no good as one that has come back. */
const contexts = { flow: 'oidc-flow', code: 'oidc-code' } as const;

const signedInSchema = z.object({ userId: z.string(), tokenVersion: z.number(), usedSecondFactor: z.boolean() });

/**
 * Signs in whom the company's own sign-in vouches for (OpenID Connect with PKCE). What a sign-in is for and its answer is
 * checked against stays sealed in a cookie of the browser that began it, so that a start stores nothing.
 */
export class SignInWithOidc {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Begins a sign-in from the form. `origin`: where people open Overture. Errors: `not_found` (not set up). */
  async start(origin: string): Promise<OidcStep> {
    try {
      return await this.#begin({ kind: 'sign-in' }, origin);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_ready') return refusedStep('unreachable');
      throw error;
    }
  }

  /** Begins one that accepts an invitation. Errors: `invalid_credentials` (the invitation), `not_found`, `not_ready`. */
  async startWithInvitation(token: string, origin: string): Promise<OidcStep> {
    await this.requireSetUp();
    if ((await this.#deps.oidcUsers.invited(token)) === null) {
      throw new AppError('invalid_credentials', oidcRefusals.link_over);
    }
    return this.#begin({ kind: 'invitation', token }, origin);
  }

  /** Begins one that connects an account to whoever asks. Errors: `not_found`, `not_ready`. */
  async startConnecting({ userId, sessionId }: Session, origin: string): Promise<OidcStep> {
    await this.requireSetUp();
    const user = await this.#deps.users.findById(userId);
    if (user === null) throw new AppError('not_found', 'There is no such user.');
    return this.#begin({ kind: 'connect', userId, sessionId, tokenVersion: user.tokenVersion }, origin);
  }

  /** Begins one that proves again who asks. Errors: `not_found` (also where no account is connected), `not_ready`. */
  async startProof({ userId, sessionId }: Session, origin: string): Promise<OidcStep> {
    await this.requireSetUp();
    const user = await this.#deps.users.findById(userId);
    if (user === null || user.oidcSubject === null) {
      throw new AppError('not_found', 'No single sign-on account is connected to yours.');
    }
    const askedAt = this.#deps.clock.now();
    return this.#begin({ kind: 'proof', userId, sessionId, tokenVersion: user.tokenVersion, askedAt }, origin);
  }

  /** Errors: `not_found`, also where the sandbox plays the issuer of an installation that is no sandbox any more. */
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
   * Takes the issuer's answer, and sends the browser on: with a code for `exchange`, to the profile, to the page that says
   * that it is done, or to the one that says why not. Whatever the issuer's own words are, they are shown to nobody. Errors: `not_found` (not set up).
   */
  async finish(input: {
    query: Readonly<Record<string, string>>;
    kept: string | undefined;
    origin: string;
    caller: Caller;
  }): Promise<OidcStep> {
    await this.requireSetUp();
    const flow = this.#openFlow(input.kept);
    // Nothing is asked and nothing counted: without the cookie of this browser there is nothing to guess.
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
      // An answer that cannot be trusted counts as a failure; a cancelled or unreachable sign-in does not.
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
   * Finishes a sign-in with the code of the callback, once, in the browser that began it. Errors: `invalid_credentials`.
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

  /** Null for what we did not seal, or not for this. */
  #open(kept: string | undefined, context: string): string | null {
    try {
      return kept === undefined ? null : this.#deps.secretBox.open(kept, context);
    } catch {
      return null;
    }
  }
}

/** What an error of the provider or of the throttle is on the page. */
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
