import { RevokedTokenRepository } from '../../auth/ports/revoked-token-repository.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { Collections } from './collections.ts';

export class MongoRevokedTokenRepository extends RevokedTokenRepository {
  readonly #tokens: Collections['revokedTokens'];

  constructor({ revokedTokens }: Collections) {
    super();
    this.#tokens = revokedTokens;
  }

  async revoke(tokenId: string, expiresAt: Timestamp): Promise<void> {
    await this.#tokens.upsert(tokenId, { $setOnInsert: { expiresAt } });
  }

  async isRevoked(tokenId: string): Promise<boolean> {
    return (await this.#tokens.findOne({ _id: tokenId }, { projection: { _id: 1 } })) !== null;
  }

  async deleteExpired(now: Timestamp): Promise<number> {
    return this.#tokens.deleteMany({ expiresAt: { $lt: now } });
  }
}
