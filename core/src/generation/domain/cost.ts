import type { GenerationUsage } from './prompt-parts.ts';
import { priceOf, tierFactor, type PriceTier } from './price-table.ts';

/** US dollars that a call cost at list price, rounded to a millionth of a cent; null where the model has no listed price. */
export function costUsd(model: string, usage: GenerationUsage, tier: PriceTier): number | null {
  const price = priceOf(model);
  if (!price) return null;
  const cached = Math.min(usage.cachedTokens, usage.inputTokens);
  const perMillion =
    (usage.inputTokens - cached) * price.input + cached * price.cachedInput + usage.outputTokens * price.output;
  const dollars = (perMillion / 1_000_000) * tierFactor[tier];
  return Math.round(dollars * 1e8) / 1e8;
}
