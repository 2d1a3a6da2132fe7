import type { JobConsumer } from '../../generation/ports/job-queue.ts';
import type { Logger } from '../../shared/logger.ts';
import type { Delivery } from './sqlite-job-queue.ts';

/** How often a consumer asks whether anything was committed; the start of a job waits half of it on average. */
const pollMs = 20;
/** How often it looks for messages that became visible by time alone. */
const lookEveryMs = 200;

export interface ConsumerOptions {
  readonly concurrency: number;
  readonly logger: Logger | undefined;
  readonly renewEveryMs: number;
  readonly handle: (delivery: Delivery) => Promise<void>;
  /** Changes whenever anybody committed. */
  readonly changes: () => string;
  /** Forgets what is done and takes up to `free` messages. */
  readonly exchange: (done: readonly number[], free: number) => readonly Delivery[];
  readonly renew: (ids: readonly number[]) => void;
  readonly retryLater: (delivery: Delivery) => void;
  /** Gives every message back that this consumer still holds. */
  readonly release: () => void;
}

/** Keeps handlers busy with messages, and the messages hidden from others while they run. */
export class SqliteQueueConsumer implements JobConsumer {
  readonly #options: ConsumerOptions;
  readonly #running = new Map<number, Promise<void>>();
  readonly #done = new Set<number>();
  readonly #timers: readonly NodeJS.Timeout[];
  #seen = '';
  #lookedAt = 0;
  #pumpScheduled = false;
  #stopped = false;

  constructor(options: ConsumerOptions) {
    this.#options = options;
    this.#timers = [setInterval(() => this.#poll(), pollMs), setInterval(() => this.#renew(), options.renewEveryMs)];
    this.#schedulePump();
  }

  async stop(graceMs: number): Promise<void> {
    if (this.#stopped) return;
    this.#stopped = true;
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, graceMs);
    });
    await Promise.race([Promise.all(this.#running.values()), grace]);
    clearTimeout(timer);
    for (const interval of this.#timers) clearInterval(interval);
    this.#attempt(() => {
      this.#exchange(0);
      this.#options.release();
    });
  }

  #poll(): void {
    if (this.#stopped && this.#done.size === 0) return;
    this.#attempt(() => {
      const seen = this.#options.changes();
      const now = performance.now();
      if (seen === this.#seen && this.#done.size === 0 && now - this.#lookedAt < lookEveryMs) return;
      this.#lookedAt = now;
      this.#pump();
      this.#seen = seen;
    });
  }

  /** After the handlers that end in this turn, so that their acknowledgements share a commit. */
  #schedulePump(): void {
    if (this.#pumpScheduled) return;
    this.#pumpScheduled = true;
    setImmediate(() => {
      this.#pumpScheduled = false;
      if (!this.#stopped) this.#attempt(() => this.#pump());
    });
  }

  #pump(): void {
    const free = this.#stopped ? 0 : this.#options.concurrency - this.#running.size;
    if (free === 0 && this.#done.size === 0) return;
    for (const delivery of this.#exchange(free)) this.#start(delivery);
  }

  #exchange(free: number): readonly Delivery[] {
    const done = [...this.#done];
    const taken = this.#options.exchange(done, free);
    for (const id of done) this.#done.delete(id);
    return taken;
  }

  #start(delivery: Delivery): void {
    const run = this.#run(delivery).finally(() => {
      this.#running.delete(delivery.id);
      this.#schedulePump();
    });
    this.#running.set(delivery.id, run);
  }

  async #run(delivery: Delivery): Promise<void> {
    try {
      await this.#options.handle(delivery);
      this.#done.add(delivery.id);
    } catch (error) {
      this.#options.logger?.warn({ err: error, queueMessageId: delivery.id }, 'A job message will be delivered again');
      // Should this fail too, the message shows again when its time is up.
      this.#attempt(() => this.#options.retryLater(delivery));
    }
  }

  #renew(): void {
    const ids = [...this.#running.keys(), ...this.#done];
    if (ids.length > 0) this.#attempt(() => this.#options.renew(ids));
  }

  /** A busy or full store must not end the consumer: what failed is tried again at a later turn. */
  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#options.logger?.warn({ err: error }, 'The queue did not answer; trying again');
    }
  }
}
