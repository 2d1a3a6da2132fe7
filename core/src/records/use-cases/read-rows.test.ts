import { beforeEach, expect, it } from 'vitest';
import { buildNewJob, FakeClock, openTestStore, type TestStore } from '../../testing/index.ts';
import { ReadRows } from './read-rows.ts';

const userId = 'rep-1';
let clock: FakeClock;
let store: TestStore;

beforeEach(() => {
  clock = new FakeClock();
  store = openTestStore({ clock });
});

async function submit(hubspotId: string, owner = userId): Promise<string> {
  clock.advance(1);
  return (
    await store.jobs.submit(buildNewJob({ id: `${owner}-${hubspotId}`, userId: owner, hubspotId, now: clock.now() }))
  ).id;
}

async function listed() {
  const { items } = await store.history.list({ userId }, { page: 1, limit: 10 });
  return new ReadRows({ jobs: store.jobs, handOvers: { ofRecords: async () => new Map() }, clock }).execute(items);
}

async function positions(): Promise<Record<string, number>> {
  const { rows } = await listed();
  return Object.fromEntries(
    rows.flatMap(({ record, queuePosition }) => (queuePosition === undefined ? [] : [[record.id, queuePosition]])),
  );
}

it('returns the place of each waiting record, counting other users’ records', async () => {
  expect(await positions()).toEqual({});
  const running = await submit('1');
  await submit('2', 'rep-2');
  const waiting = await submit('3');
  const claim = await store.jobs.claim(running, { owner: 'w', now: clock.now(), until: clock.now() + 1_000 });
  expect(await positions()).toEqual({ [waiting]: 2 });
  await store.jobs.reschedule(running, claim?.job.fence ?? 0, {
    availableAt: clock.now() + 500,
    refundAttempt: true,
    reason: { code: 'ai_rate_limited', message: 'Too many requests.' },
    now: clock.now(),
  });
  expect(await positions()).toEqual({ [waiting]: 2 });
  clock.advance(500);
  // It keeps its turn, which is before the one of the user's second record.
  expect(await positions()).toEqual({ [running]: 2, [waiting]: 3 });
});

it('counts to a hundred, however many records wait', async () => {
  for (let i = 0; i < 99; i += 1) await submit('1', `rep-${i + 2}`);
  const last = await submit('1');
  const beyond = await submit('2');
  expect(await positions()).toEqual({ [last]: 100, [beyond]: 101 });
});

it('says that a user’s first record waits for one of each other user, and not for all', async () => {
  for (let i = 0; i < 70; i += 1) await submit(`${i}`, 'rep-2');
  const first = await submit('1');
  const second = await submit('2');
  expect(await positions()).toEqual({ [first]: 2, [second]: 4 });
});

it('says when a record has waited for 15 s and no worker is running', async () => {
  await submit('1');
  clock.advance(14_999);
  expect((await listed()).isWriterSilent).toBe(false);
  clock.advance(1);
  expect((await listed()).isWriterSilent).toBe(true);
  const busy = await submit('2', 'rep-2');
  await store.jobs.claim(busy, { owner: 'w', now: clock.now(), until: clock.now() + 1_000 });
  expect((await listed()).isWriterSilent).toBe(false);
  clock.advance(1_000);
  expect((await listed()).isWriterSilent).toBe(true);
});
