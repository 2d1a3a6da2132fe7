import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildNewJob, describeWithServer, testNow, uniqueId } from '../../testing/index.ts';
import { openMongoTestStore, type MongoTestStore } from '../../testing/open-mongo-test-store.ts';

const limit = 10;

describeWithServer('MONGO_TEST_URI', 'Late pages in MongoDB', (address) => {
  let store: MongoTestStore;
  let other: MongoTestStore;
  beforeAll(async () => {
    store = await openMongoTestStore(address, { landmarkEvery: 20 });
    other = await openMongoTestStore(address, { uri: store.uri });
  });
  afterAll(async () => {
    await other.close();
    await store.close();
  });

  const submit = (userId: string, index: number) =>
    store.jobs.submit(
      buildNewJob({ id: `${userId}-${1_000 + index}`, userId, hubspotId: String(index), now: testNow + (index >> 1) }),
    );

  /** Every page, one after another, and the total each of them named. */
  async function allPages(userId: string, pages: number): Promise<{ ids: string[]; totals: number[] }> {
    const read = [];
    for (let page = 1; page <= pages; page += 1) read.push(await store.history.list({ userId }, { page, limit }));
    return { ids: read.flatMap(({ items }) => items.map(({ id }) => id)), totals: read.map(({ total }) => total) };
  }

  describe('of a long history', () => {
    it('are the same before, while and after its landmarks are set, with newer records and without removed ones', async () => {
      const userId = uniqueId('user');
      const expected: string[] = [];
      for (let index = 0; index < 130; index += 1) expected.unshift((await submit(userId, index)).id);
      for (let round = 0; round < 4; round += 1) {
        expect(await allPages(userId, 14)).toEqual({ ids: expected, totals: Array(14).fill(130) });
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      for (let index = 130; index < 137; index += 1) expected.unshift((await submit(userId, index)).id);
      expect(await allPages(userId, 14)).toEqual({ ids: expected, totals: Array(14).fill(137) });

      const [removed] = expected.splice(77, 1);
      expect(await store.history.delete(removed ?? '')).toBe(true);
      expect((await store.history.list({ userId }, { page: 1, limit })).total).toBe(136);
      await expect.poll(() => allPages(userId, 14)).toEqual({ ids: expected, totals: Array(14).fill(136) });
    });

    it('are found though far more was added by another process than before', async () => {
      const userId = uniqueId('user');
      for (let index = 0; index < 30; index += 1) await submit(userId, index);
      await allPages(userId, 3);
      const jobs = Array.from({ length: 60 }, (_, index) =>
        buildNewJob({ id: `${userId}-${2_000 + index}`, userId, hubspotId: `n${index}`, now: testNow + 1_000 + index }),
      );
      for (const job of jobs) await other.jobs.submit(job);
      const { ids, totals } = await allPages(userId, 9);
      expect(totals).toEqual(Array(9).fill(90));
      expect(ids.slice(0, 60)).toEqual(jobs.map(({ id }) => id).toReversed());
      expect(new Set(ids).size).toBe(90);
    });
  });
});
