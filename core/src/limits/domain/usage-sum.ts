import type { UsageFact } from './usage-fact.ts';

/** The sum of a day's facts that agree in domain, model, user, kind and outcome. */
export interface UsageSum extends Pick<
  UsageFact,
  'department' | 'aiModel' | 'userId' | 'kind' | 'outcome' | 'inputTokens' | 'outputTokens'
> {
  /** The number of days since 1970-01-01, in UTC. */
  readonly day: number;
  /** The number of facts. */
  readonly facts: number;
  /** US dollars of the facts whose cost is known. */
  readonly costUsd: number;
  /** The number of facts whose cost is unknown. */
  readonly unpriced: number;
  /** Every known time, in any order, because medians cannot be added up. */
  readonly msToReady: readonly number[];
}
