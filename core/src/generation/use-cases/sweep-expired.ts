import type { GoogleAccessRepository } from '../../auth/ports/google-access-repository.ts';
import type { OneTimeSecretRepository } from '../../auth/ports/one-time-secret-repository.ts';
import type { SessionRepository } from '../../auth/ports/session-repository.ts';
import type { ContactSnapshotRepository } from '../../contacts/ports/contact-snapshot-repository.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdempotencyRepository } from '../ports/idempotency-repository.ts';

/**
 * Deletes expired contact snapshots, idempotency keys, sessions, secrets and Google tokens. Returns how many entries
 * were deleted.
 */
export class SweepExpired {
  readonly #deps: {
    snapshots: ContactSnapshotRepository;
    idempotency: IdempotencyRepository;
    sessions: SessionRepository;
    secrets: OneTimeSecretRepository;
    googleAccess: GoogleAccessRepository;
    clock: Clock;
    sessionIdleMs: number;
  };

  constructor(deps: {
    snapshots: ContactSnapshotRepository;
    idempotency: IdempotencyRepository;
    sessions: SessionRepository;
    secrets: OneTimeSecretRepository;
    googleAccess: GoogleAccessRepository;
    clock: Clock;
    sessionIdleMs: number;
  }) {
    this.#deps = deps;
  }

  async execute(): Promise<number> {
    const { clock, sessionIdleMs } = this.#deps;
    const now = clock.now();
    const counts = await Promise.all([
      this.#deps.snapshots.deleteExpired(now),
      this.#deps.idempotency.deleteExpired(now),
      this.#deps.sessions.deleteExpired(now, now - sessionIdleMs),
      this.#deps.secrets.deleteExpired(now),
      this.#deps.googleAccess.deleteExpired(now),
    ]);
    return counts.reduce((sum, count) => sum + count, 0);
  }
}
