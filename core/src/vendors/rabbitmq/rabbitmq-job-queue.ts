import type { Channel, ConfirmChannel } from 'amqplib';
import type { JobMessage } from '../../records/contract/queue-message.ts';
import { JobQueue, type JobConsumer, type JobDelivery } from '../../records/ports/job-queue.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SpanAttributes, Tracing } from '../../platform/tracing.ts';
import type { ConfirmingPublisher } from './confirming-publisher.ts';
import type { LiveChannel } from './live-channel.ts';
import { RabbitMqConsumer } from './rabbitmq-consumer.ts';
import { declareJobs, type BrokerNames } from './topology.ts';

const answerWithinMs = 2_000;
/** How long a worker's start waits for its subscription; it then continues without one. */
const consumeWithinMs = 5_000;

interface QueueOptions {
  readonly names: BrokerNames;
  readonly channel: LiveChannel<ConfirmChannel>;
  readonly publisher: ConfirmingPublisher;
  /** Opens a channel on a connection that publishes nothing, and that the broker therefore never blocks. */
  readonly openConsuming: () => Promise<Channel>;
  /** Why an error of the queue occurred, for people. */
  readonly trouble: (error: unknown) => string;
  readonly logger: Logger;
  readonly tracing: Tracing;
}

/**
 * A durable quorum queue. Every publish is confirmed, and every message is acknowledged once its handler has resolved.
 */
export class RabbitMqJobQueue extends JobQueue {
  readonly #options: QueueOptions;
  override readonly needsSweep = true;

  constructor(options: QueueOptions) {
    super();
    this.#options = options;
  }

  async publish(message: JobMessage): Promise<void> {
    try {
      await this.#publishTraced(Buffer.from(JSON.stringify(message)));
    } catch (error) {
      throw new AppError('not_ready', 'The queue does not accept jobs right now.', { cause: error });
    }
  }

  async consume(
    handle: (delivery: JobDelivery) => Promise<void>,
    { concurrency }: { readonly concurrency: number },
  ): Promise<JobConsumer> {
    const consumer = new RabbitMqConsumer({
      open: this.#options.openConsuming,
      declare: (channel) => declareJobs(channel, this.#options.names),
      queue: this.#options.names.jobs,
      concurrency,
      handle: (delivery, traceparent) => this.#handleTraced(delivery, traceparent, handle),
      logger: this.#options.logger,
    });
    await consumer.start(consumeWithinMs).catch((error: unknown) => {
      this.#options.logger.warn({ err: error }, 'No messages arrive yet: RabbitMQ cannot be reached; trying on');
    });
    return consumer;
  }

  /** A message of the sweep is published in no span, so that the record's own trace is continued. */
  async #publishTraced(content: Buffer): Promise<void> {
    const { jobs } = this.#options.names;
    if (this.#options.tracing.current() === undefined) return this.#options.publisher.send(jobs, content);
    const options = { kind: 'producer', attributes: this.#attributesOf('publish', 'send') } as const;
    return this.#options.tracing.span(`publish ${jobs}`, options, () =>
      this.#options.publisher.send(jobs, content, this.#options.tracing.current()),
    );
  }

  #handleTraced(
    delivery: JobDelivery,
    parent: string | undefined,
    handle: (delivery: JobDelivery) => Promise<void>,
  ): Promise<void> {
    if (parent === undefined) return handle(delivery);
    const options = { kind: 'consumer', parent, attributes: this.#attributesOf('process', 'process') } as const;
    return this.#options.tracing.span(`process ${this.#options.names.jobs}`, options, () => handle(delivery));
  }

  /** By OpenTelemetry's conventions for RabbitMQ; the default exchange has no name. */
  #attributesOf(name: string, type: string): SpanAttributes {
    const { jobs } = this.#options.names;
    return {
      'messaging.system': 'rabbitmq',
      'messaging.operation.name': name,
      'messaging.operation.type': type,
      'messaging.destination.name': jobs,
      'messaging.rabbitmq.destination.routing_key': jobs,
    };
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
      return await this.#options.channel.ask(answerWithinMs, 'asking for the queue', (channel) =>
        declareJobs(channel, this.#options.names),
      );
    } catch (error) {
      throw new AppError('not_ready', this.#options.trouble(error), { cause: error });
    }
  }
}
