import type { CarryOutRun } from '@overture/core/runs/use-cases/carry-out-run';
import type { Logger } from '@overture/core/platform/logger';

/** How often a worker looks for a run, in milliseconds. */
const pollMs = 500;
/** Each of them reads contacts ahead. */
const maxRuns = 32;

/**
 * Carries out runs beside the generations of the queue. Runs are found in the store, not by messages, so that they do not
 * need the broker. A worker takes one at a time, so that several workers share them.
 */
export class RunConsumer {
  readonly #deps: { readonly runs: CarryOutRun; readonly stopping: AbortSignal; readonly logger: Logger };
  readonly #drain = new AbortController();
  readonly #running = new Set<Promise<void>>();
  readonly #loop: Promise<void>;
  #wake = (): void => {};

  /** `stopping` gives back what is being written. */
  constructor(deps: { readonly runs: CarryOutRun; readonly stopping: AbortSignal; readonly logger: Logger }) {
    this.#deps = deps;
    this.#loop = this.#run();
  }

  /** Takes no further run, begins no further contact, and waits for those that are being written. */
  async stop(): Promise<void> {
    this.#drain.abort();
    this.#wake();
    await this.#loop;
    await Promise.all(this.#running);
  }

  async #run(): Promise<void> {
    while (!this.#drain.signal.aborted) {
      if (this.#running.size < maxRuns) await this.#begin();
      await this.#wait();
    }
  }

  async #begin(): Promise<void> {
    const { runs, stopping, logger } = this.#deps;
    try {
      const run = await runs.claim();
      if (run === null) return;
      const work = runs
        .carryOut(run, { drain: this.#drain.signal, abort: stopping })
        .catch((error: unknown) => logger.warn({ err: error, runId: run.id }, 'a run could not be stored'))
        .then(() => void this.#running.delete(work));
      this.#running.add(work);
    } catch (error) {
      logger.warn({ err: error }, 'the runs could not be read; trying again');
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
