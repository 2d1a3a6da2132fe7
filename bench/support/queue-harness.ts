import { randomUUID } from 'node:crypto';
import { connect } from 'amqplib';
import { Queue, Worker } from 'bullmq';
import { declareJobs } from '@overture/core/vendors/rabbitmq/topology';
import { atOnce } from '@overture/core/platform/calls-in-turn';
import { testBroker } from '@overture/core/testing/test-broker';

type Handle = (recordId: string) => Promise<void>;

/** A queue that carries ids from a publisher to handlers, durably and with acknowledgements. */
export interface QueueHarness {
  /** Resolves once all ids are stored durably. */
  publish(ids: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export type OpenHarness = (handle: Handle, concurrency: number) => Promise<QueueHarness>;

/** Opens the product's own queue. */
export function overtureHarness(address: string): OpenHarness {
  return async (handle, concurrency) => {
    const broker = testBroker(address);
    const { queue } = broker.open();
    await queue.ping();
    const consumer = await queue.consume(({ recordId, makeCall = atOnce }) => makeCall(() => handle(recordId)), {
      concurrency,
    });
    return {
      publish: async (ids) => void (await Promise.all(ids.map((recordId) => queue.publish({ recordId })))),
      close: async () => {
        await consumer.stop(1_000);
        await broker.remove();
      },
    };
  };
}

/** Opens a queue with raw amqplib: with the same guarantees, but without reconnecting, deadlines and checks. */
export function rawAmqpHarness(address: string): OpenHarness {
  return async (handle, concurrency) => {
    const broker = testBroker(address);
    const [publishing, consuming] = [
      await connect(address, { noDelay: true }),
      await connect(address, { noDelay: true }),
    ];
    const publisher = await publishing.createConfirmChannel();
    const receiver = await consuming.createChannel();
    await declareJobs(publisher, broker.names);
    await receiver.prefetch(concurrency);
    await receiver.consume(broker.names.jobs, (message) => {
      if (message === null) return;
      void handle(message.content.toString()).then(() => receiver.ack(message));
    });
    return {
      publish: async (ids) => {
        for (const id of ids) publisher.sendToQueue(broker.names.jobs, Buffer.from(id), { persistent: true });
        await publisher.waitForConfirms();
      },
      close: async () => {
        await Promise.all([publishing.close(), consuming.close()]);
        await broker.remove();
      },
    };
  };
}

export function bullMqHarness(address: string): OpenHarness {
  return async (handle, concurrency) => {
    const url = new URL(address);
    const connection = { host: url.hostname, port: Number(url.port || 6379), maxRetriesPerRequest: null };
    const name = `overture-bench-${randomUUID()}`;
    const queue = new Queue<{ recordId: string }>(name, { connection });
    const worker = new Worker<{ recordId: string }>(name, (job) => handle(job.data.recordId), {
      connection,
      concurrency,
      removeOnComplete: { count: 0 },
    });
    await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()]);
    return {
      publish: async (ids) => void (await Promise.all(ids.map((recordId) => queue.add('job', { recordId })))),
      close: async () => {
        await worker.close();
        await queue.obliterate({ force: true });
        await queue.close();
      },
    };
  };
}
