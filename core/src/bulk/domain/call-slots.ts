/**
 * How many calls may be in flight at once. What comes before a call and after it does not take a place: the next row is
 * laid out, and the last one stored, while others are being written.
 */
export class CallSlots {
  #free: number;
  readonly #waiting: PromiseWithResolvers<void>[] = [];
  #closedWith: Error | null = null;

  constructor(count: number) {
    this.#free = count;
  }

  get isClosed(): boolean {
    return this.#closedWith !== null;
  }

  /** Makes the call as soon as there is room. Rejects without having made it once the slots are closed. */
  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.#closedWith !== null) throw this.#closedWith;
    if (this.#free > 0) this.#free -= 1;
    else {
      const turn = Promise.withResolvers<void>();
      this.#waiting.push(turn);
      await turn.promise;
    }
    try {
      return await call();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next.resolve();
    }
  }

  /** Calls in flight go on; whoever waits or comes later is refused with this. */
  close(reason: Error): void {
    this.#closedWith ??= reason;
    for (const turn of this.#waiting.splice(0)) turn.reject(reason);
  }
}
