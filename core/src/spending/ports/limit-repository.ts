import type { SpendLimit } from '../domain/spend-limit.ts';

/** The limits that superadmins set, one for each `limitId`. */
export abstract class LimitRepository {
  /** Those of these ids that are set. */
  abstract find(ids: readonly string[]): Promise<readonly SpendLimit[]>;
  /** At most 1,000, in any order. */
  abstract list(): Promise<readonly SpendLimit[]>;
  /** Sets the amounts that are given and keeps the others. */
  abstract merge(limit: SpendLimit): Promise<void>;
}
