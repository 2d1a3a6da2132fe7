import { auditActorOf, type AuditActor } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Session } from '../../../platform/caller.ts';
import { existingUser } from '../../users/domain/user.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import { SessionRepository } from '../ports/session-repository.ts';
import { UseCase } from '../../../platform/needs.ts';

/** Ends one other session of the caller, all but the current one, or all of another user. Errors: `not_found`. */
export class EndSessions extends UseCase({ sessions: SessionRepository, users: UserRepository, audit: AuditTrail }) {
  async one(session: Session, id: string): Promise<void> {
    const { sessions, audit } = this.deps;
    if (!(await sessions.end(id, session.userId))) throw new AppError('not_found', 'This session has ended already.');
    await audit.record(auditActorOf(session), 'sign_out', session.email, 'of one session');
  }

  /** Returns how many sessions ended. */
  async others(session: Session): Promise<number> {
    const { sessions, audit } = this.deps;
    const count = await sessions.endAll(session.userId, session.sessionId);
    await audit.record(auditActorOf(session), 'sign_out', session.email, 'of all other sessions');
    return count;
  }

  /**
   * Ends all sessions of another user, who may sign in again. Personal tokens go on. Errors: `not_found`,
   * `conflict` (the actor's own account).
   */
  async of(actor: AuditActor, userId: string): Promise<void> {
    const { sessions, users, audit } = this.deps;
    if (actor.userId === userId) throw new AppError('conflict', 'End your own sessions in Profile Settings.');
    const user = existingUser(await users.findById(userId));
    await sessions.endAll(userId);
    await audit.record(actor, 'sessions_ended', user.email);
  }
}
