import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildHandOver,
  buildNewJob,
  buildPartial,
  buildSample,
  buildSampleMaterial,
  buildStatusEvent,
  buildTrial,
  buildTrialCell,
  testNow,
  uniqueId,
} from './builders.ts';
import type { Clock } from '../platform/clock.ts';
import type { ContractStore } from './contract-store.ts';
import { FakeClock } from './fake-clock.ts';

type Needed = 'unowned' | 'statusFeed' | 'handOvers' | 'jobs' | 'history' | 'samples' | 'trials';

type UnownedStore = Pick<ContractStore, Needed | 'close'> & {
  /** The status events that are stored. */
  told(): Promise<readonly object[]> | readonly object[];
};

/** What every store does with data that belongs to nobody. */
export function describeUnownedData(
  name: string,
  openStore: (clock: Clock) => Promise<UnownedStore> | UnownedStore,
): void {
  describe(`Data of nobody on ${name}`, () => {
    let store: UnownedStore;
    beforeAll(async () => {
      store = await openStore(new FakeClock());
    });
    afterAll(() => store.close());
    const kept = { handOversBefore: null, notedBefore: 0 };
    const aRecord = async () => (await store.jobs.submit(buildNewJob({ hubspotId: uniqueId('c') }))).id;

    it('is a hand-over that was stored after its record was erased, and none that outlives its record', async () => {
      const [erased, living] = [await aRecord(), await aRecord()];
      for (const id of [erased, living]) await store.unowned.noteErased(id, testNow);
      // A repeated erasure notes it again.
      await store.unowned.noteErased(erased, testNow + 1);
      await store.history.delete(erased);
      const late = [1, 2].map((version) => buildHandOver({ recordId: erased, version }));
      const others = [buildHandOver({ recordId: living }), buildHandOver()];
      for (const handOver of [...late, ...others]) await store.handOvers.create(handOver);
      expect(await store.unowned.remove(kept)).toBe(2);
      for (const { id } of late) expect(await store.handOvers.find(id)).toBeNull();
      for (const one of others) expect(await store.handOvers.find(one.id)).toEqual(one);
      expect(await store.unowned.remove(kept)).toBe(0);
    });

    it('forgets which records were erased once nobody can work on them any more', async () => {
      const erased = uniqueId('record');
      await store.unowned.noteErased(erased, testNow);
      expect(await store.unowned.remove({ ...kept, notedBefore: testNow + 1 })).toBe(0);
      const handOver = buildHandOver({ recordId: erased });
      await store.handOvers.create(handOver);
      expect(await store.unowned.remove(kept)).toBe(0);
      expect(await store.handOvers.find(handOver.id)).not.toBeNull();
    });

    it('is a hand-over without a record that is older than it may be kept', async () => {
      const recordId = await aRecord();
      const old = { createdAt: testNow - 90, updatedAt: testNow - 50 };
      const [gone, ofRecord, young] = [
        buildHandOver(old),
        buildHandOver({ ...old, recordId }),
        buildHandOver({ ...old, updatedAt: testNow }),
      ];
      for (const handOver of [gone, ofRecord, young]) await store.handOvers.create(handOver);
      expect(await store.unowned.remove(kept)).toBe(0);
      expect(await store.unowned.remove({ ...kept, handOversBefore: testNow - 49 })).toBe(1);
      expect(await store.handOvers.find(gone.id)).toBeNull();
      for (const one of [ofRecord, young]) expect(await store.handOvers.find(one.id)).not.toBeNull();
    });

    it('is what live screens were told of an erased record, but for the erasure itself', async () => {
      const [erased, living] = [await aRecord(), await aRecord()];
      for (const id of [erased, living]) {
        await store.unowned.noteErased(id, testNow);
        const partial = buildPartial(`Subject of ${id}`);
        await store.statusFeed.publish(buildStatusEvent({ _id: id, responseStatus: 'processing', partial }));
        await store.statusFeed.publish(buildStatusEvent({ _id: id, responseStatus: 'deleted' }));
      }
      await store.history.delete(erased);
      await store.unowned.remove(kept);
      const told = JSON.stringify(await store.told());
      expect([told.includes(`Subject of ${erased}`), told.includes(`Subject of ${living}`)]).toEqual([false, true]);
      expect(told).toContain(erased);
    });

    it('is the result of a sample that is gone', async () => {
      const sample = buildSample();
      await store.samples.add(sample, buildSampleMaterial());
      const [ofSample, ofNone] = [
        buildTrialCell({ sampleId: sample.id }),
        buildTrialCell({ sampleId: uniqueId('gone') }),
      ];
      await store.trials.add(buildTrial(), [ofSample, ofNone]);
      expect(await store.unowned.remove(kept)).toBe(1);
      expect((await store.trials.findCells([ofSample.id, ofNone.id])).map(({ id }) => id)).toEqual([ofSample.id]);
    });

    it('is removed however much there is', async () => {
      const gone = Array.from({ length: 1_100 }, () => buildTrialCell({ sampleId: uniqueId('gone') }));
      await store.trials.add(buildTrial(), gone);
      expect(await store.unowned.remove(kept)).toBe(1_100);
    });
  });
}
