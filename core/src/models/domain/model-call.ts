import type { ModelPrice } from '../contract/models.ts';
import { costUsd, type PriceTier } from './cost.ts';
import type { GenerationUsage } from './prompt-parts.ts';

/** A call to a model that is or may be paid for, whether it brought an answer or not. */
export interface ModelCall {
  /** Null where nobody knows it: the server did not report it, or the connection broke before it could. */
  readonly usage: GenerationUsage | null;
  /** The tier that is paid, which may differ from the one that was asked for. */
  readonly serviceTier: PriceTier;
}

/** Called once for each call that is or may be paid for, as soon as it has ended. */
export type OnCall = (call: ModelCall) => void;

/** The usage of all calls together; null unless the usage of each is known. */
export function usageOf(calls: readonly ModelCall[]): GenerationUsage | null {
  const sum = { inputTokens: 0, cachedTokens: 0, cacheWriteTokens: 0, outputTokens: 0 };
  for (const { usage } of calls) {
    if (usage === null) return null;
    sum.inputTokens += usage.inputTokens;
    sum.cachedTokens += usage.cachedTokens;
    sum.cacheWriteTokens += usage.cacheWriteTokens;
    sum.outputTokens += usage.outputTokens;
  }
  return sum;
}

/** The cost of all calls together in US dollars; null unless the cost of each is known. */
export function costOfCalls(price: ModelPrice | null, calls: readonly ModelCall[]): number | null {
  let sum = 0;
  for (const { usage, serviceTier } of calls) {
    const cost = costUsd(price, usage, serviceTier);
    if (cost === null) return null;
    sum += cost;
  }
  return sum;
}
