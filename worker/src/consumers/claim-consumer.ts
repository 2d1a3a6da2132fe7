import type { Logger } from '@overture/core/platform/logger';

export interface ClaimConsumerOptions<Item extends { readonly id: string }> {
  /** What an item is called in the log, such as `run`. */
  readonly what: string;
  readonly claim: () => Promise<Item | null>;
  /** Begins nothing further once `drain` is aborted. */
  readonly carryOut: (item: Item, drain: AbortSignal) => Promise<void>;
  readonly concurrency: number;
  /** Takes one item at a time, with a pause after each, so that several workers share them. */
  readonly isShared?: true;
  readonly logger: Logger;
}

/** How often a worker looks for something to claim, in milliseconds. */
const pollMs = 500;

/**
 * Carries out what is found in the store by its lease, beside the generations of the queue: cells of trials, and runs. It
 * needs no message, and therefore no broker.
 */
export class ClaimConsumer<Item extends { readonly id: string }> {
  readonly #options: ClaimConsumerOptions<Item>;
  readonly #running = new Set<Promise<void>>();
  readonly #drain = new AbortController();
  readonly #loop: Promise<void>;
  #wake = (): void => {};

  constructor(options: ClaimConsumerOptions<Item>) {
    this.#options = options;
    this.#loop = this.#run();
  }

  /** Begins nothing further and waits for what is being done. */
  async stop(): Promise<void> {
    this.#drain.abort();
    this.#wake();
    await this.#loop;
    await Promise.all(this.#running);
  }

  async #run(): Promise<void> {
    const { concurrency, isShared = false } = this.#options;
    while (!this.#drain.signal.aborted) {
      const isFull = this.#running.size >= concurrency;
      const isBegun = !isFull && (await this.#begin());
      if (!isBegun || isShared) await this.#wait();
    }
  }

  /** False when there was nothing to begin. */
  async #begin(): Promise<boolean> {
    const { what, claim, carryOut, logger } = this.#options;
    try {
      const item = await claim();
      if (item === null) return false;
      const work = carryOut(item, this.#drain.signal)
        .catch((error: unknown) => logger.warn({ err: error, [what]: item.id }, `a ${what} could not be stored`))
        .then(() => {
          this.#running.delete(work);
          this.#wake();
        });
      this.#running.add(work);
      return true;
    } catch (error) {
      logger.warn({ err: error }, `no ${what} could be read; trying again`);
      return false;
    }
  }

  async #wait(): Promise<void> {
    if (this.#drain.signal.aborted) return;
    const ended = Promise.withResolvers<void>();
    this.#wake = ended.resolve;
    const timer = setTimeout(ended.resolve, pollMs);
    await ended.promise;
    clearTimeout(timer);
  }
}
