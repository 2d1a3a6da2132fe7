import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { atOnce, type MakeCall } from '../platform/calls-in-turn.ts';
import type { JobConsumer, JobQueue } from '../records/ports/job-queue.ts';
import { eventually } from './eventually.ts';

/** Two ends of one queue, as two processes hold them; empty at first. */
export interface ContractQueues {
  readonly here: JobQueue;
  readonly there: JobQueue;
  /** Stores the record of a job that is published next; only for a queue that delivers nothing without one. */
  store?(recordId: string): Promise<unknown>;
  close(): Promise<void> | void;
}

/** What every JobQueue does. */
export function describeJobQueue(name: string, openQueues: () => Promise<ContractQueues> | ContractQueues): void {
  describe(`JobQueue on ${name}`, () => {
    let queues: ContractQueues;
    const consumers: JobConsumer[] = [];
    beforeEach(async () => {
      queues = await openQueues();
    });
    afterEach(async () => {
      for (const consumer of consumers.splice(0)) await consumer.stop(1_000);
      await queues.close();
    });

    async function consume(
      queue: JobQueue,
      handle: (recordId: string, makeCall: MakeCall) => Promise<void> | void,
      concurrency = 4,
    ): Promise<JobConsumer> {
      const consumer = await queue.consume(async ({ recordId, makeCall }) => handle(recordId, makeCall ?? atOnce), {
        concurrency,
      });
      consumers.push(consumer);
      return consumer;
    }
    const put = async (where: 'here' | 'there', recordId: string): Promise<void> => {
      await queues.store?.(recordId);
      await queues[where].publish({ recordId });
    };
    const empty = () => eventually('the queue runs empty', async () => (await queues.here.depth()) === 0);

    it('delivers what was published before and after somebody listens, once when all goes well', async () => {
      const heard: string[] = [];
      await put('here', 'before');
      expect(await queues.here.depth()).toBe(1);
      await consume(queues.here, (id) => void heard.push(id));
      await put('here', 'own');
      await put('there', 'other');
      await eventually('three arrive', () => heard.length >= 3);
      await empty();
      expect(heard.toSorted()).toEqual(['before', 'other', 'own']);
    });

    it('tells whether jobs can arrive', async () => {
      const consumer = await consume(queues.here, () => {});
      await eventually('jobs can arrive', () => consumer.isReceiving());
      await consumer.stop(1_000);
      expect(consumer.isReceiving()).toBe(false);
    });

    it('shares messages between processes, each handled by one', async () => {
      const heard: string[] = [];
      await consume(queues.here, (id) => void heard.push(id));
      await consume(queues.there, (id) => void heard.push(id));
      const ids = Array.from({ length: 200 }, (_, index) => `job-${index}`);
      for (const recordId of ids) await put('here', recordId);
      await eventually('all arrive', () => heard.length >= 200);
      await empty();
      expect(heard.toSorted()).toEqual(ids.toSorted());
    });

    it('lets no more jobs make their calls at once than asked for', async () => {
      const jobs = 12;
      let highest = 0;
      let done = 0;
      // Calls end when they are told to: however slow the queue is, as many as may run at once do.
      const running: (() => void)[] = [];
      await consume(
        queues.here,
        async (_, makeCall) => {
          await makeCall(async () => {
            const end = Promise.withResolvers<void>();
            highest = Math.max(highest, running.push(end.resolve));
            await end.promise;
          });
          done += 1;
        },
        3,
      );
      for (let i = 0; i < jobs; i += 1) await put('there', `job-${i}`);
      await eventually('three run', () => running.length === 3);
      // Time for a fourth that may not come.
      await new Promise((resolve) => setTimeout(resolve, 50));
      while (done < jobs) {
        const before = done;
        running.shift()?.();
        await eventually('the next begins', () => done > before && running.length === Math.min(3, jobs - done));
      }
      expect(highest).toBe(3);
    });

    it('delivers again what a handler rejected', async () => {
      let attempts = 0;
      await consume(queues.here, () => {
        attempts += 1;
        if (attempts < 3) throw new Error('not yet');
      });
      await put('here', 'stubborn');
      await eventually('the third attempt', () => attempts === 3);
      await empty();
    });

    it('waits for running handlers when it stops, and takes nothing more', async () => {
      const heard: string[] = [];
      const finish: (() => void)[] = [];
      const consumer = await consume(
        queues.here,
        async (id) => {
          await new Promise<void>((resolve) => finish.push(resolve));
          heard.push(id);
        },
        1,
      );
      const ids = ['first', 'second', 'third', 'fourth'];
      for (const recordId of ids) await put('here', recordId);
      await eventually('the first is taken', async () => finish.length > 0 && (await queues.here.depth()) < 4);
      await new Promise((resolve) => setTimeout(resolve, 20));
      const stopped = consumer.stop(5_000);
      for (const end of finish) end();
      await stopped;
      expect(heard).toEqual(ids.slice(0, finish.length));
      expect(finish.length).toBeLessThan(3);
      expect(await queues.there.depth()).toBe(4 - finish.length);
    });

    it('gives back what was not finished within the grace', async () => {
      let started = 0;
      const consumer = await consume(queues.here, () => {
        started += 1;
        return new Promise<void>(() => {});
      });
      await put('here', 'endless');
      await eventually('it starts', () => started === 1);
      await consumer.stop(10);
      const heard: string[] = [];
      await consume(queues.there, (id) => void heard.push(id));
      await eventually('it is delivered elsewhere', () => heard.length === 1);
      expect(heard).toEqual(['endless']);
    });

    it('answers a ping', async () => {
      await expect(queues.here.ping()).resolves.toBeUndefined();
    });
  });
}
