import type { GoogleAccessRepository } from '../../auth/ports/google-access-repository.ts';
import type { RevokedTokenRepository } from '../../auth/ports/revoked-token-repository.ts';
import type { ContactSnapshotRepository } from '../../contacts/ports/contact-snapshot-repository.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdempotencyRepository } from '../ports/idempotency-repository.ts';

/**
 * Forgets what has expired: contact snapshots, idempotency keys, signed-out tokens, users' access to Google. Returns how
 * many entries.
 */
export class SweepExpired {
  readonly #deps: {
    snapshots: ContactSnapshotRepository;
    idempotency: IdempotencyRepository;
    revokedTokens: RevokedTokenRepository;
    googleAccess: GoogleAccessRepository;
    clock: Clock;
  };

  constructor(deps: {
    snapshots: ContactSnapshotRepository;
    idempotency: IdempotencyRepository;
    revokedTokens: RevokedTokenRepository;
    googleAccess: GoogleAccessRepository;
    clock: Clock;
  }) {
    this.#deps = deps;
  }

  async execute(): Promise<number> {
    const now = this.#deps.clock.now();
    const counts = await Promise.all([
      this.#deps.snapshots.deleteExpired(now),
      this.#deps.idempotency.deleteExpired(now),
      this.#deps.revokedTokens.deleteExpired(now),
      this.#deps.googleAccess.deleteExpired(now),
    ]);
    return counts.reduce((sum, count) => sum + count, 0);
  }
}
