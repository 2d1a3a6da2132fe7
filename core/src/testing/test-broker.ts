import { randomUUID } from 'node:crypto';
import { connect, type ChannelModel } from 'amqplib';
import { openRabbitMq, type RabbitMq } from '../vendors/rabbitmq/index.ts';
import { brokerNames, type BrokerNames } from '../vendors/rabbitmq/topology.ts';
import type { Logger } from '../platform/logger.ts';
import type { Tracing } from '../platform/tracing.ts';
import { silentLogger } from './silent-logger.ts';

/** Names of our own on a broker that others use too. */
export interface TestBroker {
  readonly prefix: string;
  readonly names: BrokerNames;
  /** Another process's end. `url`: where it reaches the broker, when not directly. */
  open(options?: { readonly url?: string; readonly logger?: Logger; readonly tracing?: Tracing }): RabbitMq;
  /** Runs something on a connection of its own, as the broker's administrator would. */
  administer<T>(work: (connection: ChannelModel) => Promise<T>): Promise<T>;
  /** Closes what was opened and removes everything from the broker. */
  remove(): Promise<void>;
}

export function testBroker(address: string): TestBroker {
  const prefix = `overture-test-${randomUUID().slice(0, 8)}`;
  const names = brokerNames(prefix);
  const opened: RabbitMq[] = [];
  const administer: TestBroker['administer'] = async (work) => {
    const connection = await connect(address, { noDelay: true });
    // Told to whoever waits for an answer; unheard it would end the whole test file.
    connection.on('error', () => {});
    try {
      return await work(connection);
    } finally {
      await connection.close();
    }
  };
  return {
    prefix,
    names,
    open: ({ url = address, logger = silentLogger, tracing } = {}) => {
      const broker = openRabbitMq({ url, logger, tracing, prefix });
      opened.push(broker);
      return broker;
    },
    administer,
    remove: async () => {
      await Promise.all(opened.splice(0).map((broker) => broker.close()));
      await administer(async (connection) => {
        const channel = await connection.createChannel();
        for (const queue of [names.jobs, names.dead]) await channel.deleteQueue(queue);
        for (const exchange of [names.deadExchange, names.status]) await channel.deleteExchange(exchange);
      });
    },
  };
}
