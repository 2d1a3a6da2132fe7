import type { JobMessage } from '../records/contract/queue-message.ts';
import { JobQueue, type JobConsumer } from '../records/ports/job-queue.ts';
import { PlannedFailures } from './planned-failures.ts';

type Handler = (message: JobMessage) => Promise<void>;

interface Consumer {
  readonly handle: Handler;
  readonly concurrency: number;
  readonly running: Map<Promise<void>, JobMessage>;
  stopped: boolean;
}

/** A queue in memory, at least once. Remembers every message published. */
export class FakeJobQueue extends JobQueue {
  override readonly needsSweep = true;
  readonly published: JobMessage[] = [];
  readonly #waiting: JobMessage[] = [];
  readonly #consumers = new Set<Consumer>();
  readonly #failures = new PlannedFailures();

  failNextPublish(error: Error, times = 1): void {
    this.#failures.add(error, times);
  }

  async publish(message: JobMessage): Promise<void> {
    this.#failures.throwNext();
    this.published.push(message);
    this.#waiting.push(message);
    this.#deliver();
  }

  async consume(handle: Handler, options: { readonly concurrency: number }): Promise<JobConsumer> {
    const consumer: Consumer = { handle, concurrency: options.concurrency, running: new Map(), stopped: false };
    this.#consumers.add(consumer);
    this.#deliver();
    return {
      isReceiving: () => !consumer.stopped,
      stop: async (graceMs) => {
        consumer.stopped = true;
        this.#consumers.delete(consumer);
        let timer: NodeJS.Timeout | undefined;
        const grace = new Promise<void>((resolve) => {
          timer = setTimeout(resolve, graceMs);
        });
        await Promise.race([Promise.all(consumer.running.keys()), grace]);
        clearTimeout(timer);
        this.#waiting.push(...consumer.running.values());
        this.#deliver();
      },
    };
  }

  async depth(): Promise<number> {
    return this.#waiting.length;
  }

  async ping(): Promise<void> {
    this.#failures.throwNext();
  }

  #deliver(): void {
    for (const consumer of this.#consumers) {
      while (consumer.running.size < consumer.concurrency) {
        const message = this.#waiting.shift();
        if (!message) return;
        const run: Promise<void> = Promise.resolve()
          .then(() => consumer.handle(message))
          .catch(() => {
            this.#waiting.push(message);
          })
          .finally(() => {
            consumer.running.delete(run);
            // A later turn, so that a handler that always rejects cannot starve the process.
            setTimeout(() => this.#deliver(), 1);
          });
        consumer.running.set(run, message);
      }
    }
  }
}
