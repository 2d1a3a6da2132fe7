import type { UsageSum } from '../../limits/domain/usage-sum.ts';

export interface UsageFigures {
  readonly generations: number;
  readonly errors: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** US dollars of the calls whose cost is known. */
  readonly costUsd: number;
  /** The number of calls whose cost is unknown. */
  readonly unpriced: number;
  /** The median time from submit to ready, in milliseconds; null when no such time is known. */
  readonly medianMsToReady: number | null;
}

/**
 * Adds up the sums of one group: generations by how they ended, tokens and cost of every call.
 */
export class UsageTally {
  #generations = 0;
  #errors = 0;
  #inputTokens = 0;
  #outputTokens = 0;
  #costUsd = 0;
  #unpriced = 0;
  readonly #times: number[] = [];

  static sum(tallies: readonly UsageTally[]): UsageTally {
    const sum = new UsageTally();
    for (const tally of tallies) sum.#absorb(tally);
    return sum;
  }

  add(sum: UsageSum): void {
    const isGeneration = sum.kind === 'generation';
    if (isGeneration && sum.outcome === 'ready') this.#generations += sum.facts;
    if (isGeneration && sum.outcome === 'error') this.#errors += sum.facts;
    this.#inputTokens += sum.inputTokens;
    this.#outputTokens += sum.outputTokens;
    this.#costUsd += sum.costUsd;
    if (areCalls(sum)) this.#unpriced += sum.unpriced;
    for (const time of sum.msToReady) this.#times.push(time);
  }

  figures(): UsageFigures {
    return {
      generations: this.#generations,
      errors: this.#errors,
      inputTokens: this.#inputTokens,
      outputTokens: this.#outputTokens,
      ...this.cost(),
      medianMsToReady: median(this.#times),
    };
  }

  cost(): Pick<UsageFigures, 'costUsd' | 'unpriced'> {
    // Adding small prices gives meaningless digits, so the sum is rounded.
    return { costUsd: Math.round(this.#costUsd * 1e6) / 1e6, unpriced: this.#unpriced };
  }

  #absorb(other: UsageTally): void {
    this.#generations += other.#generations;
    this.#errors += other.#errors;
    this.#inputTokens += other.#inputTokens;
    this.#outputTokens += other.#outputTokens;
    this.#costUsd += other.#costUsd;
    this.#unpriced += other.#unpriced;
    for (const time of other.#times) this.#times.push(time);
  }
}

/**
 * Whether facts count as calls. The end of a generation is none, except in older stores, where the fact of a ready one
 * stands for its calls too.
 */
export function areCalls({ kind, outcome, ...used }: UsageSum): boolean {
  if (kind !== 'generation' || outcome === 'call') return true;
  return outcome === 'ready' && used.inputTokens + used.outputTokens + used.costUsd + used.unpriced > 0;
}

function median(times: readonly number[]): number | null {
  if (times.length === 0) return null;
  const sorted = Float64Array.from(times).sort();
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
