/** A bounded queue between producers and consumers. A producer waits while it is full, a consumer while it is empty. */
export class Channel<T> {
  readonly #capacity: number;
  readonly #items: T[] = [];
  readonly #takers: PromiseWithResolvers<T | undefined>[] = [];
  readonly #putters: (() => void)[] = [];
  #closed = false;
  #failure: { readonly error: unknown } | null = null;

  /** When the signal is aborted, the channel closes and drops its items. */
  constructor(capacity: number, signal: AbortSignal) {
    this.#capacity = capacity;
    const drop = (): void => {
      this.close();
      this.#items.length = 0;
    };
    signal.addEventListener('abort', drop, { once: true });
    if (signal.aborted) drop();
  }

  /** Returns false when the channel was closed, so that the item was not added. */
  async put(item: T): Promise<boolean> {
    while (!this.#closed && this.#takers.length === 0 && this.#items.length >= this.#capacity) {
      await new Promise<void>((resolve) => this.#putters.push(resolve));
    }
    if (this.#closed) return false;
    const taker = this.#takers.shift();
    if (taker === undefined) this.#items.push(item);
    else taker.resolve(item);
    return true;
  }

  /** The next item; undefined once the channel is closed and empty. Rejects once with the error of `fail`. */
  async take(): Promise<T | undefined> {
    const item = this.#items.shift();
    this.#putters.shift()?.();
    if (item !== undefined) return item;
    if (this.#failure !== null) {
      const { error } = this.#failure;
      this.#failure = null;
      throw error;
    }
    if (this.#closed) return undefined;
    const taker = Promise.withResolvers<T | undefined>();
    this.#takers.push(taker);
    return taker.promise;
  }

  /** Accepts no further items. Those inside can still be taken. */
  close(): void {
    this.#closed = true;
    for (const taker of this.#takers.splice(0)) taker.resolve(undefined);
    for (const putter of this.#putters.splice(0)) putter();
  }

  /** Closes the channel and rejects one consumer with the error. */
  fail(error: unknown): void {
    if (this.#closed) return;
    const taker = this.#takers.shift();
    if (taker === undefined) this.#failure = { error };
    else taker.reject(error);
    this.close();
  }
}
