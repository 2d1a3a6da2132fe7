import type { UsageFact } from '../../generation/domain/usage-fact.ts';

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
 * Adds up the facts of one group: generations by how they ended, tokens and cost of every call. Medians cannot be added
 * up, so each time is kept.
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

  add(fact: UsageFact): void {
    const isGeneration = fact.kind === 'generation';
    if (isGeneration && fact.outcome === 'ready') this.#generations += 1;
    if (isGeneration && fact.outcome === 'error') this.#errors += 1;
    this.#inputTokens += fact.inputTokens;
    this.#outputTokens += fact.outputTokens;
    this.#costUsd += fact.costUsd ?? 0;
    if (isCall(fact) && fact.costUsd === null) this.#unpriced += 1;
    if (fact.msToReady !== null) this.#times.push(fact.msToReady);
  }

  figures(): UsageFigures {
    return {
      generations: this.#generations,
      errors: this.#errors,
      inputTokens: this.#inputTokens,
      outputTokens: this.#outputTokens,
      // Adding small prices gives meaningless digits, so the sum is rounded.
      costUsd: Math.round(this.#costUsd * 1e6) / 1e6,
      unpriced: this.#unpriced,
      medianMsToReady: median(this.#times),
    };
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
 * Whether a fact counts as a call. The calls that a failed generation wasted have facts of their own, besides that of
 * its end.
 */
export function isCall({ kind, outcome }: UsageFact): boolean {
  return kind !== 'generation' || outcome !== 'error';
}

function median(times: readonly number[]): number | null {
  if (times.length === 0) return null;
  const sorted = Float64Array.from(times).sort();
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
