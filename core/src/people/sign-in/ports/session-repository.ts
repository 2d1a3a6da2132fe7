import type { Timestamp } from '../../../platform/clock.ts';
import { Repository } from '../../../platform/documents.ts';
import { storedSessionSchema, type StoredSession } from '../domain/session.ts';

/** Stores the sessions that have not ended. A deleted or lost session never works again. */
export class SessionRepository extends Repository<StoredSession>({ name: 'sessions', schema: storedSessionSchema }) {
  /** Records a use. A session that has ended in the meantime stays ended. */
  async touch(id: string, now: Timestamp): Promise<void> {
    await this.documents.set({ id }, { lastUsedAt: now }, { relaxed: true });
  }

  /** Records that the user has proved their identity again. */
  async renew(id: string, now: Timestamp): Promise<void> {
    await this.documents.set({ id }, { authenticatedAt: now });
  }

  /** Records that the user has set up a second factor, which removes the restriction to that. */
  async lift(id: string): Promise<void> {
    await this.documents.set({ id }, { mfaSetupRequired: false, isAllowedByMfa: true });
  }

  /** Lets the session continue under a newer token version of its user. */
  async carryOver(id: string, tokenVersion: number): Promise<void> {
    await this.documents.set({ id }, { tokenVersion });
  }

  /** The user's sessions, the last used first; 100 at most. */
  listOf(userId: string): Promise<readonly StoredSession[]> {
    return this.documents.find({ userId }, { sort: { field: 'lastUsedAt', descending: true }, limit: 100 });
  }

  /** Ends one session of this user; returns false if there is none. */
  async end(id: string, userId: string): Promise<boolean> {
    return (await this.documents.delete({ id, userId })) === 1;
  }

  /** Ends all sessions of the user except the named one; returns how many ended. */
  endAll(userId: string, except = ''): Promise<number> {
    return this.documents.delete({ userId, id: { not: except } });
  }

  /** Deletes the sessions that expired before `now` or were last used before `idleSince`; returns their number. */
  async deleteExpired(now: Timestamp, idleSince: Timestamp): Promise<number> {
    const expired = await this.documents.delete({ expiresAt: { lt: now } });
    return expired + (await this.documents.delete({ lastUsedAt: { lt: idleSince } }));
  }
}
