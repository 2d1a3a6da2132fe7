import { limitId, spendLimitSchema, type SpendLimit } from '../domain/spend-limit.ts';
import { LimitRepository } from '../ports/limit-repository.ts';
import type { Collections } from '../../platform/mongo/collections.ts';

export class MongoLimitRepository extends LimitRepository {
  readonly #limits: Collections['spendLimits'];

  constructor({ spendLimits }: Collections) {
    super();
    this.#limits = spendLimits;
  }

  async find(ids: readonly string[]): Promise<readonly SpendLimit[]> {
    const found = await this.#limits.find({ _id: { $in: [...ids] } });
    return found.map((document) => spendLimitSchema.parse(document));
  }

  async list(): Promise<readonly SpendLimit[]> {
    return (await this.#limits.find({}, { limit: 1_000 })).map((document) => spendLimitSchema.parse(document));
  }

  async merge(limit: SpendLimit): Promise<void> {
    // The driver leaves out undefined fields, so that their stored values stay.
    await this.#limits.upsert(limitId(limit.scope, limit.key), { $set: { ...limit } });
  }
}
