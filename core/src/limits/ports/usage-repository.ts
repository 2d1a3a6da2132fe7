import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { PromptUses } from '../../prompts/ports/prompt-uses.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { UsageFact } from '../domain/usage-fact.ts';
import type { UsageSum } from '../domain/usage-sum.ts';

/** A range of time, from `from` until before `to`. */
export interface UsageQuery {
  readonly from: Timestamp;
  readonly to: Timestamp;
}

/** Days as the number of days since 1970-01-01 in UTC, from `from` until before `to`. */
export interface UsageDays {
  readonly from: number;
  readonly to: number;
  readonly department?: DepartmentKey;
}

/** Keeps one usage fact for each call of the AI and for each generation that ended. */
export abstract class UsageRepository implements PromptUses {
  /** Stores a fact. When its id is stored already, the first one stays. */
  abstract add(fact: UsageFact): Promise<void>;
  abstract countByVersion(promptId: string): Promise<ReadonlyMap<number, number>>;
  abstract countSince(promptIds: readonly string[], since: Timestamp): Promise<ReadonlyMap<string, number>>;
  /** The calls that were made for a job since a moment, at most 1,000, in any order. */
  abstract callsFor(jobId: string, since: Timestamp): Promise<readonly UsageFact[]>;
  /** Streams the facts of a range in any order, a bounded number in memory at a time. */
  abstract read(query: UsageQuery): AsyncIterable<UsageFact>;
  abstract sums(days: UsageDays): AsyncIterable<UsageSum>;
}
