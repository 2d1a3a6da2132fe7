import type { SpendLimit } from '../domain/spend-limit.ts';

/** Stores the limits that superadmins set, one for each `limitId`. */
export abstract class LimitRepository {
  /** The limits with these ids; those that are not set are left out. */
  abstract find(ids: readonly string[]): Promise<readonly SpendLimit[]>;
  /** At most 1,000, in any order. */
  abstract list(): Promise<readonly SpendLimit[]>;
  /** Sets the given amounts and keeps the others. */
  abstract merge(limit: SpendLimit): Promise<void>;
}
