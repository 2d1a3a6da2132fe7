import { afterEach, beforeEach, expect, it } from 'vitest';
import { InlineTextWork } from '../../vendors/html/inline-text-work.ts';
import { StatusAnnouncer } from '../../records/use-cases/status-announcer.ts';
import {
  buildEmail,
  buildNewJob,
  buildVersion,
  FakeClock,
  FakeStatusFeed,
  openTestStore,
  silentLogger,
  testNow,
} from '../../testing/index.ts';
import { SequenceReviewer } from './sequence-reviewer.ts';
import { SetSendDay } from './set-send-day.ts';
import { VersionReviewer } from './version-reviewer.ts';

const hubspotId = '40000000001';
const actor = { userId: 'user-1', role: 'admin', department: 'product-sales' } as const;
let store: ReturnType<typeof openTestStore>;
let whyLocked: string | null;
beforeEach(async () => {
  whyLocked = null;
  store = openTestStore();
  const { id, job } = await store.jobs.submit(buildNewJob({ userId: actor.userId, hubspotId }));
  const claimed = await store.jobs.claim(id, { owner: 'worker', now: testNow, until: testNow + 1_000 });
  const emails = [0, 3, 7].map((days) => buildEmail({ subject: 'Hello', body: 'Hi.', send_after_days: days }));
  const version = buildVersion({ version: job.version, answer: { ...buildVersion().answer, emails } });
  await store.jobs.complete(id, claimed?.job.fence ?? 0, version);
  await store.history.setApproval({
    id,
    version: job.version,
    basedOn: emails,
    approval: { userId: 'user-1', name: 'kim@agency.example', at: testNow, overrides: [] },
    now: testNow,
  });
});
afterEach(() => store.close());

const set = async (index: number, sendAfterDays: number, version?: number) => {
  const { history, agencies } = store;
  const clock = new FakeClock();
  const sequences = new SequenceReviewer({ agencies, texts: new InlineTextWork(), clock });
  const use = new SetSendDay({
    history,
    reviewer: new VersionReviewer({ history, reviewer: sequences }),
    locks: { whyLocked: () => Promise.resolve(whyLocked) },
    announcer: new StatusAnnouncer({ feed: new FakeStatusFeed(), logger: silentLogger }),
    clock,
  });
  const { shown } = await use.execute({ actor, hubspotId, index, sendAfterDays, version });
  return { days: shown?.answer.emails.map((email) => email.send_after_days), approval: shown?.approval };
};

it('sets the day between those of the neighbours, and keeps the approval', async () => {
  expect(await set(1, 5)).toMatchObject({ days: [0, 5, 7], approval: { name: 'kim@agency.example' } });
  expect((await set(2, 30)).days).toEqual([0, 5, 30]);
});

it.each([
  [0, 1],
  [1, 8],
  [2, 2],
])('email %i does not get day %i', async (index, day) => {
  await expect(set(index, day)).rejects.toMatchObject({
    code: 'validation_failed',
    issues: [{ path: 'sendAfterDays' }],
  });
});

it('refuses an unknown email, another version and one that is enrolled', async () => {
  await expect(set(9, 20)).rejects.toMatchObject({ code: 'not_found' });
  await expect(set(1, 5, 2)).rejects.toMatchObject({ code: 'conflict' });
  whyLocked = 'It is enrolled.';
  await expect(set(1, 5)).rejects.toMatchObject({ code: 'conflict' });
});
