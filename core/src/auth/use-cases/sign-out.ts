import type { RevokedTokenRepository } from '../ports/revoked-token-repository.ts';
import type { Session } from '../domain/session.ts';

/** Ends one session: its token stops working at once, in every process. Idempotent. */
export class SignOut {
  readonly #deps: { revokedTokens: RevokedTokenRepository };

  constructor(deps: { revokedTokens: RevokedTokenRepository }) {
    this.#deps = deps;
  }

  async execute(session: Session): Promise<void> {
    await this.#deps.revokedTokens.revoke(session.tokenId, session.expiresAt);
  }
}
