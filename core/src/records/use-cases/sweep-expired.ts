import type { GoogleAccessRepository } from '../../people/sign-in/ports/google-access-repository.ts';
import type { OneTimeSecretRepository } from '../../people/sign-in/ports/one-time-secret-repository.ts';
import type { SessionRepository } from '../../people/sign-in/ports/session-repository.ts';
import type { ContactSnapshotRepository } from '../../contacts/ports/contact-snapshot-repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { IdempotencyRepository } from '../ports/idempotency-repository.ts';
import type { StatusFeed } from '../ports/status-feed.ts';

/**
 * Deletes expired contact snapshots, idempotency keys, sessions, secrets and Google tokens, and old status events.
 * Returns how many entries were deleted, without the events.
 */
export class SweepExpired {
  readonly #deps: {
    snapshots: ContactSnapshotRepository;
    idempotency: IdempotencyRepository;
    sessions: SessionRepository;
    secrets: OneTimeSecretRepository;
    googleAccess: GoogleAccessRepository;
    feed: StatusFeed;
    clock: Clock;
    sessionIdleMs: number;
  };

  constructor(deps: {
    snapshots: ContactSnapshotRepository;
    idempotency: IdempotencyRepository;
    sessions: SessionRepository;
    secrets: OneTimeSecretRepository;
    googleAccess: GoogleAccessRepository;
    feed: StatusFeed;
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
    await this.#deps.feed.prune();
    return counts.reduce((sum, count) => sum + count, 0);
  }
}
