import type { ModelPrice } from '../../contract/index.ts';
import { costUsd } from '../../generation/domain/cost.ts';

/** What a call may take at most. */
export interface CallBounds {
  /** The length of what the model reads, in bytes of UTF-8. */
  readonly inputBytes: number;
  /** The most tokens that an answer may have. */
  readonly outputTokens: number;
  /** How often the model is asked: an unusable answer is repaired by a second call. */
  readonly calls: number;
}

/** The smallest number of bytes in a token, in the languages of CRM data; a smaller number raises the estimate. */
const bytesPerToken = 3;
/** Tokens of the schema and the layout around what is given. */
const fixedTokens = 2_000;

/** US dollars that a call may cost at most. At the default tier, because flex falls back to it. */
export function maxCostUsd(price: ModelPrice, { inputBytes, outputTokens, calls }: CallBounds): number {
  const inputTokens = calls * (fixedTokens + Math.ceil(inputBytes / bytesPerToken));
  const usage = { inputTokens, cachedTokens: 0, cacheWriteTokens: inputTokens, outputTokens: calls * outputTokens };
  return costUsd(price, usage, 'default') ?? 0;
}
