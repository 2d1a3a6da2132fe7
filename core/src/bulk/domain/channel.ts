/** A queue between a producer and consumers: whoever puts into a full one waits, whoever takes from an empty one too. */
export class Channel<T> {
  readonly #capacity: number;
  readonly #items: T[] = [];
  readonly #takers: ((item: T | undefined) => void)[] = [];
  readonly #putters: (() => void)[] = [];
  #closed = false;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** False when the channel was closed and the item not taken in. */
  async put(item: T): Promise<boolean> {
    while (!this.#closed && this.#takers.length === 0 && this.#items.length >= this.#capacity) {
      await new Promise<void>((resolve) => this.#putters.push(resolve));
    }
    if (this.#closed) return false;
    const taker = this.#takers.shift();
    if (taker === undefined) this.#items.push(item);
    else taker(item);
    return true;
  }

  /** The next item; undefined once the channel is closed and empty. */
  take(): Promise<T | undefined> {
    const item = this.#items.shift();
    this.#putters.shift()?.();
    if (item !== undefined || this.#closed) return Promise.resolve(item);
    return new Promise((resolve) => this.#takers.push(resolve));
  }

  /** Takes no more in. What is inside can still be taken, unless it is dropped. */
  close({ drop = false }: { readonly drop?: boolean } = {}): void {
    this.#closed = true;
    if (drop) this.#items.length = 0;
    for (const taker of this.#takers.splice(0)) taker(undefined);
    for (const putter of this.#putters.splice(0)) putter();
  }
}
