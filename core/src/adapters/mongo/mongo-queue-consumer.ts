import type { JobConsumer } from '../../generation/ports/job-queue.ts';
import type { Logger } from '../../shared/logger.ts';

/** Between two looks for a message of another process: while there is work, and while there is none. */
const pollMs = { least: 10, most: 200 } as const;
const afterErrorMs = 1_000;

export interface Delivery {
  readonly id: string;
  readonly body: string;
  readonly deliveries: number;
}

export interface ConsumerOptions {
  readonly concurrency: number;
  readonly logger: Logger | undefined;
  readonly renewEveryMs: number;
  readonly handle: (delivery: Delivery) => Promise<void>;
  readonly take: () => Promise<Delivery | null>;
  readonly done: (id: string) => Promise<unknown>;
  readonly renew: (ids: readonly string[]) => Promise<void>;
  readonly retryLater: (delivery: Delivery) => Promise<void>;
  /** Gives every message back that this consumer still holds. */
  readonly release: () => Promise<void>;
  readonly stopped: () => void;
}

/** Keeps handlers busy with messages, and the messages hidden from others while they run. */
export class MongoQueueConsumer implements JobConsumer {
  readonly #options: ConsumerOptions;
  readonly #running = new Map<string, Promise<void>>();
  readonly #renewal: NodeJS.Timeout;
  readonly #loop: Promise<void>;
  #stopped = false;
  #awake = false;
  #endWait = (): void => {};

  constructor(options: ConsumerOptions) {
    this.#options = options;
    this.#renewal = setInterval(() => void this.#renew(), options.renewEveryMs);
    this.#loop = this.#takeAll();
  }

  /** There may be something to take. */
  wake(): void {
    this.#awake = true;
    this.#endWait();
  }

  async stop(graceMs: number): Promise<void> {
    if (this.#stopped) return;
    this.#stopped = true;
    this.wake();
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, graceMs);
    });
    await Promise.race([this.#loop.then(() => Promise.all(this.#running.values())), grace]);
    clearTimeout(timer);
    clearInterval(this.#renewal);
    this.#options.stopped();
    await this.#attempt(() => this.#options.release());
  }

  async #takeAll(): Promise<void> {
    let waitMs: number = pollMs.least;
    while (!this.#stopped) {
      if (this.#running.size >= this.#options.concurrency) {
        await this.#wait(undefined);
        continue;
      }
      this.#awake = false;
      const delivery = await this.#attempt(() => this.#options.take());
      if (delivery === undefined) {
        await this.#wait(afterErrorMs);
      } else if (delivery === null) {
        await this.#wait(waitMs);
        waitMs = Math.min(waitMs * 1.3, pollMs.most);
      } else {
        waitMs = pollMs.least;
        // Taken while it was told to stop: it is given back with what is not finished.
        if (!this.#stopped) this.#start(delivery);
      }
    }
  }

  /** Until somebody calls `wake`, or for a time. */
  async #wait(ms: number | undefined): Promise<void> {
    if (this.#awake || this.#stopped) {
      this.#awake = false;
      return;
    }
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#endWait = resolve;
      if (ms !== undefined) timer = setTimeout(resolve, ms);
    });
    clearTimeout(timer);
    this.#awake = false;
  }

  #start(delivery: Delivery): void {
    const run = this.#run(delivery).finally(() => {
      this.#running.delete(delivery.id);
      this.wake();
    });
    this.#running.set(delivery.id, run);
  }

  async #run(delivery: Delivery): Promise<void> {
    try {
      await this.#options.handle(delivery);
    } catch (error) {
      this.#options.logger?.warn({ err: error, queueMessageId: delivery.id }, 'A job message will be delivered again');
      // Should this fail too, the message shows again when its time is up.
      await this.#attempt(() => this.#options.retryLater(delivery));
      return;
    }
    await this.#attempt(() => this.#options.done(delivery.id));
  }

  async #renew(): Promise<void> {
    const ids = [...this.#running.keys()];
    if (ids.length > 0) await this.#attempt(() => this.#options.renew(ids));
  }

  /** A store that does not answer must not end the consumer: what failed is tried again at a later turn. */
  async #attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.#options.logger?.warn({ err: error }, 'The queue did not answer; trying again');
      return undefined;
    }
  }
}
