/**
 * The money that a run may spend. Before its call, a row holds its maximum cost; afterwards its calls are charged and the
 * hold is released. So calls in flight count too.
 */
export class Budget {
  readonly #maxUsd: number;
  #spentUsd = 0;
  #reservedUsd = 0;
  #heldUsd = 0;
  #released = Promise.withResolvers<void>();

  /** Null means no limit. */
  constructor(maxUsd: number | null) {
    this.#maxUsd = maxUsd ?? Number.POSITIVE_INFINITY;
  }

  get isLimited(): boolean {
    return Number.isFinite(this.#maxUsd);
  }

  /** US dollars of the calls whose cost is known. */
  get spentUsd(): number {
    return this.#spentUsd;
  }

  /** US dollars that other calls may have cost at most, because nobody reported what they used. */
  get reservedUsd(): number {
    return this.#reservedUsd;
  }

  /** Whether what is charged and held fits. */
  get isKept(): boolean {
    return this.#chargedUsd + this.#heldUsd <= this.#maxUsd;
  }

  get #chargedUsd(): number {
    return this.#spentUsd + this.#reservedUsd;
  }

  /** Resolves with true once `usd` is held, or with false when the amount cannot fit even after the calls in flight. */
  async hold(usd: number): Promise<boolean> {
    while (this.#chargedUsd + this.#heldUsd + usd > this.#maxUsd) {
      // No call in flight can free enough.
      if (this.#heldUsd <= 0 || this.#chargedUsd + usd > this.#maxUsd) return false;
      await this.#released.promise;
    }
    this.#heldUsd += usd;
    return true;
  }

  charge({ spentUsd, reservedUsd }: { readonly spentUsd: number; readonly reservedUsd: number }): void {
    this.#spentUsd += spentUsd;
    this.#reservedUsd += reservedUsd;
  }

  release(heldUsd: number): void {
    this.#heldUsd -= heldUsd;
    // Rounding errors add up, and a tiny remainder would otherwise be waited for.
    if (this.#heldUsd < 1e-9) this.#heldUsd = 0;
    const { resolve } = this.#released;
    this.#released = Promise.withResolvers();
    resolve();
  }
}
