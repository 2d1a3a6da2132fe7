import type { Timestamp } from '../../../platform/clock.ts';
import { newestFirst, Repository } from '../../../platform/documents.ts';
import { personalTokenSchema, type PersonalToken } from '../domain/personal-token.ts';

/** Stores personal tokens, by their digests. A deleted one never works again. */
export class PersonalTokenRepository extends Repository<PersonalToken>({
  name: 'personal_tokens',
  schema: personalTokenSchema,
}) {
  /** Records a use. A token that has ended in the meantime stays ended. */
  async touch(id: string, now: Timestamp): Promise<void> {
    await this.documents.set({ id }, { lastUsedAt: now });
  }

  /** The user's tokens, the newest first; 200 at most. */
  listOf(userId: string): Promise<readonly PersonalToken[]> {
    return this.documents.find({ userId }, { sort: newestFirst, limit: 200 });
  }

  /** Deletes a token of this user; returns false if there is none. */
  async end(id: string, userId: string): Promise<boolean> {
    return (await this.documents.delete({ id, userId })) === 1;
  }

  /** Deletes all tokens of the user; returns their number. */
  endAll(userId: string): Promise<number> {
    return this.documents.delete({ userId });
  }

  /** Deletes the tokens that expired before `now`; returns their number. */
  deleteExpired(now: Timestamp): Promise<number> {
    return this.documents.delete({ expiresAt: { lt: now } });
  }
}
