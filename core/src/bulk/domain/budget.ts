/**
 * The money that a run may spend. Before its call, a row reserves its maximum cost; afterwards the real cost replaces
 * the reservation. So calls in flight count too.
 */
export class Budget {
  readonly #maxUsd: number;
  #spentUsd = 0;
  #reservedUsd = 0;
  #settled = Promise.withResolvers<void>();

  /** Null means no limit. */
  constructor(maxUsd: number | null) {
    this.#maxUsd = maxUsd ?? Number.POSITIVE_INFINITY;
  }

  get spentUsd(): number {
    return this.#spentUsd;
  }

  /** Resolves with true once `usd` is reserved, or with false when the amount cannot fit even after the calls in flight. */
  async reserve(usd: number): Promise<boolean> {
    while (this.#spentUsd + this.#reservedUsd + usd > this.#maxUsd) {
      // No call in flight can free enough.
      if (this.#reservedUsd <= 0 || this.#spentUsd + usd > this.#maxUsd) return false;
      await this.#settled.promise;
    }
    this.#reservedUsd += usd;
    return true;
  }

  /** Charges a paid call and keeps the row's reservation for another attempt. False: that attempt no longer fits. */
  charge(usd: number): boolean {
    this.#spentUsd += usd;
    return this.#spentUsd + this.#reservedUsd <= this.#maxUsd;
  }

  /** Replaces a reservation by the real cost. */
  settle(reservedUsd: number, actualUsd: number): void {
    this.#reservedUsd -= reservedUsd;
    // Rounding errors add up, and a tiny remainder would otherwise be waited for.
    if (this.#reservedUsd < 1e-9) this.#reservedUsd = 0;
    this.#spentUsd += actualUsd;
    const { resolve } = this.#settled;
    this.#settled = Promise.withResolvers();
    resolve();
  }
}
