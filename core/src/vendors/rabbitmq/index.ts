import type { Logger } from '../../platform/logger.ts';
import { NoTracing, type Tracing } from '../../platform/tracing.ts';
import { ConfirmingPublisher } from './confirming-publisher.ts';
import { LiveChannel } from './live-channel.ts';
import { RabbitMqConnection } from './rabbitmq-connection.ts';
import { RabbitMqDeadLetters } from './rabbitmq-dead-letters.ts';
import { RabbitMqJobQueue } from './rabbitmq-job-queue.ts';
import { RabbitMqStatusFeed } from './rabbitmq-status-feed.ts';
import { brokerNames, declareJobs } from './topology.ts';

/** Queue, dead letters and feed over one broker. */
export interface RabbitMq {
  readonly queue: RabbitMqJobQueue;
  readonly deadLetters: RabbitMqDeadLetters;
  readonly statusFeed: RabbitMqStatusFeed;
  /** Idempotent. Consumers must be stopped first. */
  close(): Promise<void>;
}

/**
 * Connects in the background, and declares queue and exchanges as soon as the broker answers; it tries until the broker
 * does. It uses two connections, so that a broker that blocks publishers still receives acknowledgements.
 */
export function openRabbitMq(options: {
  readonly url: string;
  readonly logger: Logger;
  readonly tracing?: Tracing;
  /** The beginning of every name on the broker, for tests that share one. */
  readonly prefix?: string;
}): RabbitMq {
  const { url, logger, tracing = new NoTracing() } = options;
  const names = brokerNames(options.prefix);
  const named = (purpose: string): string => `${names.jobs} ${purpose} ${process.pid}`;
  const publishing = new RabbitMqConnection({ url, name: named('publishing'), logger });
  const consuming = new RabbitMqConnection({ url, name: named('consuming'), logger });
  const channel = new LiveChannel({
    open: () => publishing.confirmChannel(),
    prepare: async (opened) => {
      publisher.prepare(opened);
      await declareJobs(opened, names);
    },
    logger,
  });
  const publisher = new ConfirmingPublisher({
    channel,
    declare: (opened) => declareJobs(opened, names),
    blocked: () => publishing.blocked,
  });
  const openConsuming = (): ReturnType<RabbitMqConnection['channel']> => consuming.channel();
  const statusFeed = new RabbitMqStatusFeed({
    names,
    openSending: () => publishing.channel(),
    openListening: openConsuming,
    logger,
  });
  channel.start();
  return {
    queue: new RabbitMqJobQueue({
      names,
      channel,
      publisher,
      openConsuming,
      trouble: (error) => publishing.trouble ?? queueTrouble(names.jobs, publishing.host, error),
      logger,
      tracing,
    }),
    deadLetters: new RabbitMqDeadLetters({ names, open: openConsuming, publisher }),
    statusFeed,
    close: async () => {
      await Promise.all([statusFeed.close(), channel.close()]);
      await Promise.all([publishing.close(), consuming.close()]);
    },
  };
}

/** A hint for people, who find details on the broker itself. */
function queueTrouble(queue: string, host: string, error: unknown): string {
  const why = error instanceof Error ? error.message.slice(0, 200) : String(error);
  return `The queue ${queue} on RabbitMQ at ${host} does not work (${why}). See "rabbitmq-queues quorum_status ${queue}" there.`;
}
