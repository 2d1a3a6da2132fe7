/**
 * Money that a run may spend. A call's estimate is reserved before it is made and replaced by its real cost after, so
 * that calls in flight count too.
 */
export class CostBudget {
  readonly #max: number;
  #spent = 0;
  #reserved = 0;
  #settled = Promise.withResolvers<void>();

  /** Null: without a limit. */
  constructor(maxUsd: number | null) {
    this.#max = maxUsd ?? Number.POSITIVE_INFINITY;
  }

  get spentUsd(): number {
    return this.#spent;
  }

  /** True once `usd` is reserved; false when it does not fit, not even after the calls in flight have ended. */
  async reserve(usd: number): Promise<boolean> {
    while (this.#spent + this.#reserved + usd > this.#max) {
      // Nothing in flight could give back what is missing.
      if (this.#reserved <= 0 || this.#spent + usd > this.#max) return false;
      await this.#settled.promise;
    }
    this.#reserved += usd;
    return true;
  }

  /** As `reserve`, for who cannot wait until a call in flight has ended. */
  tryReserve(usd: number): boolean {
    if (this.#spent + this.#reserved + usd > this.#max) return false;
    this.#reserved += usd;
    return true;
  }

  /** Counts what an earlier run has begun to spend, whether it fits or not. */
  takeOver(usd: number): void {
    this.#reserved += usd;
  }

  /** Counts a call beside a reservation that is kept for the next. False: what is reserved does not fit any more. */
  charge(usd: number): boolean {
    this.#spent += usd;
    return this.#spent + this.#reserved <= this.#max;
  }

  /** Replaces a reservation by what the call cost. */
  settle(reservedUsd: number, actualUsd: number): void {
    // Sums of fractions drift; what is left of nothing is nothing.
    this.#reserved = Math.max(0, this.#reserved - reservedUsd);
    if (this.#reserved < 1e-9) this.#reserved = 0;
    this.#spent += actualUsd;
    const { resolve } = this.#settled;
    this.#settled = Promise.withResolvers();
    resolve();
  }
}
