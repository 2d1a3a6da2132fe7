/**
 * Money that a run may spend. What a row may cost at most is reserved before its call and replaced by the real cost
 * after it, so that calls in flight count too.
 */
export class Budget {
  readonly #maxUsd: number;
  #spentUsd = 0;
  #reservedUsd = 0;
  #settled = Promise.withResolvers<void>();

  /** Null: without a limit. */
  constructor(maxUsd: number | null) {
    this.#maxUsd = maxUsd ?? Number.POSITIVE_INFINITY;
  }

  get spentUsd(): number {
    return this.#spentUsd;
  }

  /** True once `usd` is reserved; false when it does not fit, not even after the calls in flight have ended. */
  async reserve(usd: number): Promise<boolean> {
    while (this.#spentUsd + this.#reservedUsd + usd > this.#maxUsd) {
      // Nothing in flight could give back what is missing.
      if (this.#reservedUsd <= 0 || this.#spentUsd + usd > this.#maxUsd) return false;
      await this.#settled.promise;
    }
    this.#reservedUsd += usd;
    return true;
  }

  /** Counts a call that was paid for while its row's reservation is kept for another try. False: that try does not fit any more. */
  charge(usd: number): boolean {
    this.#spentUsd += usd;
    return this.#spentUsd + this.#reservedUsd <= this.#maxUsd;
  }

  /** Replaces a reservation by what the call cost. */
  settle(reservedUsd: number, actualUsd: number): void {
    this.#reservedUsd -= reservedUsd;
    // Sums of fractions drift, and a rest of next to nothing would be waited for.
    if (this.#reservedUsd < 1e-9) this.#reservedUsd = 0;
    this.#spentUsd += actualUsd;
    const { resolve } = this.#settled;
    this.#settled = Promise.withResolvers();
    resolve();
  }
}
