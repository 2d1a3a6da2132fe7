import type { Logger } from '@overture/core/platform/logger';
import type { WriteTrialCell } from '@overture/core/prompts/trials/use-cases/write-trial-cell';

export interface TrialConsumerOptions {
  readonly cells: WriteTrialCell;
  readonly concurrency: number;
  /** Gives back what is being written. */
  readonly stopping: AbortSignal;
  readonly logger: Logger;
}

/** How often an idle worker looks for cells, in milliseconds. */
const pollMs = 500;

/**
 * Writes the cells of trials beside the generations of the queue, which have slots of their own: a cell is begun only while
 * no generation waits for a worker.
 */
export class TrialConsumer {
  readonly #options: TrialConsumerOptions;
  readonly #running = new Set<Promise<void>>();
  readonly #loop: Promise<void>;
  #isStopped = false;
  #wake = (): void => {};

  constructor(options: TrialConsumerOptions) {
    this.#options = options;
    this.#loop = this.#run();
  }

  /** Begins no further cell and waits for those that are being written. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wake();
    await this.#loop;
    await Promise.all(this.#running);
  }

  async #run(): Promise<void> {
    const { concurrency } = this.#options;
    while (!this.#isStopped) {
      const isFull = this.#running.size >= concurrency;
      if (isFull || !(await this.#begin())) await this.#wait(isFull ? undefined : pollMs);
    }
  }

  /** False when there was nothing to begin. */
  async #begin(): Promise<boolean> {
    const { cells, stopping, logger } = this.#options;
    try {
      const cell = await cells.claim();
      if (cell === null) return false;
      const work = cells
        .carryOut(cell, stopping)
        .catch((error: unknown) => logger.warn({ err: error, cell: cell.id }, 'a trial could not be stored'))
        .then(() => {
          this.#running.delete(work);
          this.#wake();
        });
      this.#running.add(work);
      return true;
    } catch (error) {
      logger.warn({ err: error }, 'the trials could not be read; trying again');
      return false;
    }
  }

  async #wait(ms: number | undefined): Promise<void> {
    const ended = Promise.withResolvers<void>();
    this.#wake = ended.resolve;
    const timer = ms === undefined ? undefined : setTimeout(ended.resolve, ms);
    await ended.promise;
    clearTimeout(timer);
  }
}
