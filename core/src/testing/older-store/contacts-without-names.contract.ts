import { expect, it } from 'vitest';
import { subjectsOf } from '../../people/sign-in/domain/sign-in-limits.ts';
import {
  buildContact,
  buildHandOver,
  buildNewJob,
  buildSample,
  buildSampleMaterial,
  buildVersion,
  testNow,
  uniqueId,
} from '../builders.ts';
import type { ContractStore } from '../contract-store.ts';

type Store = Pick<ContractStore, 'jobs' | 'history' | 'handOvers' | 'samples' | 'throttle' | 'close'> & {
  /** Makes the store what it was before contacts had names, and brings it up to date again. */
  upgradeAgain(): Promise<void> | void;
  /** The counted sign-ins as they are stored. */
  failures(): Promise<readonly object[]> | readonly object[];
};

/** What becomes of a store in which contacts of records and hand-overs were known by one id alone. */
export function describeContactsWithoutNames(name: string, open: () => Promise<Store> | Store): void {
  it(`names the contacts of older records and hand-overs on ${name}, and forgets addresses in the clear`, async () => {
    const store = await open();
    const { jobs, history, handOvers, samples, throttle } = store;
    const properties = { email: 'Ada@Now.example', hs_additional_emails: 'ada@home.example' };
    const job = buildNewJob({ hubspotId: '71', properties: {} });
    const { id } = await jobs.submit(job);
    const claim = await jobs.claim(id, { owner: 'worker', now: testNow, until: testNow + 60_000 });
    await jobs.complete(id, claim?.job.fence ?? 0, buildVersion({ properties: { email: 'ada@then.example' } }));
    await jobs.submit({ ...job, properties });
    const ofRecord = buildHandOver({ recordId: id, hubspotId: '71' });
    const ofDeleted = buildHandOver({ hubspotId: '72' });
    for (const handOver of [ofRecord, ofDeleted]) await handOvers.create(handOver);
    const [plain, disguised, none] = [
      buildSample({ hubspotId: '73', createdAt: testNow + 1 }),
      buildSample({ hubspotId: '74', disguised: true }),
      buildSample({ hubspotId: 'root@overture.example' }),
    ];
    const contact = buildContact({ id: '73', properties: { email: 'Bea@Home.example' } });
    for (const sample of [plain, disguised, none]) await samples.add(sample, buildSampleMaterial({ contact }));
    await throttle.begin(subjectsOf(`${uniqueId('eve')}@northwind.example`, '192.0.2.1', false));

    await store.upgradeAgain();

    const recordsOf = async (known: string) => (await history.walk({ knownAs: [known] }, null, 9)).map((one) => one.id);
    const handedOverTo = async (known: string) => (await handOvers.of({ knownAs: [known] })).map((one) => one.id);
    for (const known of ['71', 'ada@now.example', 'ada@home.example', 'ada@then.example']) {
      expect(await recordsOf(known)).toEqual([id]);
      expect(await handedOverTo(known)).toEqual([ofRecord.id]);
    }
    expect(await handedOverTo('72')).toEqual([ofDeleted.id]);
    expect(await samples.list(null)).toEqual([{ ...plain, knownAs: ['73', 'bea@home.example'] }, disguised]);
    expect(await store.failures()).toEqual([]);
    await store.close();
  });
}
