export interface ModelPrice {
  /** US dollars per million tokens. */
  readonly input: number;
  readonly cachedInput: number;
  readonly output: number;
}

const gpt5: ModelPrice = { input: 1.25, cachedInput: 0.125, output: 10 };
const gpt5Mini: ModelPrice = { input: 0.25, cachedInput: 0.025, output: 2 };
const gpt5Nano: ModelPrice = { input: 0.05, cachedInput: 0.005, output: 0.4 };

/** List prices of the models of the spec, section 9. Source: OpenAI's API price list as published with GPT-5, August 2025. */
export const priceTable: ReadonlyMap<string, ModelPrice> = new Map([
  ['gpt-5', gpt5],
  ['gpt-5-2025-08-07', gpt5],
  ['gpt-5-chat-latest', gpt5],
  ['gpt-5-codex', gpt5],
  ['gpt-5-mini', gpt5Mini],
  ['gpt-5-mini-2025-08-07', gpt5Mini],
  ['gpt-5-nano', gpt5Nano],
  ['gpt-5-nano-2025-08-07', gpt5Nano],
]);

/** The flex tier costs half. */
export const flexFactor = 0.5;
