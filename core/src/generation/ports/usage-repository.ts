import type { DepartmentKey } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { UsageFact } from '../domain/usage-fact.ts';

export interface UsageQuery {
  /** Facts within [from, to). */
  readonly from: Timestamp;
  readonly to: Timestamp;
  readonly department?: DepartmentKey;
}

/** What generations took, one small fact each. */
export abstract class UsageRepository {
  /** Idempotent by `fact.id`: the first one stays. */
  abstract add(fact: UsageFact): Promise<void>;
  /** Streams the facts of a range in any order, a bounded number in memory at a time. */
  abstract read(query: UsageQuery): AsyncIterable<UsageFact>;
}
