import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { UserRepository } from '../../users/ports/user-repository.ts';
import type { Session, TokenClaims } from '../domain/session.ts';
import type { RevokedTokenRepository } from '../ports/revoked-token-repository.ts';
import type { TokenSigner } from '../ports/token-signer.ts';

/** Verified tokens remembered by digest: checking a signature takes 0.2 ms, nearly as much as the rest of a small GET. */
const rememberedTokens = 10_000;

interface Deps {
  signer: TokenSigner;
  users: UserRepository;
  revokedTokens: RevokedTokenRepository;
  clock: Clock;
}

/**
 * Turns a bearer token into a session. The signature is checked once and remembered by digest; whether the token was
 * signed out, and the user's version and role, the repositories are asked every time, so that a revocation holds at
 * once in every process.
 * Errors: `unauthenticated`, with the reason in words for people.
 */
export class AuthenticateToken {
  readonly #deps: Deps;
  readonly #verified = new LRUCache<string, TokenClaims>({ max: rememberedTokens });

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(token: string): Promise<Session> {
    const digest = hash('sha256', token, 'base64');
    const claims = this.#remembered(digest) ?? (await this.#verify(token, digest));
    const [user, revoked] = await Promise.all([
      this.#deps.users.findById(claims.userId),
      this.#deps.revokedTokens.isRevoked(claims.tokenId),
    ]);
    if (revoked) throw unauthenticated('You signed out.');
    if (user === null || user.deletedAt !== null) throw unauthenticated('Your account was deleted.');
    if (user.tokenVersion !== claims.tokenVersion || user.role !== claims.role) {
      throw unauthenticated('Your password, role or domain was changed.');
    }
    return {
      userId: user.id,
      email: user.email,
      role: user.role,
      department: user.department,
      tokenId: claims.tokenId,
      expiresAt: claims.expiresAt,
    };
  }

  #remembered(digest: string): TokenClaims | undefined {
    const known = this.#verified.get(digest);
    if (known === undefined || known.expiresAt > this.#deps.clock.now()) return known;
    this.#verified.delete(digest);
    throw unauthenticated(ended);
  }

  async #verify(token: string, digest: string): Promise<TokenClaims> {
    const claims = await this.#deps.signer.verify(token);
    if (claims === null) throw unauthenticated(ended);
    this.#verified.set(digest, claims);
    return claims;
  }
}

/** A token that has lapsed, and one that was never ours, which cannot be told apart. */
const ended = 'Your session has ended.';

/** Whoever holds a token that was once good may know why it is not any more. */
function unauthenticated(why: string): AppError {
  return new AppError('unauthenticated', `${why} Please sign in again.`);
}
