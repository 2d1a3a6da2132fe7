import type { Timestamp } from '../../../platform/clock.ts';
import type { StoredSession } from '../domain/session.ts';

/** Stores the sessions that have not ended. A deleted or lost session never works again. */
export abstract class SessionRepository {
  /** The session is durable when the promise resolves. */
  abstract create(session: StoredSession): Promise<void>;
  abstract find(id: string): Promise<StoredSession | null>;
  /** Records a use. A session that has ended in the meantime stays ended. */
  abstract touch(id: string, now: Timestamp): Promise<void>;
  /** Records that the user has proved their identity again. */
  abstract renew(id: string, now: Timestamp): Promise<void>;
  /** Removes the restriction to setting up a second factor. */
  abstract lift(id: string): Promise<void>;
  /** Lets the session continue under a newer token version of its user. */
  abstract carryOver(id: string, tokenVersion: number): Promise<void>;
  /** The user's sessions, the last used first; 100 at most. */
  abstract listOf(userId: string): Promise<readonly StoredSession[]>;
  /** Ends one session of this user; returns false if there is none. */
  abstract end(id: string, userId: string): Promise<boolean>;
  /** Ends all sessions of the user except the named one; returns how many ended. */
  abstract endAll(userId: string, except?: string): Promise<number>;
  /** Deletes the sessions that expired before `now` or were last used before `idleSince`; returns their number. */
  abstract deleteExpired(now: Timestamp, idleSince: Timestamp): Promise<number>;
}
