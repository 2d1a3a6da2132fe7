import type { Channel, Options, Replies } from 'amqplib';

/** The beginning of every name on the broker. */
const defaultPrefix = 'overture';

/** The names of everything that Overture declares on the broker. */
export interface BrokerNames {
  /** The queue of job messages. */
  readonly jobs: string;
  /** The exchange that passes dead messages on to `dead`. */
  readonly deadExchange: string;
  readonly dead: string;
  /** The exchange that copies status events to every process that listens. */
  readonly status: string;
}

export function brokerNames(prefix: string = defaultPrefix): BrokerNames {
  return {
    jobs: `${prefix}.jobs`,
    deadExchange: `${prefix}.jobs.dead`,
    dead: `${prefix}.jobs.dead`,
    status: `${prefix}.status`,
  };
}

/**
 * Attempts are counted in the record, so the broker's limit only ends a message that circulates for days. It must be
 * set, because RabbitMQ 4 would otherwise give up after 20 deliveries, and 3.10 never. The dead letters need it too,
 * because listing them counts as a delivery.
 */
const deliveryLimit = 100_000;

const lasting = { durable: true, exclusive: false, autoDelete: false } satisfies Options.AssertQueue;

/**
 * Declares the job queue with its dead-letter exchange and queue; what exists stays as it is. Returns the job queue's
 * counts. Rejects when one of the names exists with other properties.
 */
export async function declareJobs(channel: Channel, names: BrokerNames): Promise<Replies.AssertQueue> {
  await declareDead(channel, names);
  return channel.assertQueue(names.jobs, {
    ...lasting,
    arguments: {
      'x-queue-type': 'quorum',
      'x-delivery-limit': deliveryLimit,
      'x-dead-letter-exchange': names.deadExchange,
      // A message leaves the queue only once the dead-letter queue has it; this strategy needs `reject-publish`.
      'x-dead-letter-strategy': 'at-least-once',
      'x-overflow': 'reject-publish',
    },
  });
}

/** Declares the dead-letter exchange and queue, and returns the queue's counts. */
export async function declareDead(channel: Channel, names: BrokerNames): Promise<Replies.AssertQueue> {
  await channel.assertExchange(names.deadExchange, 'fanout', { durable: true, autoDelete: false, internal: false });
  const dead = await channel.assertQueue(names.dead, {
    ...lasting,
    arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': deliveryLimit },
  });
  await channel.bindQueue(names.dead, names.deadExchange, '');
  return dead;
}

export async function declareStatus(channel: Channel, names: BrokerNames): Promise<void> {
  await channel.assertExchange(names.status, 'fanout', { durable: true, autoDelete: false, internal: false });
}

/**
 * Declares a queue of this process that gets every status event and is deleted with the connection; returns its name.
 */
export async function declareOwnStatusQueue(channel: Channel, names: BrokerNames): Promise<string> {
  await declareStatus(channel, names);
  const { queue } = await channel.assertQueue('', {
    durable: false,
    exclusive: true,
    autoDelete: true,
    // Set, because a virtual host may create quorum queues by default, and those cannot be exclusive.
    arguments: { 'x-queue-type': 'classic' },
  });
  await channel.bindQueue(queue, names.status, '');
  return queue;
}
