import type { DepartmentKey } from '../../contract/index.ts';
import type { PromptUses } from '../../prompts/ports/prompt-uses.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { UsageFact } from '../domain/usage-fact.ts';

export interface UsageQuery {
  /** The facts from `from` until before `to`. */
  readonly from: Timestamp;
  readonly to: Timestamp;
  readonly department?: DepartmentKey;
}

/** Keeps one usage fact for each finished generation and for each other call of the AI. */
export abstract class UsageRepository implements PromptUses {
  /** Stores a fact. When its id is stored already, the first one stays. */
  abstract add(fact: UsageFact): Promise<void>;
  abstract countByVersion(promptId: string): Promise<ReadonlyMap<number, number>>;
  abstract countSince(promptIds: readonly string[], since: Timestamp): Promise<ReadonlyMap<string, number>>;
  /** Streams the facts of a range in any order, a bounded number in memory at a time. */
  abstract read(query: UsageQuery): AsyncIterable<UsageFact>;
}
