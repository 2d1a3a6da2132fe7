import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ContactLinks } from '../../../contacts/use-cases/contact-links.ts';
import type { ReadContact } from '../../../contacts/use-cases/read-contact.ts';
import { expectationsSchema } from '../contract/samples.ts';
import type { GenerationSummary } from '../../../records/domain/generation-record.ts';
import type { HistoryRepository } from '../../../records/ports/history-repository.ts';
import {
  auditOn,
  buildNewJob,
  FakeClock,
  FakeCredentialResolver,
  FakeIdGenerator,
  openTestStore,
  type TestStore,
} from '../../../testing/index.ts';
import { SaveSample } from './save-sample.ts';

const clock = new FakeClock();
const ids = new FakeIdGenerator();
let store: TestStore;
let record: GenerationSummary;
beforeEach(async () => {
  store = openTestStore({ clock });
  record = await store.jobs.submit(buildNewJob());
});
afterEach(() => store.close());

/** Saves a sample of the result, which `history` reads. */
const save = (
  history: Pick<HistoryRepository, 'findByContact' | 'findSummaryByContact'>,
  { disguise }: { readonly disguise: boolean },
) => {
  const { userId, hubspotId } = record;
  return new SaveSample({
    samples: store.samples,
    history: history as HistoryRepository,
    links: {} as ContactLinks,
    readContact: {} as ReadContact,
    credentials: new FakeCredentialResolver(),
    audit: auditOn({ log: store.audit, clock, ids }).audit,
    clock,
    ids,
  }).add({
    actor: { userId, name: 'kim@agency.example' },
    userId,
    department: 'dt-sales',
    source: { result: { userId, hubspotId } },
    disguise,
    golden: false,
    expectations: expectationsSchema.parse({}),
  });
};

it('knows the contact by ids and addresses, and a disguised one by its ids alone', async () => {
  expect((await save(store.history, { disguise: false })).knownAs).toEqual(['40000000001', 'ada@northwind.example']);
  expect((await save(store.history, { disguise: true })).knownAs).toEqual(['40000000001']);
});

it('keeps no sample of a result whose contact was erased while it was saved', async () => {
  const erasedMeanwhile = {
    findByContact: async (...which: [string, string]) => {
      const read = await store.history.findByContact(...which);
      await store.history.delete(record.id);
      return read;
    },
    findSummaryByContact: (...which: [string, string]) => store.history.findSummaryByContact(...which),
  };
  await expect(save(erasedMeanwhile, { disguise: false })).rejects.toMatchObject({ code: 'not_found' });
  expect(await store.samples.list(null)).toEqual([]);
});
