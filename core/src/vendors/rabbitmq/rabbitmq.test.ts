import type { Channel } from 'amqplib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobConsumer, JobDelivery } from '../../records/ports/job-queue.ts';
import { atOnce } from '../../platform/calls-in-turn.ts';
import { collectSpans } from '../../testing/collected-spans.ts';
import { cuttableProxy, type CuttableProxy } from '../../testing/cuttable-proxy.ts';
import { describeDeadLetters } from '../../testing/dead-letters.contract.ts';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { eventually } from '../../testing/eventually.ts';
import { describeJobQueue } from '../../testing/job-queue.contract.ts';
import { describeStatusFeed } from '../../testing/status-feed.contract.ts';
import { testBroker, type TestBroker } from '../../testing/test-broker.ts';
import type { RabbitMq } from './index.ts';
import { declareJobs } from './topology.ts';

describeWithServer('AMQP_TEST_URL', 'RabbitMQ', (address) => {
  describeJobQueue('RabbitMQ', () => {
    const broker = testBroker(address);
    return { here: broker.open().queue, there: broker.open().queue, close: () => broker.remove() };
  });

  describeStatusFeed('RabbitMQ', async () => {
    const broker = testBroker(address);
    const [here, there] = [broker.open().statusFeed, broker.open().statusFeed];
    await Promise.all([here.listen(5_000), there.listen(5_000)]);
    return { here, there, stored: () => [], close: () => broker.remove() };
  });

  describeDeadLetters('RabbitMQ', () => {
    const broker = testBroker(address);
    const { queue, deadLetters } = broker.open();
    return {
      queue,
      deadLetters,
      putRaw: (body) =>
        onChannel(broker, async (channel) => void channel.sendToQueue(broker.names.jobs, Buffer.from(body))),
      close: () => broker.remove(),
    };
  });

  describe('RabbitMqJobQueue', () => {
    let broker: TestBroker;
    let proxy: CuttableProxy;
    let wired: RabbitMq;
    let heard: string[];
    let consumer: JobConsumer | undefined;

    beforeEach(async () => {
      broker = testBroker(address);
      proxy = await cuttableProxy(address);
      wired = broker.open({ url: proxy.url });
      heard = [];
      await wired.queue.ping();
    });

    afterEach(async () => {
      proxy.mend();
      await consumer?.stop(100);
      consumer = undefined;
      await broker.remove();
      await proxy.close();
    });

    const listen = async (): Promise<void> => {
      consumer = await wired.queue.consume(async ({ recordId }) => void heard.push(recordId), { concurrency: 4 });
    };
    /** Messages can be lost in the first moments of a queue, so each is sent until it is heard. */
    const untilHeard = (recordId: string) =>
      eventually(
        `${recordId} arrives`,
        async () => {
          if (!heard.includes(recordId)) await wired.queue.publish({ recordId });
          return heard.includes(recordId);
        },
        15_000,
      );

    it('declares a quorum queue with a limit and dead letters of its own, and finds it again as it was', async () => {
      await onChannel(broker, async (channel) => {
        // The broker refuses a declaration that differs from what exists in any of these.
        await channel.assertQueue(broker.names.jobs, {
          durable: true,
          arguments: {
            'x-queue-type': 'quorum',
            'x-delivery-limit': 100_000,
            'x-dead-letter-exchange': broker.names.deadExchange,
            'x-dead-letter-strategy': 'at-least-once',
            'x-overflow': 'reject-publish',
          },
        });
        await channel.assertQueue(broker.names.dead, {
          durable: true,
          arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': 100_000 },
        });
      });
      await expect(broker.open().queue.ping()).resolves.toBeUndefined();
    });

    it('carries the trace of a publish to the handler, by the conventions for RabbitMQ', async () => {
      const { tracing, finish } = await collectSpans();
      const { queue } = broker.open({ tracing });
      const told: (string | undefined)[] = [];
      consumer = await queue.consume(async () => void told.push(tracing.current()), { concurrency: 1 });
      await tracing.span('request', { kind: 'server' }, () => queue.publish({ recordId: 'traced' }));
      await eventually('the traced job arrives', () => told.length === 1);
      await queue.publish({ recordId: 'swept' });
      await eventually('the swept job arrives', () => told.length === 2);
      const spans = await finish();
      const { jobs } = broker.names;
      const messaging = (name: string, type: string) => ({
        'messaging.system': 'rabbitmq',
        'messaging.operation.name': name,
        'messaging.operation.type': type,
        'messaging.destination.name': jobs,
        'messaging.rabbitmq.destination.routing_key': jobs,
      });
      const named = Object.fromEntries(spans.map((span) => [span.name, span]));
      expect(spans).toHaveLength(3);
      expect(named[`publish ${jobs}`]).toMatchObject({
        kind: 'PRODUCER',
        parent: 'request',
        attributes: messaging('publish', 'send'),
      });
      expect(named[`process ${jobs}`]).toMatchObject({
        kind: 'CONSUMER',
        parent: `publish ${jobs}`,
        attributes: messaging('process', 'process'),
      });
      expect(told).toEqual([expect.stringContaining(named['request']?.traceId ?? ''), undefined]);
    });

    it('declares the queue again that somebody deleted, for publishers', async () => {
      await onChannel(broker, async (channel) => void (await channel.deleteQueue(broker.names.jobs)));
      await Promise.all(Array.from({ length: 20 }, (_, i) => wired.queue.publish({ recordId: `job-${i}` })));
      expect(await wired.queue.depth()).toBe(20);
    });

    it('goes on consuming when the queue is deleted under it', async () => {
      await listen();
      await untilHeard('before');
      await onChannel(broker, async (channel) => void (await channel.deleteQueue(broker.names.jobs)));
      await untilHeard('after');
    }, 30_000);

    it('subscribes anew where the queue was deleted and made again before anybody could tell', async () => {
      await listen();
      await untilHeard('before');
      await onChannel(broker, async (channel) => {
        await channel.deleteQueue(broker.names.jobs);
        await declareJobs(channel, broker.names);
      });
      await untilHeard('after');
      await eventually('the queue runs empty', async () => (await wired.queue.depth()) === 0);
    }, 30_000);

    it('fails a publish within seconds while the broker is away, and works again when it is back', async () => {
      await listen();
      await untilHeard('before');
      proxy.cut();
      const startedAt = performance.now();
      await expect(wired.queue.publish({ recordId: 'lost' })).rejects.toMatchObject({ code: 'not_ready' });
      await expect(wired.queue.ping()).rejects.toMatchObject({ code: 'not_ready' });
      expect(performance.now() - startedAt).toBeLessThan(8_000);
      expect(consumer?.isReceiving()).toBe(false);
      proxy.mend();
      await eventually(
        'it answers',
        () =>
          wired.queue.ping().then(
            () => true,
            () => false,
          ),
        15_000,
      );
      await untilHeard('after');
      // The first messages arrive while the consumer still subscribes.
      await eventually('it receives', () => consumer?.isReceiving() === true);
    }, 40_000);

    it('does not wait for a broker that hangs, and leaves the connection on which it does', async () => {
      proxy.freeze();
      const startedAt = performance.now();
      await expect(wired.queue.publish({ recordId: 'unconfirmed' })).rejects.toMatchObject({ code: 'not_ready' });
      await expect(wired.queue.ping()).rejects.toMatchObject({ code: 'not_ready' });
      expect(performance.now() - startedAt).toBeLessThan(9_000);
      proxy.thawForNew();
      // Long before heartbeats stay out, which a broker sends on even where it reads nothing any more.
      await eventually(
        'a publish goes through',
        () =>
          wired.queue.publish({ recordId: 'confirmed' }).then(
            () => true,
            () => false,
          ),
        8_000,
      );
    }, 30_000);

    it('starts without a broker and consumes once there is one', async () => {
      proxy.cut();
      const late = broker.open({ url: proxy.url });
      const waiting = late.queue.consume(async ({ recordId }) => void heard.push(recordId), { concurrency: 1 });
      await new Promise((resolve) => setTimeout(resolve, 300));
      proxy.mend();
      consumer = await waiting;
      await untilHeard('first');
    }, 20_000);

    it('never lets more jobs make their calls than asked for, also when the messages of a lost channel come again', async () => {
      let running = 0;
      let maxRunning = 0;
      const finish: (() => void)[] = [];
      consumer = await wired.queue.consume(
        async ({ recordId, makeCall = atOnce }) => {
          await makeCall(async () => {
            running += 1;
            maxRunning = Math.max(maxRunning, running);
            await new Promise<void>((resolve) => finish.push(resolve));
            running -= 1;
          });
          heard.push(recordId);
        },
        { concurrency: 2 },
      );
      const direct = broker.open().queue;
      for (let i = 0; i < 5; i += 1) await direct.publish({ recordId: `job-${i}` });
      await eventually('two run', () => running === 2);
      proxy.cut();
      proxy.mend();
      await eventually('all are taken back', async () => (await direct.depth()) >= 2, 10_000);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(running).toBe(2);
      const finishing = setInterval(() => finish.splice(0).forEach((end) => end()), 10);
      await eventually('all are done', () => new Set(heard).size === 5, 10_000);
      await eventually('the queue runs empty', async () => running === 0 && (await direct.depth()) === 0, 10_000);
      clearInterval(finishing);
      expect(maxRunning).toBe(2);
    }, 40_000);

    it('takes more than may make their calls at once only while every worker is busy, and begins no call when it stops', async () => {
      const [here, there] = [workerThatWaits(), workerThatWaits()];
      const consumers = [
        await wired.queue.consume(here.handle, { concurrency: 1 }),
        await broker.open().queue.consume(there.handle, { concurrency: 5 }),
      ];
      const publish = async (from: number, to: number): Promise<void> => {
        for (let i = from; i < to; i += 1) await wired.queue.publish({ recordId: `job-${i}` });
      };
      await publish(0, 6);
      await eventually('both are busy', () => here.taken + there.taken === 6);
      expect([here.taken, there.taken]).toEqual([1, 5]);
      await publish(6, 10);
      await eventually('they prepare some more', () => here.taken === 2 && there.taken === 7);
      expect([here.calls, there.calls, await wired.queue.depth()]).toEqual([1, 5, 1]);
      here.end();
      await eventually('the others get their turn', () => here.ended === 3);
      const stopped = Promise.all(consumers.map((each) => each.stop(5_000)));
      there.end();
      await stopped;
      // Those whose turn had not come when it stopped are given back.
      expect([there.calls, there.ended, await wired.queue.depth()]).toEqual([5, 5, 2]);
    }, 20_000);

    it('survives that the broker closes its connections', async () => {
      await listen();
      await untilHeard('before');
      proxy.cut();
      proxy.mend();
      await eventually(
        'it answers',
        () =>
          wired.queue.ping().then(
            () => true,
            () => false,
          ),
        15_000,
      );
      await untilHeard('after');
    }, 40_000);

    it('says in words when a queue of that name is not ours', async () => {
      await onChannel(broker, async (channel) => {
        await channel.deleteQueue(broker.names.jobs);
        await channel.assertQueue(broker.names.jobs, { durable: true });
      });
      await expect(wired.queue.ping()).rejects.toMatchObject({
        code: 'not_ready',
        message: expect.stringMatching(/^The queue \S+\.jobs on RabbitMQ at \S+ does not work \(.*inequivalent arg/),
        cause: expect.objectContaining({ message: expect.stringContaining('inequivalent arg') }),
      });
    });
  });

  describe('RabbitMqStatusFeed', () => {
    it('listens again after the connection was lost, and never fails who publishes into nothing for long', async () => {
      const broker = testBroker(address);
      const proxy = await cuttableProxy(address);
      const [wired, direct] = [broker.open({ url: proxy.url }), broker.open()];
      await wired.statusFeed.listen(5_000);
      const heard: string[] = [];
      wired.statusFeed.subscribe(({ _id }) => heard.push(_id));
      proxy.cut();
      const startedAt = performance.now();
      await wired.statusFeed.publish(statusEvent('lost')).catch(() => undefined);
      expect(performance.now() - startedAt).toBeLessThan(2_000);
      proxy.mend();
      await eventually(
        'events arrive again',
        async () => {
          await direct.statusFeed.publish(statusEvent('after'));
          return heard.includes('after');
        },
        15_000,
      );
      await broker.remove();
      await proxy.close();
    }, 30_000);
  });
});

/** A worker whose calls are answered when it is told. */
function workerThatWaits() {
  const answered = Promise.withResolvers<void>();
  const worker = {
    taken: 0,
    calls: 0,
    ended: 0,
    end: () => answered.resolve(),
    handle: async ({ makeCall = atOnce }: JobDelivery) => {
      worker.taken += 1;
      await makeCall(async () => {
        worker.calls += 1;
        await answered.promise;
      });
      worker.ended += 1;
    },
  };
  return worker;
}

function statusEvent(id: string) {
  return {
    type: 'status' as const,
    _id: id,
    userId: 'user-1',
    hubspotId: '1',
    responseStatus: 'ready' as const,
    updatedAt: new Date(0).toISOString(),
  };
}

function onChannel(broker: TestBroker, work: (channel: Channel) => Promise<void>): Promise<void> {
  return broker.administer(async (connection) => {
    const channel = await connection.createChannel();
    channel.on('error', () => {});
    await work(channel);
    await channel.close();
  });
}
