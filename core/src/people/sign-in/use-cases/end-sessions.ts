import { auditActorOf } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Session } from '../../../platform/caller.ts';
import { SessionRepository } from '../ports/session-repository.ts';
import { UseCase } from '../../../platform/needs.ts';

/** Ends one other session of the caller, or all but the current one. Errors: `not_found`. */
export class EndSessions extends UseCase({ sessions: SessionRepository, audit: AuditTrail }) {
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
}
