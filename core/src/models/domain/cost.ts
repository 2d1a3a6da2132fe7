import type { ModelPrice } from '../contract/models.ts';
import type { GenerationUsage } from './prompt-parts.ts';

/** The vendor's price tier of a call. `priority` is never asked for, but a project's own setting may apply it. */
export type PriceTier = 'default' | 'flex' | 'priority';

/** What a tier costs in relation to the list price; of `priority` the most that OpenAI asks for any model. */
const tierFactor: Readonly<Record<PriceTier, number>> = { default: 1, flex: 0.5, priority: 2 };

/**
 * The cost of a call in US dollars, rounded to a millionth of a cent; null if the model's price is unknown or the
 * vendor did not report the usage.
 */
export function costUsd(price: ModelPrice | null, usage: GenerationUsage | null, tier: PriceTier): number | null {
  if (price === null || usage === null) return null;
  const cached = Math.min(usage.cachedTokens, usage.inputTokens);
  const written = Math.min(usage.cacheWriteTokens, usage.inputTokens - cached);
  const perMillion =
    (usage.inputTokens - cached - written) * price.input +
    cached * price.cachedInput +
    written * price.cacheWrite +
    usage.outputTokens * price.output;
  return Math.round((perMillion / 1_000_000) * tierFactor[tier] * 1e8) / 1e8;
}
