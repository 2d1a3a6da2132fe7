import type { Timestamp } from '../../../platform/clock.ts';
import type { Collections } from '../../../platform/mongo/collections.ts';
import { MongoPlainRepository } from '../../../platform/mongo/plain-repository.ts';
import { personalTokenSchema, type PersonalToken } from '../domain/personal-token.ts';
import type { PersonalTokenRepository } from '../ports/personal-token-repository.ts';

export class MongoPersonalTokenRepository
  extends MongoPlainRepository<PersonalToken>
  implements PersonalTokenRepository
{
  readonly #tokens: Collections['personalTokens'];

  constructor({ personalTokens }: Collections) {
    super({ documents: personalTokens, schema: personalTokenSchema, taken: 'There is such a token.' });
    this.#tokens = personalTokens;
  }

  async touch(id: string, now: Timestamp): Promise<void> {
    await this.#tokens.update({ _id: id }, { $set: { lastUsedAt: now } });
  }

  async listOf(userId: string): Promise<readonly PersonalToken[]> {
    return this.found({ userId }, { sort: { createdAt: -1, _id: -1 }, limit: 200 });
  }

  async end(id: string, userId: string): Promise<boolean> {
    return this.#tokens.delete({ _id: id, userId });
  }

  async endAll(userId: string): Promise<number> {
    return this.#tokens.deleteMany({ userId });
  }

  async deleteExpired(now: Timestamp): Promise<number> {
    return this.#tokens.deleteMany({ expiresAt: { $lt: now } });
  }
}
