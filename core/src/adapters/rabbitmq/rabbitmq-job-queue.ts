import type { Channel, ConfirmChannel } from 'amqplib';
import type { JobMessage } from '../../contract/index.ts';
import { JobQueue } from '../../generation/ports/job-queue.ts';
import type { JobConsumer, JobDelivery } from '../../generation/ports/job-queue.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Logger } from '../../shared/logger.ts';
import type { ConfirmingPublisher } from './confirming-publisher.ts';
import type { LiveChannel } from './live-channel.ts';
import { RabbitMqConsumer } from './rabbitmq-consumer.ts';
import { declareJobs } from './topology.ts';
import type { BrokerNames } from './topology.ts';

const answerWithinMs = 2_000;
/** How long a worker's start waits for its subscription; it then continues without one. */
const consumeWithinMs = 5_000;

/**
 * A durable quorum queue. Every publish is confirmed, and every message is acknowledged once its handler has resolved.
 */
export class RabbitMqJobQueue extends JobQueue {
  override readonly needsSweep = true;
  readonly #names: BrokerNames;
  readonly #channel: LiveChannel<ConfirmChannel>;
  readonly #publisher: ConfirmingPublisher;
  readonly #openConsuming: () => Promise<Channel>;
  readonly #trouble: (error: unknown) => string;
  readonly #logger: Logger;

  constructor(options: {
    readonly names: BrokerNames;
    readonly channel: LiveChannel<ConfirmChannel>;
    readonly publisher: ConfirmingPublisher;
    /** Opens a channel on a connection that publishes nothing, and that the broker therefore never blocks. */
    readonly openConsuming: () => Promise<Channel>;
    /** Why an error of the queue occurred, for people. */
    readonly trouble: (error: unknown) => string;
    readonly logger: Logger;
  }) {
    super();
    this.#names = options.names;
    this.#channel = options.channel;
    this.#publisher = options.publisher;
    this.#openConsuming = options.openConsuming;
    this.#trouble = options.trouble;
    this.#logger = options.logger;
  }

  async publish(message: JobMessage): Promise<void> {
    try {
      await this.#publisher.send(this.#names.jobs, Buffer.from(JSON.stringify(message)));
    } catch (error) {
      throw new AppError('not_ready', 'The queue does not accept jobs right now.', { cause: error });
    }
  }

  async consume(
    handle: (delivery: JobDelivery) => Promise<void>,
    { concurrency }: { readonly concurrency: number },
  ): Promise<JobConsumer> {
    const consumer = new RabbitMqConsumer({
      open: this.#openConsuming,
      declare: (channel) => declareJobs(channel, this.#names),
      queue: this.#names.jobs,
      concurrency,
      handle,
      logger: this.#logger,
    });
    await consumer.start(consumeWithinMs).catch((error: unknown) => {
      this.#logger.warn({ err: error }, 'No messages arrive yet: RabbitMQ cannot be reached; trying on');
    });
    return consumer;
  }

  async depth(): Promise<number> {
    return (await this.#examine()).messageCount;
  }

  async ping(): Promise<void> {
    await this.#examine();
  }

  /** Declaring an existing queue changes nothing and returns its counts; a deleted one is created again. */
  async #examine(): Promise<{ readonly messageCount: number }> {
    try {
      return await this.#channel.ask(answerWithinMs, 'asking for the queue', (channel) =>
        declareJobs(channel, this.#names),
      );
    } catch (error) {
      throw new AppError('not_ready', this.#trouble(error), { cause: error });
    }
  }
}
