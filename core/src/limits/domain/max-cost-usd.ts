import type { ModelPrice } from '../../models/contract/models.ts';

/** The size that the calls of a request can have at most. */
export interface CallBounds {
  /** The most tokens of the model's input. */
  readonly inputTokens: number;
  /** The most tokens that one answer may have. */
  readonly outputTokens: number;
  /** The most calls to the model that are paid for. */
  readonly calls: number;
}

/** More tokens than the schema, the layout around the input and the sentence that asks for a repair have. */
const fixedTokens = 1_000;

/** The highest cost of a request in US dollars, at the default service tier, because flex falls back to it. */
export function maxCostUsd(price: ModelPrice, { inputTokens, outputTokens, calls }: CallBounds): number {
  const dearestInput = Math.max(price.input, price.cachedInput, price.cacheWrite);
  return (calls * ((fixedTokens + inputTokens) * dearestInput + outputTokens * price.output)) / 1_000_000;
}
