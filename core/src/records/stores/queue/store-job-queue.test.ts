import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobConsumer, JobDelivery } from '../../ports/job-queue.ts';
import type { JobRepository } from '../../ports/job-repository.ts';
import { SystemClock } from '../../../platform/clock.ts';
import { buildNewJob, describeWithServer, openTestStore, silentLogger } from '../../../testing/index.ts';
import { eventually } from '../../../testing/eventually.ts';
import { describeJobQueue } from '../../../testing/job-queue.contract.ts';
import { mongoTestStores } from '../../../testing/mongo-test-stores.ts';
import { StoreJobQueue } from './store-job-queue.ts';
import type { ChangeWatch } from './store-queue-consumer.ts';

const clock = new SystemClock();
const leaseMs = 60_000;

interface QueueStore {
  readonly jobs: JobRepository;
  readonly jobWatch: ChangeWatch;
  close(): Promise<void> | void;
}

/** Two connections to one store, as two processes hold them. */
interface Connections {
  readonly here: QueueStore;
  readonly there: QueueStore;
  /** Takes away what a record's job cannot do without. */
  readonly damage: (id: string) => Promise<unknown> | void;
  /** Makes all jobs like those from before there were turns. */
  readonly forgetTurns: () => Promise<unknown> | void;
}

function queueOf({ jobs, jobWatch }: QueueStore): StoreJobQueue {
  const lease = { workerId: 'test', leaseMs };
  return new StoreJobQueue({ jobs, watch: jobWatch, clock, logger: silentLogger, lease });
}

function submit({ jobs }: QueueStore, id: string, now = clock.now()) {
  return jobs.submit(buildNewJob({ id, hubspotId: id, now }));
}

function describeStoreQueue(name: string, open: () => Promise<Connections> | Connections, maxStartMs: number): void {
  describeJobQueue(`the records of ${name}`, async () => {
    const { here, there } = await open();
    return {
      here: queueOf(here),
      there: queueOf(there),
      store: (recordId) => submit(there, recordId),
      close: async () => {
        await there.close();
        await here.close();
      },
    };
  });

  describe(`StoreJobQueue on ${name}`, () => {
    let here: QueueStore;
    let there: QueueStore;
    let damage: Connections['damage'];
    let forgetTurns: Connections['forgetTurns'];
    let consumer: JobConsumer | undefined;
    beforeEach(async () => {
      ({ here, there, damage, forgetTurns } = await open());
    });
    afterEach(async () => {
      await consumer?.stop(1_000);
      consumer = undefined;
      await there.close();
      await here.close();
    });

    const consume = async (handle: (delivery: JobDelivery) => Promise<void> | void): Promise<void> => {
      consumer = await queueOf(here).consume(async (delivery) => handle(delivery), { concurrency: 1 });
    };

    it('hands over the record that it has claimed', async () => {
      const heard: JobDelivery[] = [];
      await consume((delivery) => void heard.push(delivery));
      await submit(there, 'one');
      await eventually('it arrives', () => heard.length === 1);
      expect(heard[0]).toMatchObject({
        recordId: 'one',
        claimed: { id: 'one', job: { status: 'processing', fence: 1, attempts: 1, leaseOwner: 'test' } },
      });
    });

    it('starts a job soon after another process has stored it, though nobody publishes it here', async () => {
      const waits: number[] = [];
      let submittedAt = 0;
      await consume(() => void waits.push(performance.now() - submittedAt));
      for (let i = 1; i <= 9; i += 1) {
        await submit(there, `job-${i}`).then(() => (submittedAt = performance.now()));
        await eventually('it starts', () => waits.length === i);
      }
      expect(waits.toSorted((a, b) => a - b)[4]).toBeLessThan(maxStartMs);
    });

    it('takes over a job whose worker died, and one that waited for its time', async () => {
      const now = clock.now();
      await submit(there, 'orphan', now);
      await there.jobs.claim('orphan', { owner: 'dead', now, until: now + 300 });
      await submit(there, 'waiting', now);
      const { job } = (await there.jobs.claim('waiting', { owner: 'limited', now, until: now + leaseMs })) ?? {};
      const limited = { code: 'ai_rate_limited', message: 'Wait.' } as const;
      const to = { availableAt: now + 500, refundAttempt: true, reason: limited, now };
      await there.jobs.reschedule('waiting', job?.fence ?? 0, to);
      const heard: [string, number][] = [];
      await consume(({ recordId }) => void heard.push([recordId, clock.now() - now]));
      await eventually('both arrive', () => heard.length === 2);
      expect(heard.map(([recordId]) => recordId)).toEqual(['orphan', 'waiting']);
      expect(heard[0]?.[1]).toBeGreaterThanOrEqual(300);
      expect(heard[1]?.[1]).toBeGreaterThanOrEqual(500);
    });

    it('counts an attempt that the handler rejected, and gives back what it did not finish as if untouched', async () => {
      await submit(there, 'bad');
      const attempts: (number | undefined)[] = [];
      await consume(({ claimed }) => {
        attempts.push(claimed?.job.attempts);
        if (attempts.length < 3) throw new Error('not yet');
        return new Promise<void>(() => {});
      });
      await eventually('the third attempt', () => attempts.length === 3);
      expect(attempts).toEqual([1, 2, 3]);
      await consumer?.stop(0);
      const now = clock.now();
      const again = await there.jobs.claim('bad', { owner: 'next', now, until: now + leaseMs });
      expect(again?.job).toMatchObject({ attempts: 3, fence: 4 });
    });

    it('goes on behind a record that cannot be read', async () => {
      await submit(there, 'unreadable', clock.now() - 1);
      await damage('unreadable');
      await submit(there, 'good');
      const heard: string[] = [];
      await consume(({ recordId }) => void heard.push(recordId));
      await eventually('the good one arrives', () => heard.length === 1);
      expect(heard).toEqual(['good']);
    });

    it('takes jobs from before there were turns in the order of their submits, before newer ones', async () => {
      const now = clock.now() - 10;
      const ofOne = (id: string, at: number) =>
        there.jobs.submit(buildNewJob({ id, hubspotId: id, userId: 'kim', now: at }));
      await ofOne('first', now);
      await ofOne('second', now + 1);
      await submit(there, 'third', now + 2);
      await forgetTurns();
      await ofOne('newer', now + 3);
      const heard: string[] = [];
      await consume(({ recordId }) => void heard.push(recordId));
      await eventually('all arrive', () => heard.length === 4);
      expect(heard).toEqual(['first', 'second', 'third', 'newer']);
    });

    it('says in words that the store does not answer', async () => {
      const queue = queueOf(there);
      await there.close();
      await expect(queue.ping()).rejects.toMatchObject({ code: 'not_ready' });
    });
  });
}

describeStoreQueue(
  'SQLite',
  () => {
    const here = openTestStore({ clock });
    const damage = (id: string) =>
      here.database.exec(`UPDATE records SET doc = json_remove(doc, '$.job.request') WHERE id = '${id}'`);
    const forgetTurns = () => here.database.exec(`UPDATE records SET doc = json_remove(doc, '$.job.turn')`);
    return { here, there: openTestStore({ clock, file: here.file }), damage, forgetTurns };
  },
  40,
);

describeWithServer('MONGO_TEST_URI', 'The queue in MongoDB', (address) => {
  const open = mongoTestStores(address);
  describeStoreQueue(
    'MongoDB',
    async () => {
      const here = await open({ clock });
      const records = here.db.collection<{ _id: string }>('generations');
      const damage = (_id: string) => records.updateOne({ _id }, { $unset: { 'job.request': 1 } });
      const forgetTurns = () => records.updateMany({}, { $unset: { 'job.turn': 1 } });
      return { here, there: await open({ clock, uri: here.uri }), damage, forgetTurns };
    },
    150,
  );
});
