import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSample, buildSampleMaterial, testNow } from './builders.ts';
import type { ContractStore, OpenContractStore } from './contract-store.ts';
import { FakeClock } from './fake-clock.ts';

/** What every store does with frozen contacts. */
export function describeSamples(name: string, openStore: OpenContractStore<'samples' | 'trials'>): void {
  let store: Pick<ContractStore, 'samples' | 'trials' | 'close'>;
  beforeAll(async () => {
    store = await openStore(new FakeClock());
  });
  afterAll(() => store.close());

  describe(`SampleRepository on ${name}`, () => {
    it('keeps a contact as it was read, however large, apart from what is listed', async () => {
      const sample = buildSample();
      const material = buildSampleMaterial({ fullSummary: 'Ünï $x \u0000'.repeat(60_000) });
      await store.samples.add(sample, material);
      expect(await store.samples.findById(sample.id)).toEqual(sample);
      expect(await store.samples.findMaterial(sample.id)).toEqual(material);
      expect(await store.samples.findMaterial('nobody')).toBeNull();
    });

    it('lists newest first, by domain, changes what is expected, and deletes', async () => {
      const department = 'dt-pm';
      const [older, newer] = [buildSample({ department, createdAt: testNow - 1 }), buildSample({ department })];
      const material = buildSampleMaterial();
      for (const sample of [older, newer]) await store.samples.add(sample, material);
      expect(await store.samples.list(department)).toEqual([newer, older]);
      const changed = { ...older, golden: true, expectations: { ...older.expectations, mustMention: ['$price'] } };
      expect(await store.samples.update(changed)).toBe(true);
      expect(await store.samples.update(buildSample())).toBe(false);
      expect(await store.samples.list(department)).toEqual([newer, changed]);
      expect(await store.samples.findMaterial(older.id)).toEqual(material);
      expect(await store.samples.delete(newer.id)).toBe(true);
      expect(await store.samples.delete(newer.id)).toBe(false);
      expect(await store.samples.list(department)).toEqual([changed]);
      expect((await store.samples.list(null)).length).toBeGreaterThanOrEqual(2);
    });
  });
}
