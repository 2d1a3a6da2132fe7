import type { ModelPrice } from '../../models/contract/models.ts';
import type { PromptBounds } from '../../models/domain/prompt-bounds.ts';

/** More tokens than the schema, the layout around the input and the sentence that asks for a repair have. */
const fixedTokens = 1_000;

/** The highest cost of a request in US dollars, at the default service tier, because flex falls back to it. */
export function maxCostUsd(price: ModelPrice, { inputTokens, outputTokens, calls }: PromptBounds): number {
  const dearestInput = Math.max(price.input, price.cachedInput, price.cacheWrite);
  return (calls * ((fixedTokens + inputTokens) * dearestInput + outputTokens * price.output)) / 1_000_000;
}
