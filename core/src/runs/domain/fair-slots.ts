import type { MakeCall } from '../../platform/calls-in-turn.ts';

/**
 * Places for calls of the model, which users get in turns, however many calls one of them waits for. Before a place is
 * given, `untilFree` resolves, which holds runs back while somebody's own generation waits.
 */
export class FairSlots {
  #free: number;
  #isGiving = false;
  readonly #untilFree: () => Promise<void>;
  /** The waiting calls of each user; the first user is served next. */
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(max: number, untilFree: () => Promise<void>) {
    this.#free = max;
    this.#untilFree = untilFree;
  }

  /** Makes the calls of a user. A call that was answered makes room, although its cost is still being counted. */
  callsOf(userId: string): MakeCall {
    return async (call) => {
      await this.#place(userId);
      let isBack = false;
      const giveBack = (): void => {
        if (isBack) return;
        isBack = true;
        this.#free += 1;
        void this.#give();
      };
      try {
        return await call(giveBack);
      } finally {
        giveBack();
      }
    };
  }

  #place(userId: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const own = this.#waiting.get(userId);
    if (own === undefined) this.#waiting.set(userId, [resolve]);
    else own.push(resolve);
    void this.#give();
    return promise;
  }

  async #give(): Promise<void> {
    if (this.#isGiving) return;
    this.#isGiving = true;
    while (this.#free > 0 && this.#waiting.size > 0) {
      await this.#untilFree();
      const [first] = this.#waiting;
      if (first === undefined) break;
      const [userId, [next, ...others]] = first;
      this.#waiting.delete(userId);
      if (others.length > 0) this.#waiting.set(userId, others);
      this.#free -= 1;
      next?.();
    }
    this.#isGiving = false;
  }
}
