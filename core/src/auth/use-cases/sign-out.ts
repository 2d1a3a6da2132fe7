import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import type { RevokedTokenRepository } from '../ports/revoked-token-repository.ts';
import type { Session } from '../domain/session.ts';

/** Ends one session: its token stops working at once, in every process. Idempotent. */
export class SignOut {
  readonly #deps: { revokedTokens: RevokedTokenRepository; audit: AuditTrail };

  constructor(deps: { revokedTokens: RevokedTokenRepository; audit: AuditTrail }) {
    this.#deps = deps;
  }

  async execute(session: Session): Promise<void> {
    await this.#deps.revokedTokens.revoke(session.tokenId, session.expiresAt);
    await this.#deps.audit.record(auditActorOf(session), 'sign_out', session.email);
  }
}
