import type { Timestamp } from '../../shared/clock.ts';
import type { StoredSession } from '../domain/session.ts';

/** The sign-ins that have not ended. What is not in here does not work: a session lost ends, it never comes back. */
export abstract class SessionRepository {
  /** Durable when it returns. */
  abstract create(session: StoredSession): Promise<void>;
  abstract find(id: string): Promise<StoredSession | null>;
  /** Notes a use. A session that has ended meanwhile stays ended. */
  abstract touch(id: string, now: Timestamp): Promise<void>;
  /** Notes that the user has proved anew who they are. */
  abstract renew(id: string, now: Timestamp): Promise<void>;
  /** Lets the session do everything, once a second factor is set up. */
  abstract lift(id: string): Promise<void>;
  /** The user's sessions, the one used last first; at most 100. */
  abstract listOf(userId: string): Promise<readonly StoredSession[]>;
  /** Ends one session of this user; false when there is none. */
  abstract end(id: string, userId: string): Promise<boolean>;
  /** Ends every session of the user, except one where it is named; returns how many. */
  abstract endAll(userId: string, except?: string): Promise<number>;
  /** Forgets what expired before `now` or was last used before `idleSince`; returns how many. */
  abstract deleteExpired(now: Timestamp, idleSince: Timestamp): Promise<number>;
}
