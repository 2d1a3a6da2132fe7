import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handOverId, withPlaced } from '../handover/domain/hand-over.ts';
import type { Outcome } from '../handover/domain/outcome.ts';
import { buildHandOver, testNow, uniqueId } from './builders.ts';
import type { ContractStore, OpenContractStore } from './contract-store.ts';
import { FakeClock } from './fake-clock.ts';

/** What every store does for hand-overs. `openStore` opens a fresh, migrated one. */
export function describeHandOverRepository(name: string, openStore: OpenContractStore<'handOvers'>): void {
  describe(`Hand-overs on ${name}`, () => {
    let store: Pick<ContractStore, 'handOvers' | 'close'>;
    beforeAll(async () => {
      store = await openStore(new FakeClock());
    });
    afterAll(() => store.close());

    it('are kept once for a version and target', async () => {
      const handOver = buildHandOver();
      expect(await store.handOvers.find(handOver.id)).toBeNull();
      expect(await store.handOvers.create(handOver)).toBe(true);
      expect(await store.handOvers.create({ ...handOver, startOn: '2027-01-04' })).toBe(false);
      expect(await store.handOvers.find(handOver.id)).toEqual(handOver);
    });

    it('change only from the state that is stored, so that of two changes at once one is refused', async () => {
      const handOver = buildHandOver();
      await store.handOvers.create(handOver);
      const changes = [0, 1].map((index) => withPlaced(handOver, index, `task-${index}`, testNow + 1) ?? handOver);
      const stored = await Promise.all(changes.map((change) => store.handOvers.replace(change)));
      expect(stored.filter((one) => one === null)).toHaveLength(1);
      const kept = stored.find((one) => one !== null);
      expect(kept?.revision).toBe(handOver.revision + 1);
      expect(await store.handOvers.find(handOver.id)).toEqual(kept);
      expect(await store.handOvers.replace(buildHandOver())).toBeNull();
    });

    it('are found by their records and by their contact, the newest first', async () => {
      const hubspotId = '40000000077';
      const recordId = uniqueId('record');
      const [first, second] = [1, 2].map((version) =>
        buildHandOver({
          id: handOverId({ recordId, version, to: 'tasks' }),
          recordId,
          version,
          hubspotId,
          createdAt: testNow + version,
        }),
      );
      const other = buildHandOver({ hubspotId, department: 'dt-sales', createdAt: testNow + 9 });
      for (const handOver of [first, second, other]) if (handOver) await store.handOvers.create(handOver);
      expect(await store.handOvers.ofRecords([recordId, 'nobody'])).toEqual([second, first]);
      expect(await store.handOvers.ofRecords([])).toEqual([]);
      expect(await store.handOvers.newestOfContact('product-sales', hubspotId)).toEqual(second);
      expect(await store.handOvers.newestOfContact('dt-pm', hubspotId)).toBeNull();
      expect(await store.handOvers.delete(second?.id ?? '')).toBe(true);
      expect(await store.handOvers.delete(second?.id ?? '')).toBe(false);
      expect(await store.handOvers.newestOfContact('product-sales', hubspotId)).toEqual(first);
    });

    it('are walked by the time they were made and by domain, a page after the other, with what became of them', async () => {
      const outcome: Outcome = {
        readAt: testNow,
        contactState: 'changed on Monday',
        sent: [{ index: 0, at: testNow, editDistance: 0.25 }],
        done: [0],
        repliedAt: testNow + 1,
        metAt: null,
        bouncedAt: null,
        optedOut: false,
      };
      const from = testNow + 1_000_000;
      const made = ['a', 'b', 'c', 'd'].map((recordId, index) =>
        buildHandOver({
          recordId: `walked-${recordId}`,
          department: recordId === 'b' ? 'dt-pm' : 'dt-sales',
          createdAt: from + index,
        }),
      );
      for (const handOver of made) await store.handOvers.create(handOver);
      const [first, second, third, last] = made;
      const known = first && (await store.handOvers.replace({ ...first, outcome }));
      const between = { from, to: last?.createdAt ?? 0 };
      expect(await store.handOvers.walk(between, null, 2)).toEqual([known, second]);
      expect(await store.handOvers.walk(between, second?.id ?? '', 2)).toEqual([third]);
      expect(await store.handOvers.walk({ ...between, department: 'dt-sales' }, null, 9)).toEqual([known, third]);
    });
  });
}
