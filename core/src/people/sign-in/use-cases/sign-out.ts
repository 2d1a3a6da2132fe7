import { auditActorOf } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import type { Session } from '../../../platform/caller.ts';
import { SessionRepository } from '../ports/session-repository.ts';
import { UseCase } from '../../../platform/needs.ts';

/** Ends the caller's session for good. Its token stops working at once in every process. Idempotent. */
export class SignOut extends UseCase({ sessions: SessionRepository, audit: AuditTrail }) {
  async execute(session: Session): Promise<void> {
    await this.deps.sessions.end(session.sessionId, session.userId);
    await this.deps.audit.record(auditActorOf(session), 'sign_out', session.email);
  }
}
