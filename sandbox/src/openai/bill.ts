import type { Completion } from './completion.ts';

/** US dollars per million tokens. */
type Rate = { input: number; cached: number; write: number; output: number };

const rate = (input: number, cached: number, write: number, output: number): Rate => ({ input, cached, write, output });
const five = rate(1.25, 0.125, 0, 10);
const fiveMini = rate(0.25, 0.025, 0, 2);
const fiveNano = rate(0.05, 0.005, 0, 0.4);

/**
 * OpenAI's price list of November 2026, standard tier, by model id. Models before gpt-5.6 charge nothing for writing to
 * the cache.
 */
const rates: Readonly<Record<string, Rate>> = {
  'gpt-5-2025-08-07': five,
  'gpt-5-chat-latest': five,
  'gpt-5-codex': five,
  'gpt-5-mini-2025-08-07': fiveMini,
  'gpt-5-nano-2025-08-07': fiveNano,
  'gpt-5.6-sol': rate(4, 0.4, 5, 20),
  'gpt-5.6-terra': rate(2, 0.2, 2.5, 12),
  'gpt-5.6-luna': rate(0.2, 0.02, 0.25, 1.2),
  'gpt-6-sol': rate(2, 0.2, 2.5, 10),
  'gpt-6-luna': rate(0.1, 0.01, 0.125, 0.5),
  'gpt-6.1-sol': rate(2, 0.1, 2.5, 10),
  'gpt-6.1-terra': rate(1, 0.05, 1.25, 5),
};

/** What a tier costs in relation to the standard one. */
const tierFactors: Readonly<Record<string, number>> = { flex: 0.5, priority: 2 };

/** Above this number of tokens, a prompt costs twice as much for its input and half as much again for its output. */
const longPrompt = 272_000;

export type BillLine = {
  requests: number;
  inputTokens: number;
  cachedTokens: number;
  cacheWriteTokens: number;
  outputTokens: number;
  usd: number;
};

const nothing = (): BillLine => ({
  requests: 0,
  inputTokens: 0,
  cachedTokens: 0,
  cacheWriteTokens: 0,
  outputTokens: 0,
  usd: 0,
});

/** What OpenAI would charge for the answers. A refused or failed request costs nothing. */
export class Bill {
  #lines = new Map<string, BillLine>();

  charge({ model, usage }: Completion, tier: string | null | undefined): void {
    const price = rates[model];
    if (price === undefined) throw new Error(`The sandbox has no price for ${model}.`);
    const long = usage.input > longPrompt;
    const input =
      (usage.input - usage.cached - usage.written) * price.input +
      usage.cached * price.cached +
      usage.written * price.write;
    const dollars = (input * (long ? 2 : 1) + usage.output * price.output * (long ? 1.5 : 1)) / 1_000_000;
    const line = this.#lines.get(model) ?? nothing();
    line.requests += 1;
    line.inputTokens += usage.input;
    line.cachedTokens += usage.cached;
    line.cacheWriteTokens += usage.written;
    line.outputTokens += usage.output;
    line.usd += dollars * (tierFactors[tier ?? ''] ?? 1);
    this.#lines.set(model, line);
  }

  /** The cost since the start or the last `clear`, in total and by model. */
  read(): BillLine & { models: Record<string, BillLine> } {
    const total = nothing();
    for (const line of this.#lines.values())
      for (const key of Object.keys(total) as (keyof BillLine)[]) total[key] += line[key];
    return { ...total, models: Object.fromEntries(this.#lines) };
  }

  clear(): void {
    this.#lines = new Map();
  }
}
