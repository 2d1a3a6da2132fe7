import type { Clock } from '../../shared/clock.ts';
import type { IdGenerator } from '../../shared/ids.ts';
import type { User } from '../../users/domain/user.ts';
import type { TokenSigner } from '../ports/token-signer.ts';

/** Issues a session token for a user; shared by every way of signing in. */
export class TokenIssuer {
  readonly #deps: { signer: TokenSigner; clock: Clock; ids: IdGenerator; tokenTtlMs: number };

  constructor(deps: { signer: TokenSigner; clock: Clock; ids: IdGenerator; tokenTtlMs: number }) {
    this.#deps = deps;
  }

  issue(user: User): Promise<string> {
    const { signer, clock, ids, tokenTtlMs } = this.#deps;
    return signer.sign({
      userId: user.id,
      role: user.role,
      tokenVersion: user.tokenVersion,
      tokenId: ids.next(),
      expiresAt: clock.now() + tokenTtlMs,
    });
  }
}
