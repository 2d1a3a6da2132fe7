import { DocumentRepository } from '../../platform/documents.ts';
import { limitId, spendLimitSchema, type SpendLimit } from '../domain/spend-limit.ts';

/** Stores the limits that superadmins set, one for each `limitId`. */
export class LimitRepository extends DocumentRepository {
  readonly #limits = this.deps.store.open<SpendLimit>({ name: 'spend_limits', schema: spendLimitSchema });

  /** The limits with these ids; those that are not set are left out. */
  find(ids: readonly string[]): Promise<readonly SpendLimit[]> {
    return this.#limits.find({ id: { in: ids } });
  }

  /** At most 1,000, in any order. */
  list(): Promise<readonly SpendLimit[]> {
    return this.#limits.find({}, { limit: 1_000 });
  }

  /** Sets the given amounts and keeps the others. */
  merge(limit: SpendLimit): Promise<void> {
    return this.#limits.merge({ ...limit, id: limitId(limit.scope, limit.key) });
  }
}
