import { Clock, type Timestamp } from '../../../platform/clock.ts';
import { IdGenerator } from '../../../platform/ids.ts';
import type { User } from '../../users/domain/user.ts';
import type { Caller } from '../../../platform/caller.ts';
import { deviceName } from '../domain/device-name.ts';
import { sessionIdOf } from '../domain/session.ts';
import { SessionRepository } from '../ports/session-repository.ts';
import { TokenSigner } from '../ports/token-signer.ts';
import { setting, UseCase } from '../../../platform/needs.ts';

interface IssueOptions {
  readonly mfaSetupRequired?: boolean;
  readonly isAllowedBySsoOnly?: boolean;
  readonly isAllowedByMfa?: boolean;
  readonly authenticatedAt?: Timestamp | null;
  readonly expiresAt?: Timestamp | null;
}

/** Creates a session for a user and issues its token. Every way of signing in uses it. */
export class TokenIssuer extends UseCase({
  signer: TokenSigner,
  sessions: SessionRepository,
  clock: Clock,
  ids: IdGenerator,
  tokenTtlMs: setting((settings) => settings.tokenTtlMs),
}) {
  /**
   * With `mfaSetupRequired`, the session can only set up a second factor. `isAllowedBySsoOnly` and `isAllowedByMfa` are false
   * where the sign-in was one that `SSO_ONLY` or `MFA_REQUIRED` would not have allowed. `authenticatedAt` is the time at which
   * the user proved their identity; null for now. `expiresAt` is the end of the session; null for the whole time of a sign-in.
   */
  async issue(
    user: User,
    caller: Pick<Caller, 'userAgent'>,
    {
      mfaSetupRequired = false,
      isAllowedBySsoOnly = true,
      isAllowedByMfa = true,
      authenticatedAt = null,
      expiresAt: endsAt = null,
    }: IssueOptions = {},
  ): Promise<string> {
    const { signer, sessions, clock, ids, tokenTtlMs } = this.deps;
    const tokenId = ids.next();
    const now = clock.now();
    const { id: userId, role, tokenVersion } = user;
    const expiresAt = endsAt ?? now + tokenTtlMs;
    await sessions.create({
      id: sessionIdOf(tokenId),
      userId,
      tokenVersion,
      device: deviceName(caller.userAgent),
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
      // Another clock may be ahead of ours.
      authenticatedAt: Math.min(authenticatedAt ?? now, now),
      mfaSetupRequired,
      isAllowedBySsoOnly,
      isAllowedByMfa,
    });
    return signer.sign({ userId, role, tokenVersion, tokenId, expiresAt });
  }
}
