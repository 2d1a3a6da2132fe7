import { GoogleAccessRepository } from '../../sign-in/ports/google-access-repository.ts';
import { PersonalTokenRepository } from '../../sign-in/ports/personal-token-repository.ts';
import { OneTimeSecretRepository } from '../../sign-in/ports/one-time-secret-repository.ts';
import { SessionRepository } from '../../sign-in/ports/session-repository.ts';
import { ContactSnapshotRepository } from '../../../contacts/ports/contact-snapshot-repository.ts';
import { Clock } from '../../../platform/clock.ts';
import { IdempotencyRepository } from '../../../records/ports/idempotency-repository.ts';
import { StatusFeed } from '../../../records/ports/status-feed.ts';
import { setting, UseCase } from '../../../platform/needs.ts';

/**
 * Deletes expired contact snapshots, idempotency keys, sessions, personal tokens, secrets and Google tokens, and old status events.
 * Returns how many entries were deleted, without the events.
 */
export class SweepExpired extends UseCase({
  snapshots: ContactSnapshotRepository,
  idempotency: IdempotencyRepository,
  sessions: SessionRepository,
  personalTokens: PersonalTokenRepository,
  secrets: OneTimeSecretRepository,
  googleAccess: GoogleAccessRepository,
  feed: StatusFeed,
  clock: Clock,
  sessionIdleMs: setting((settings) => settings.sessionIdleMs),
}) {
  async execute(): Promise<number> {
    const { clock, sessionIdleMs } = this.deps;
    const now = clock.now();
    const counts = await Promise.all([
      this.deps.snapshots.deleteExpired(now),
      this.deps.idempotency.deleteExpired(now),
      this.deps.sessions.deleteExpired(now, now - sessionIdleMs),
      this.deps.personalTokens.deleteExpired(now),
      this.deps.secrets.deleteExpired(now),
      this.deps.googleAccess.deleteExpired(now),
    ]);
    await this.deps.feed.prune();
    return counts.reduce((sum, count) => sum + count, 0);
  }
}
