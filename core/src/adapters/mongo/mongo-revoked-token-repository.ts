import { RevokedTokenRepository } from '../../auth/ports/revoked-token-repository.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { Collections } from './collections.ts';

/** Signed-out tokens in MongoDB. */
export class MongoRevokedTokenRepository extends RevokedTokenRepository {
  readonly #tokens: Collections['revokedTokens'];

  constructor(collections: Collections) {
    super();
    this.#tokens = collections.revokedTokens;
  }

  override async revoke(tokenId: string, expiresAt: Timestamp): Promise<void> {
    await this.#tokens.updateOne({ _id: tokenId }, { $setOnInsert: { expiresAt } }, { upsert: true });
  }

  override async isRevoked(tokenId: string): Promise<boolean> {
    return (await this.#tokens.findOne({ _id: tokenId }, { projection: { _id: 1 } })) !== null;
  }

  override async deleteExpired(now: Timestamp): Promise<number> {
    return (await this.#tokens.deleteMany({ expiresAt: { $lt: now } })).deletedCount;
  }
}
