import type { Timestamp } from '../../../platform/clock.ts';
import type { PersonalToken } from '../domain/personal-token.ts';

/** Stores personal tokens, by their digests. A deleted one never works again. */
export abstract class PersonalTokenRepository {
  /** The token is durable when the promise resolves. */
  abstract create(token: PersonalToken): Promise<void>;
  abstract findById(id: string): Promise<PersonalToken | null>;
  /** Records a use. A token that has ended in the meantime stays ended. */
  abstract touch(id: string, now: Timestamp): Promise<void>;
  /** The user's tokens, the newest first; 200 at most. */
  abstract listOf(userId: string): Promise<readonly PersonalToken[]>;
  /** Deletes a token of this user; returns false if there is none. */
  abstract end(id: string, userId: string): Promise<boolean>;
  /** Deletes all tokens of the user; returns their number. */
  abstract endAll(userId: string): Promise<number>;
  /** Deletes the tokens that expired before `now`; returns their number. */
  abstract deleteExpired(now: Timestamp): Promise<number>;
}
