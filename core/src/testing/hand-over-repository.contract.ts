import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimed, handOverId, released, withPlaced } from '../records/domain/hand-over.ts';
import { buildHandOver, buildOutcome, testNow, uniqueId } from './builders.ts';
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

    it('are deleted, where that is asked for, only while they have the revision that was read', async () => {
      const read = buildHandOver();
      await store.handOvers.create(read);
      const changed = await store.handOvers.replace(read);
      expect(await store.handOvers.delete(read.id, read.revision)).toBe(false);
      expect(await store.handOvers.find(read.id)).toEqual(changed);
      expect(await store.handOvers.delete(read.id, changed?.revision)).toBe(true);
      expect(await store.handOvers.find(read.id)).toBeNull();
    });

    it('reserve a contact one at a time, also when they ask for it at once', async () => {
      const contactId = '40000000088';
      const [first, ...others] = Array.from({ length: 4 }, () => claimed(buildHandOver(), contactId, testNow));
      if (first === undefined) throw new Error('There are four.');
      expect(await store.handOvers.findClaimOf(contactId)).toBeNull();
      expect(await store.handOvers.create(first)).toBe(true);
      for (const other of others) {
        expect(await store.handOvers.create(other)).toBe(false);
        await store.handOvers.create(released(other, testNow));
      }
      expect(await store.handOvers.findClaimOf(contactId)).toEqual(first);
      const attempts = () => Promise.all(others.map((other) => store.handOvers.replace(other)));
      expect(await attempts()).toEqual([null, null, null]);
      await store.handOvers.replace(released(first, testNow));
      expect(await store.handOvers.findClaimOf(contactId)).toBeNull();
      const taken = (await attempts()).filter((one) => one !== null);
      expect(taken).toHaveLength(1);
      expect(await store.handOvers.findClaimOf(contactId)).toEqual(taken[0]);
      await store.handOvers.delete(taken[0]?.id ?? '');
      expect((await attempts()).filter((one) => one !== null)).toHaveLength(1);
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
      const ofContacts = async (...asked: Parameters<typeof store.handOvers.ofContacts>) =>
        new Set((await store.handOvers.ofContacts(...asked)).map(({ id }) => id));
      const inDomain = [first?.id, second?.id];
      expect(await ofContacts('product-sales', ['1', hubspotId])).toEqual(new Set(inDomain));
      expect(await ofContacts(null, [hubspotId])).toEqual(new Set([...inDomain, other.id]));
      expect(await ofContacts(null, [])).toEqual(new Set());
      expect(await store.handOvers.delete(second?.id ?? '')).toBe(true);
      expect(await store.handOvers.delete(second?.id ?? '')).toBe(false);
    });

    it('are walked by the time they were made and by domain, a page after the other, with what became of them', async () => {
      const outcome = buildOutcome({
        contactState: 'changed on Monday',
        sent: [{ index: 0, at: testNow, editDistance: 0.25 }],
        done: [0],
        repliedAt: testNow + 1,
      });
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
