/** A fleet that is there takes a row at once; one that is busy may take a while. */
const patienceMs = 30_000;

/** Tells, once, that nobody has taken any of the rows that were handed to the fleet. */
export class FleetWatch {
  readonly #onUntaken: () => void;
  readonly #patienceMs: number;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(onUntaken: () => void, options: { readonly patienceMs?: number } = {}) {
    this.#onUntaken = onUntaken;
    this.#patienceMs = options.patienceMs ?? patienceMs;
  }

  /** A row is in the queue. */
  handedOver(): void {
    if (this.#isOver || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.end();
      this.#onUntaken();
    }, this.#patienceMs);
    this.#timer.unref();
  }

  /** A row was taken, or the run ends: there is nothing to tell any more. */
  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }
}
