import type { UsageRepository } from '../../limits/ports/usage-repository.ts';
import type { Budget } from '../domain/budget.ts';
import type { RowCost } from '../domain/row-cost.ts';
import type { RowWork } from '../domain/row-work.ts';
import type { Meter } from '../ports/job-runner.ts';

interface Deps {
  usage: UsageRepository;
  budget: Budget;
}

/** Charges every call that is made for a row, whichever process makes it and whatever follows it. */
export class RowMeter implements Meter {
  readonly #deps: Deps;
  readonly #isPriced: boolean;
  /** The calls that are charged already, or were made before this run. */
  readonly #known: Set<string>;
  #spentUsd = 0;
  #reservedUsd = 0;

  private constructor(deps: Deps, isPriced: boolean, known: readonly string[]) {
    this.#deps = deps;
    this.#isPriced = isPriced;
    this.#known = new Set(known);
  }

  /** Call it before the row begins. */
  static async of({ known, planned }: RowWork, deps: Deps): Promise<RowMeter> {
    const before = known === null ? [] : await deps.usage.callsFor(known.id, 0);
    return new RowMeter(
      deps,
      planned.price !== null,
      before.map(({ id }) => id),
    );
  }

  get cost(): RowCost {
    return this.#isPriced
      ? { spentUsd: this.#spentUsd, reservedUsd: this.#reservedUsd }
      : { spentUsd: null, reservedUsd: 0 };
  }

  get isLimited(): boolean {
    return this.#deps.budget.isLimited;
  }

  get mayTryAgain(): boolean {
    return this.#deps.budget.isKept;
  }

  async read(recordId: string): Promise<void> {
    const { usage, budget } = this.#deps;
    for (const { id, costUsd, countedUsd } of await usage.callsFor(recordId, 0)) {
      if (this.#known.has(id)) continue;
      this.#known.add(id);
      const cost = costUsd === null ? { spentUsd: 0, reservedUsd: countedUsd } : { spentUsd: costUsd, reservedUsd: 0 };
      this.#spentUsd += cost.spentUsd;
      this.#reservedUsd += cost.reservedUsd;
      if (this.#isPriced) budget.charge(cost);
    }
  }
}
