import { Clock } from '../../../platform/clock.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import type { Session } from '../../../platform/caller.ts';
import type { StoredSession } from '../domain/session.ts';
import { SessionRepository } from '../ports/session-repository.ts';
import { setting, UseCase } from '../../../platform/needs.ts';

/** Lists the caller's sessions whose token still works, the last used first. */
export class ListSessions extends UseCase({
  sessions: SessionRepository,
  users: UserRepository,
  clock: Clock,
  sessionIdleMs: setting((settings) => settings.sessionIdleMs),
}) {
  async execute({ userId }: Pick<Session, 'userId'>): Promise<readonly StoredSession[]> {
    const { sessions, users, clock, sessionIdleMs } = this.deps;
    const [listed, user] = await Promise.all([sessions.listOf(userId), users.findById(userId)]);
    const now = clock.now();
    return listed.filter(
      ({ tokenVersion, expiresAt, lastUsedAt }) =>
        tokenVersion === user?.tokenVersion && expiresAt > now && now - lastUsedAt <= sessionIdleMs,
    );
  }
}
