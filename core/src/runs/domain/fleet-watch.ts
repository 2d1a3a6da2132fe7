/** An idle worker takes a row at once; busy workers may need this long. */
const patienceMs = 30_000;

/** Reports once when no worker has taken any of the queued rows. */
export class FleetWatch {
  readonly #onUntaken: () => void;
  readonly #patienceMs: number;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(onUntaken: () => void, options: { readonly patienceMs?: number } = {}) {
    this.#onUntaken = onUntaken;
    this.#patienceMs = options.patienceMs ?? patienceMs;
  }

  /** Notes that a row is in the queue. */
  handedOver(): void {
    if (this.#isOver || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.end();
      this.#onUntaken();
    }, this.#patienceMs);
    this.#timer.unref();
  }

  /** Stops watching, because a row was taken or the run ends. */
  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }
}
