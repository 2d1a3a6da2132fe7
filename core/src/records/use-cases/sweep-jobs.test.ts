import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildNewJob, FakeClock, FakeJobQueue, openTestStore, type TestStore } from '../../testing/index.ts';
import { SweepJobs } from './sweep-jobs.ts';

describe('SweepJobs', () => {
  let clock: FakeClock;
  let store: TestStore;
  let queue: FakeJobQueue;
  const sweep = (leaseMs: number): Promise<number> =>
    new SweepJobs({ jobs: store.jobs, queue, clock, settings: { leaseMs } }).execute();

  beforeEach(() => {
    clock = new FakeClock();
    store = openTestStore({ clock });
    queue = new FakeJobQueue();
  });
  afterEach(() => store.close());

  it.each([
    { leaseMs: 60_000, afterMs: 30_000 },
    { leaseMs: 3_600_000, afterMs: 30_000 },
    { leaseMs: 4_000, afterMs: 2_000 },
  ])(
    'takes a message for lost after half a lease, at most half a minute ($leaseMs ms)',
    async ({ leaseMs, afterMs }) => {
      const { id } = await store.jobs.submit(buildNewJob({ now: clock.now() }));
      clock.advance(afterMs);
      expect(await sweep(leaseMs)).toBe(0);
      clock.advance(1);
      expect(await sweep(leaseMs)).toBe(1);
      expect(queue.published).toEqual([{ recordId: id }]);
      expect(await sweep(leaseMs)).toBe(0);
    },
  );

  it('records what the queue took, even if it did not take all', async () => {
    for (const hubspotId of ['1', '2', '3']) {
      await store.jobs.submit(buildNewJob({ id: `of-${hubspotId}`, hubspotId, now: clock.now() }));
    }
    clock.advance(30_001);
    queue.failNextPublish(new Error('the queue is full'));
    await expect(sweep(60_000)).rejects.toThrow('the queue is full');
    expect(queue.published).toHaveLength(2);
    expect(await sweep(60_000)).toBe(1);
    expect(new Set(queue.published.map(({ recordId }) => recordId)).size).toBe(3);
  });
});
