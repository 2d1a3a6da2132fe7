/**
 * Ends the waiting for what may never come. Not a race against one long promise: that keeps something of each race for
 * as long as it is not settled, and a run waits once for each row. For one waiting at a time.
 */
export class StopBell {
  #hasRung = false;
  #wake: (() => void) | undefined;

  ring(): void {
    this.#hasRung = true;
    this.#wake?.();
  }

  /** What `coming` comes to; null once the bell has rung. */
  async unlessRung<T>(coming: Promise<T>): Promise<T | null> {
    if (this.#hasRung) return null;
    const { promise, resolve, reject } = Promise.withResolvers<T | null>();
    this.#wake = () => resolve(null);
    coming.then(resolve, reject);
    try {
      return await promise;
    } finally {
      this.#wake = undefined;
    }
  }
}
