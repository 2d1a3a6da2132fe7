import type { LeaseSettings } from '../../ports/lease-settings.ts';
import { JobQueue, type JobConsumer, type JobDelivery } from '../../ports/job-queue.ts';
import type { JobRepository } from '../../ports/job-repository.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { StoreQueueConsumer, type ChangeWatch } from './store-queue-consumer.ts';

export interface StoreJobQueueOptions {
  readonly jobs: JobRepository;
  readonly watch: ChangeWatch;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly lease: Pick<LeaseSettings, 'workerId' | 'leaseMs'>;
}

/**
 * Uses the records of the store as a queue: a worker claims the record that has waited longest. No message can be lost,
 * and there is no lease besides the record's own.
 */
export class StoreJobQueue extends JobQueue {
  override readonly needsSweep = false;
  readonly #options: StoreJobQueueOptions;
  readonly #consumers = new Set<StoreQueueConsumer>();

  constructor(options: StoreJobQueueOptions) {
    super();
    this.#options = options;
  }

  /** The record is already stored; this only wakes the consumers of this process early. */
  async publish(): Promise<void> {
    for (const consumer of this.#consumers) consumer.wake();
  }

  async consume(
    handle: (delivery: JobDelivery) => Promise<void>,
    { concurrency }: { readonly concurrency: number },
  ): Promise<JobConsumer> {
    const consumer = new StoreQueueConsumer({ ...this.#options, handle, concurrency });
    this.#consumers.add(consumer);
    return {
      isReceiving: () => consumer.isReceiving(),
      stop: async (graceMs) => {
        this.#consumers.delete(consumer);
        await consumer.stop(graceMs);
      },
    };
  }

  async depth(): Promise<number> {
    return this.#options.jobs.countWaiting(this.#options.clock.now());
  }

  async ping(): Promise<void> {
    try {
      await this.#options.jobs.listWaiting({ now: this.#options.clock.now(), limit: 1 });
    } catch (error) {
      throw new AppError('not_ready', 'The queue does not answer.', { cause: error });
    }
  }
}
