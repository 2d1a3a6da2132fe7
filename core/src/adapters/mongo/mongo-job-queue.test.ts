import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SystemClock } from '../../shared/clock.ts';
import { describeDeadLetters } from '../../testing/dead-letters.contract.ts';
import { eventually } from '../../testing/eventually.ts';
import { describeWithServer } from '../../testing/index.ts';
import { describeJobQueue } from '../../testing/job-queue.contract.ts';
import { openMongoTestStore } from '../../testing/open-mongo-test-store.ts';
import { collectionsOf } from './collections.ts';
import { MongoJobQueue } from './mongo-job-queue.ts';

const clock = new SystemClock();

describeWithServer('MONGO_TEST_URI', 'The queue in MongoDB', (address) => {
  describeJobQueue('MongoDB', async () => {
    const here = await openMongoTestStore(address, { clock });
    const there = await openMongoTestStore(address, { clock, uri: here.uri });
    return {
      here: here.queue,
      there: there.queue,
      close: async () => {
        await there.close();
        await here.close();
      },
    };
  });

  describeDeadLetters('MongoDB', async () => {
    const store = await openMongoTestStore(address, { clock });
    const { queueMessages } = collectionsOf(store.db);
    return {
      queue: store.queue,
      deadLetters: store.deadLetters,
      putRaw: (body) =>
        queueMessages.insert({ _id: randomUUID(), body, visibleAt: 0, deliveries: 0, lock: null, dead: false }),
      close: () => store.close(),
    };
  });

  describe('MongoJobQueue', () => {
    it('delivers a message again whose process was killed', async () => {
      const store = await openMongoTestStore(address, { clock });
      const queue = new MongoJobQueue(collectionsOf(store.db), { clock, visibilityMs: 600 });
      await queue.publish({ recordId: 'orphan' });
      const script = new URL('../../testing/hang-on-mongo-message.ts', import.meta.url);
      const child = spawn(process.execPath, [script.pathname, store.uri, '600'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await new Promise((resolve) => child.stdout.once('data', resolve));
      expect(await queue.depth()).toBe(0);
      const heard: string[] = [];
      const consumer = await queue.consume(async ({ recordId }) => void heard.push(recordId), { concurrency: 1 });
      // Longer than the message stays hidden: the living process keeps it.
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      expect(heard).toEqual([]);
      child.kill('SIGKILL');
      await eventually('the message comes back', () => heard.length === 1);
      await consumer.stop(1_000);
      await store.close();
    });

    it('starts a job soon after its publication by another process, also after a quiet time', async () => {
      const store = await openMongoTestStore(address, { clock });
      const other = await openMongoTestStore(address, { clock, uri: store.uri });
      let publishedAt = 0;
      const waits: number[] = [];
      const consumer = await store.queue.consume(async () => void waits.push(performance.now() - publishedAt), {
        concurrency: 1,
      });
      for (let i = 1; i <= 5; i += 1) {
        await new Promise((resolve) => setTimeout(resolve, 400));
        publishedAt = performance.now();
        await other.queue.publish({ recordId: `job-${i}` });
        await eventually('it starts', () => waits.length === i);
      }
      expect(waits.toSorted((a, b) => a - b)[2]).toBeLessThan(400);
      await consumer.stop(1_000);
      await other.close();
      await store.close();
    });

    it('says in words when it cannot take a job', async () => {
      const store = await openMongoTestStore(address, { clock });
      const other = await openMongoTestStore(address, { clock, uri: store.uri });
      await other.close();
      await expect(other.queue.publish({ recordId: 'x' })).rejects.toMatchObject({ code: 'not_ready' });
      await expect(other.queue.ping()).rejects.toMatchObject({ code: 'not_ready' });
      await store.close();
    });
  });
});
