import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import type { User } from '../../users/domain/user.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import type { Session } from '../../../platform/caller.ts';
import {
  activityGranularityMs,
  freshMs,
  lastUseGranularityMs,
  sessionIdOf,
  type StoredSession,
  type TokenClaims,
} from '../domain/session.ts';
import { isMfaRequired } from '../domain/mfa.ts';
import { SessionRepository } from '../ports/session-repository.ts';
import { isPersonalToken } from '../domain/personal-token.ts';
import { TokenSigner } from '../ports/token-signer.ts';
import { AuthenticatePersonalToken } from './authenticate-personal-token.ts';
import { setting, UseCase } from '../../../platform/needs.ts';

/**
 * The number of verified tokens in the cache. A signature check takes 0.2 ms, nearly as much as the rest of a small
 * GET.
 */
const maxCachedTokens = 10_000;

interface Verified {
  readonly claims: TokenClaims;
  readonly sessionId: string;
}

/**
 * Turns a bearer token into a session. The signature is checked once and cached by digest. The session and the user's
 * version and role are read from the store every time, so that an end takes effect at once in every process.
 * Errors: `unauthenticated`, with the reason for the user.
 */
export class AuthenticateToken extends UseCase({
  signer: TokenSigner,
  users: UserRepository,
  sessions: SessionRepository,
  personalTokens: AuthenticatePersonalToken,
  clock: Clock,
  /** A session ends when it was not used for this time. */
  sessionIdleMs: setting((settings) => settings.sessionIdleMs),
  ssoOnly: setting((settings) => settings.ssoOnly),
  mfaRequirement: setting((settings) => settings.mfaRequirement),
}) {
  readonly #verified = new LRUCache<string, Verified>({ max: maxCachedTokens });

  /** `countsAsUse` is false for a mere check whether the session still exists. A personal token is told by its form. */
  async execute(token: string, { countsAsUse = true }: { readonly countsAsUse?: boolean } = {}): Promise<Session> {
    const { users, sessions, personalTokens, clock, sessionIdleMs } = this.deps;
    if (isPersonalToken(token)) return personalTokens.execute(token, { countsAsUse });
    const digest = hash('sha256', token, 'base64');
    const { claims, sessionId } = this.#remembered(digest) ?? (await this.#verify(token, digest));
    const [user, stored] = await Promise.all([users.findById(claims.userId), sessions.findById(sessionId)]);
    if (user === null || user.deletedAt !== null) throw unauthenticated('Your account was deleted.');
    // A session may have been carried over to a newer version than its token names.
    const tokenVersion = stored?.tokenVersion ?? claims.tokenVersion;
    if (user.tokenVersion !== tokenVersion || user.role !== claims.role) {
      throw unauthenticated('Your password, role or domain was changed.');
    }
    if (stored === null) throw unauthenticated('This session was ended.');
    if (!this.#isStillAllowed(stored, user)) throw unauthenticated('Signing in asks for more than before.');
    const unusedMs = clock.now() - stored.lastUsedAt;
    if (unusedMs > sessionIdleMs) throw unauthenticated('You were away for a while.');
    if (countsAsUse && (unusedMs >= lastUseGranularityMs || user.lastActiveAt === null))
      await this.#noteUse(sessionId, user);
    return {
      userId: user.id,
      email: user.email,
      role: user.role,
      department: user.department,
      sessionId,
      expiresAt: claims.expiresAt,
      isFresh: clock.now() - stored.authenticatedAt < freshMs,
      mfaSetupRequired: stored.mfaSetupRequired,
    };
  }

  /** Whether the settings of today would have allowed the sign-in too. One that can only set up a second factor may go on. */
  #isStillAllowed({ isAllowedBySsoOnly, isAllowedByMfa, mfaSetupRequired }: StoredSession, { role }: User): boolean {
    const { ssoOnly, mfaRequirement } = this.deps;
    if (ssoOnly && !isAllowedBySsoOnly) return false;
    return isAllowedByMfa || mfaSetupRequired || !isMfaRequired(mfaRequirement, role);
  }

  async #noteUse(sessionId: string, { id, lastActiveAt }: User): Promise<void> {
    const { users, sessions, clock } = this.deps;
    const now = clock.now();
    await sessions.touch(sessionId, now);
    if (lastActiveAt === null || now - lastActiveAt >= activityGranularityMs) await users.noteUse(id, now);
  }

  #remembered(digest: string): Verified | undefined {
    const known = this.#verified.get(digest);
    if (known === undefined || known.claims.expiresAt > this.deps.clock.now()) return known;
    this.#verified.delete(digest);
    throw unauthenticated(ended);
  }

  async #verify(token: string, digest: string): Promise<Verified> {
    const claims = await this.deps.signer.verify(token);
    if (claims === null) throw unauthenticated(ended);
    const verified = { claims, sessionId: sessionIdOf(claims.tokenId) };
    this.#verified.set(digest, verified);
    return verified;
  }
}

/** The reason for an expired token and for one that was never ours, which cannot be distinguished. */
const ended = 'Your session has ended.';

/** The error for a token that was valid once, whose holder may know why it no longer is. */
function unauthenticated(why: string): AppError {
  return new AppError('unauthenticated', `${why} Please sign in again.`);
}
