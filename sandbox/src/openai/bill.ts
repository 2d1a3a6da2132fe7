import type { Completion } from './completion.ts';
import { ratesOf } from './models.ts';

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
    const price = ratesOf(model);
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
