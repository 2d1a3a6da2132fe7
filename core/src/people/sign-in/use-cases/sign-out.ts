import { auditActorOf } from '../../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import type { Session } from '../../../platform/caller.ts';
import type { SessionRepository } from '../ports/session-repository.ts';

/** Ends the caller's session for good. Its token stops working at once in every process. Idempotent. */
export class SignOut {
  readonly #deps: { sessions: SessionRepository; audit: AuditTrail };

  constructor(deps: { sessions: SessionRepository; audit: AuditTrail }) {
    this.#deps = deps;
  }

  async execute(session: Session): Promise<void> {
    await this.#deps.sessions.end(session.sessionId, session.userId);
    await this.#deps.audit.record(auditActorOf(session), 'sign_out', session.email);
  }
}
