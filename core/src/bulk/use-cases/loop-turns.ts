/** Pieces of work share a turn of the event loop for this long (ms); each takes a few tenths of it. */
const sliceMs = 1;

/**
 * Spreads pieces of work over turns of the event loop, so that what comes in meanwhile, above all the end of a call whose
 * place another waits for, is heard between them and not after all of them.
 */
export class LoopTurns {
  readonly #waiting: (() => void)[] = [];
  #turnBeganAt = 0;
  #isGranting = false;

  /** Resolved when there is time for a piece: in this turn, or in one of the next. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (!this.#isGranting) this.#grant();
    });
  }

  #grant(): void {
    this.#isGranting = this.#waiting.length > 0;
    if (!this.#isGranting) return;
    if (performance.now() - this.#turnBeganAt >= sliceMs) {
      setImmediate(() => {
        this.#turnBeganAt = performance.now();
        this.#grant();
      });
      return;
    }
    this.#waiting.shift()?.();
    // A tick that a microtask asks for comes after all microtasks: after what the piece does before it has to wait.
    queueMicrotask(() => process.nextTick(() => this.#grant()));
  }
}
