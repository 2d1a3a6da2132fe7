import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  buildContact,
  buildEmail,
  buildHandOver,
  buildNewJob,
  buildVersion,
  openTestStore,
  testNow,
  type TestStore,
} from '../../testing/index.ts';
import { WrittenEmails } from './written-emails.ts';

let store: TestStore;
beforeEach(() => void (store = openTestStore()));
afterEach(() => store.close());

async function write(hubspotId: string, userId: string, overrides: Parameters<typeof buildVersion>[0]): Promise<void> {
  const { id } = await store.jobs.submit(buildNewJob({ hubspotId, userId }));
  const claimed = await store.jobs.claim(id, { owner: 'worker', now: testNow, until: testNow + 1_000 });
  await store.jobs.complete(id, claimed?.job.fence ?? 0, buildVersion(overrides));
}

it('are those of anybody’s versions for the contact, also as they were before an edit', async () => {
  const { answer } = buildVersion();
  const emails = (body: string) => ({ ...answer, emails: [buildEmail({ subject: '', body })] });
  await write('1', 'user-1', { answer: emails('Mine.'), originals: { 0: { subject: '', body: 'Mine before.' } } });
  await write('1', 'user-2', { answer: emails('Theirs.') });
  await write('7', 'user-1', { answer: emails('To the contact that was merged into this one.') });
  await write('2', 'user-1', { answer: emails('To somebody else.') });
  const contact = buildContact({ id: '1', properties: { hs_merged_object_ids: '7' } });
  const bodies = (await new WrittenEmails(store).of(contact)).map(({ body }) => body);
  expect(bodies.toSorted()).toEqual([
    'Mine before.',
    'Mine.',
    'Theirs.',
    'To the contact that was merged into this one.',
  ]);
});

it('are those of a hand-over whose record is gone', async () => {
  await store.handOvers.create(buildHandOver({ hubspotId: '1' }));
  const emails = await new WrittenEmails(store).of(buildContact({ id: '1' }));
  expect(emails.map(({ body }) => body)).toEqual(['Hello.', 'Hello again.']);
});
