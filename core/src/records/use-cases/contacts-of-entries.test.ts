import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AuditEntry } from '../../audit/domain/audit-entry.ts';
import { buildNewJob, openTestStore, testNow, type TestStore } from '../../testing/index.ts';
import { ContactsOfEntries } from './contacts-of-entries.ts';

let store: TestStore;
let contacts: ContactsOfEntries;
beforeEach(() => {
  store = openTestStore();
  contacts = new ContactsOfEntries({ history: store.history });
});
afterEach(() => store.close());

const submit = async (userId: string, firstname: string, now = testNow) =>
  (await store.jobs.submit(buildNewJob({ userId, hubspotId: '4711', properties: { firstname }, now }))).id;
const entry = (overrides: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 'a1',
  at: testNow,
  actor: { userId: 'superadmin', name: 'root@agency.example' },
  action: 'handed_over',
  target: '4711',
  detail: '',
  ...overrides,
});
const found = async (overrides?: Partial<AuditEntry>) => (await contacts.of([entry(overrides)])).get('a1');

it('names the contact of the record that the entry names, whoever acted', async () => {
  const kims = await submit('kim', 'Marta', testNow);
  await submit('lee', 'Marta L.', testNow + 5);
  const detail = `tasks, 3 steps, record ${kims}, version 2`;
  expect(await found({ detail })).toEqual({ name: 'Marta', userId: 'kim' });
});

it('falls back on the actor’s own record, then on the newest', async () => {
  await submit('kim', 'Marta', testNow);
  await submit('lee', 'Marta L.', testNow + 5);
  expect(await found({ actor: { userId: 'kim', name: '' } })).toEqual({ name: 'Marta', userId: 'kim' });
  expect(await found()).toEqual({ name: 'Marta L.', userId: 'lee' });
});

it('knows nothing of a contact without a record, and asks nothing of entries about something else', async () => {
  expect(await found()).toBeUndefined();
  await submit('kim', 'Marta');
  expect(await found({ action: 'user_created' })).toBeUndefined();
  expect(await found({ target: 'contact 3f' })).toBeUndefined();
});
