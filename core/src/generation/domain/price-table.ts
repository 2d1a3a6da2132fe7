export interface ModelPrice {
  /** US dollars per million tokens. */
  readonly input: number;
  readonly cachedInput: number;
  readonly output: number;
}

const gpt5: ModelPrice = { input: 1.25, cachedInput: 0.125, output: 10 };
const gpt5Mini: ModelPrice = { input: 0.25, cachedInput: 0.025, output: 2 };
const gpt5Nano: ModelPrice = { input: 0.05, cachedInput: 0.005, output: 0.4 };

/**
 * List prices by model family. Source: OpenAI's public API price list as of 7 August 2025, the day GPT-5 was published,
 * standard tier. They were written down then and are not asked for again: OpenAI may have changed them since, and an
 * account's own terms or another server's prices are not known here. Costs shown are therefore estimates.
 */
const priceTable: ReadonlyMap<string, ModelPrice> = new Map([
  ['gpt-5', gpt5],
  ['gpt-5-chat-latest', gpt5],
  ['gpt-5-codex', gpt5],
  ['gpt-5-mini', gpt5Mini],
  ['gpt-5-nano', gpt5Nano],
]);

/** The day that a dated id of a family ends in, as in `gpt-5-mini-2025-08-07`. */
const dateSuffix = /-\d{4}-\d{2}-\d{2}$/;

/** The list price of a model, a dated one's being its family's; undefined for a model that is not listed. */
export function priceOf(model: string): ModelPrice | undefined {
  return priceTable.get(model.replace(dateSuffix, ''));
}

/** How a call is paid for. */
export type PriceTier = 'default' | 'flex';

/** What a tier costs of the list price: flex half. */
export const tierFactor: Readonly<Record<PriceTier, number>> = { default: 1, flex: 0.5 };
