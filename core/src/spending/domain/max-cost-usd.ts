import type { ModelPrice } from '../../contract/index.ts';
import { costUsd } from '../../generation/domain/cost.ts';

/** The size that a call can have at most. */
export interface CallBounds {
  /** The length of the model's input, in bytes of UTF-8. */
  readonly inputBytes: number;
  /** The most tokens that one answer may have. */
  readonly outputTokens: number;
  /** The most calls to the model: a second one repairs an unusable answer. */
  readonly calls: number;
}

/** The smallest number of bytes in a token, in the languages of CRM data; a smaller number raises the estimate. */
const bytesPerToken = 3;
/** Tokens of the schema and the layout around the input. */
const fixedTokens = 2_000;

/** The highest cost of a call in US dollars, at the default service tier, because flex falls back to it. */
export function maxCostUsd(price: ModelPrice, { inputBytes, outputTokens, calls }: CallBounds): number {
  const inputTokens = calls * (fixedTokens + Math.ceil(inputBytes / bytesPerToken));
  const usage = { inputTokens, cachedTokens: 0, cacheWriteTokens: inputTokens, outputTokens: calls * outputTokens };
  return costUsd(price, usage, 'default') ?? 0;
}
