import type { Logger } from '@overture/core/platform/logger';

/** Runs a task periodically and never twice at once. A failure is logged, and the next round tries again. */
export class PeriodicTask {
  readonly #task: () => Promise<unknown>;
  readonly #options: { readonly name: string; readonly everyMs: number; readonly logger: Logger };
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(
    task: () => Promise<unknown>,
    options: { readonly name: string; readonly everyMs: number; readonly logger: Logger },
  ) {
    this.#task = task;
    this.#options = options;
  }

  /** The first round begins at once. */
  start(): void {
    this.#timer = setTimeout(() => this.#round(), 0);
  }

  /** Begins no further round and waits for the running one. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }

  #round(): void {
    const { name, everyMs, logger } = this.#options;
    this.#running = this.#task()
      .then(
        () => undefined,
        (error: unknown) => logger.error({ err: error, task: name }, 'a periodic task failed'),
      )
      .then(() => {
        if (this.#timer !== undefined) this.#timer = setTimeout(() => this.#round(), everyMs);
      });
  }
}
