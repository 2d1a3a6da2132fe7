import type { UsageFact } from './usage-fact.ts';

/** The sum of facts that agree in kind and outcome. */
export interface UsageSum extends Pick<UsageFact, 'kind' | 'outcome' | 'inputTokens' | 'outputTokens'> {
  /** The number of facts. */
  readonly facts: number;
  /** US dollars of the facts whose cost is known. */
  readonly costUsd: number;
  /** The number of facts whose cost is unknown. */
  readonly unpriced: number;
  /** Every known time, in any order, because medians cannot be added up. */
  readonly msToReady: readonly number[];
}

/** The sum of facts that also agree in day, domain and model. */
export interface DailyUsage extends UsageSum, Pick<UsageFact, 'department' | 'aiModel'> {
  /** The number of days since 1970-01-01, in UTC. */
  readonly day: number;
}

/** The sum of facts that also agree in user. */
export interface UserUsage extends UsageSum, Pick<UsageFact, 'userId'> {}
