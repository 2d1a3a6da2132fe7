import { AppError } from '../../../platform/app-error.ts';
import type { Session } from '../../../platform/caller.ts';
import { Clock } from '../../../platform/clock.ts';
import { UseCase } from '../../../platform/needs.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import { tokenIdOf } from '../domain/personal-token.ts';
import { activityGranularityMs } from '../domain/session.ts';
import { PersonalTokenRepository } from '../ports/personal-token-repository.ts';

/**
 * Turns a personal token into a session that has its scopes. Both token and user are read every time, so that an end takes
 * effect at once in every process. Errors: `unauthenticated`.
 */
export class AuthenticatePersonalToken extends UseCase({
  tokens: PersonalTokenRepository,
  users: UserRepository,
  clock: Clock,
}) {
  async execute(token: string, { countsAsUse }: { readonly countsAsUse: boolean }): Promise<Session> {
    const { tokens, users, clock } = this.deps;
    const now = clock.now();
    const stored = await tokens.findById(tokenIdOf(token));
    const user = stored && (await users.findById(stored.userId));
    const works = stored && user && user.deletedAt === null && stored.tokenVersion === user.tokenVersion;
    if (!works || stored.expiresAt <= now) throw new AppError('unauthenticated', 'This token has ended.');
    if (countsAsUse && now - (stored.lastUsedAt ?? 0) >= activityGranularityMs) {
      await tokens.touch(stored.id, now);
      await users.noteUse(user.id, now);
    }
    return {
      userId: user.id,
      email: user.email,
      role: user.role,
      department: user.department,
      sessionId: stored.id,
      expiresAt: stored.expiresAt,
      isFresh: false,
      mfaSetupRequired: false,
      scopes: stored.scopes,
    };
  }
}
