import { beforeEach, describe, expect, it } from 'vitest';
import { type HandOver, claimTtlMs } from '../../records/domain/hand-over.ts';
import { stateOf } from '../../records/domain/hand-over-state.ts';
import {
  buildContact,
  buildHandOver,
  FakeClock,
  FakeCredentialResolver,
  FakeCrmContacts,
  FakeCrmOutreach,
  openTestStore,
  silentLogger,
  stopOn,
  testNow,
} from '../../testing/index.ts';
import { addDays } from '../domain/due-days.ts';
import { describeHandOver, mortal, nora } from './hand-over.fixtures.ts';
import { ReachContact } from './reach-contact.ts';
import { SyncOutcomes } from './sync-outcomes.ts';
import { WatchTasks } from './watch-tasks.ts';

const hourMs = 60 * 60_000;

describeHandOver('A sweep sees in HubSpot', (world) => {
  let made: HandOver;
  beforeEach(async () => {
    await world().receive({ from: nora.email, subject: 'A note to myself', body: 'Nothing.' });
    // What the contact wrote before stops nothing, so that both use the sandbox's time.
    world().clock.set(Date.parse((await world().contact('lastmodifieddate'))['lastmodifieddate'] ?? '') + 1);
    await world().ready();
    made = await world().open().handOver({ startOn: undefined });
  });
  const pathOf = (index: number): string => `/crm/objects/2026-09/tasks/${made.steps[index]?.crmId}`;
  const change = (index: number, properties: object) => world().call('PATCH', pathOf(index), { properties });
  const swept = async (): Promise<HandOver> => {
    expect((await world().open().sync()).failures).toEqual([]);
    return (await world().store.handOvers.find(made.id)) ?? made;
  };
  const outdated = async (handOver: HandOver): Promise<readonly number[]> => {
    const shown = await world().open().show.one(handOver, { userId: world().rep.id });
    return [...shown.outdated];
  };

  it('nothing where nobody touched a task', async () => {
    const { steps } = await swept();
    expect(steps).toEqual(made.steps);
  });

  it('a completed and a deleted task', async () => {
    await change(0, { hs_task_status: 'COMPLETED' });
    await world().call('DELETE', pathOf(1));
    const seen = await swept();
    expect(seen.steps.map(({ state }) => state)).toEqual(['done', 'withdrawn']);
    expect(stateOf(seen)).toBe('withdrawn');
    const again = await world().open().handOver({ startOn: undefined });
    expect(again.steps.map(({ state }) => state)).toEqual(['sent', 'placed']);
  });

  it('another day, from which the others are moved later', async () => {
    const days = [made.steps[0]?.dueOn ?? '', addDays(made.steps[1]?.dueOn ?? '', 7)];
    await change(1, { hs_timestamp: `${days[1]}T08:00:00.000Z` });
    expect((await swept()).steps.map(({ dueOn }) => dueOn)).toEqual(days);
  });

  it('another text, which is outdated until the record or the task says the same', async () => {
    await change(1, { hs_task_subject: 'Mine', hs_task_body: '<p>My own words.</p>' });
    const seen = await swept();
    expect(seen.steps[1]?.theirs).toEqual({ subject: 'Mine', body: 'My own words.' });
    expect(await outdated(seen)).toEqual([1]);
    const { problems } = await world().open().change({ id: made.id, texts: true });
    expect(problems).toMatchObject([{ message: expect.stringContaining('Email 2 was changed') }]);
    await world().edit(1, { subject: 'Mine', body: 'My own words.' });
    const agreed = await world().open().change({ id: made.id, texts: true });
    expect(agreed.problems).toEqual([]);
    expect(agreed.handOver.steps[1]).toMatchObject({ subject: 'Mine', theirs: null });
    expect(await outdated(await swept())).toEqual([]);
    await change(1, { hs_task_body: '<p>Other words.</p>' });
    expect(await outdated(await swept())).toEqual([1]);
    await change(1, { hs_task_body: '<p>My own words.</p>' });
    expect(await outdated(await swept())).toEqual([]);
  });

  it('what happened, wherever the sweep before was killed', async () => {
    await change(0, { hs_task_status: 'COMPLETED' });
    for (let diesAt = 1; ; diesAt += 1) {
      const death = mortal(diesAt, 'after');
      const outcome = await world()
        .open(death.through)
        .sync()
        .then(
          ({ failures }) => (failures.length === 0 ? 'done' : 'dead'),
          () => 'dead',
        );
      world().clock.advance(claimTtlMs);
      expect((await swept()).steps.map(({ state }) => state)).toEqual(['done', 'placed']);
      if (outcome === 'done') break;
    }
  });
});

describe('Watching many tasks', () => {
  const contacts = 260;
  const tasksOfEach = 5;

  it('costs N/50 + 5 requests at most, and comes to every task within hours', { timeout: 60_000 }, async () => {
    const store = openTestStore();
    const clock = new FakeClock();
    clock.set(testNow + hourMs);
    const outreach = new FakeCrmOutreach();
    const crm = new FakeCrmContacts();
    const [first] = buildHandOver().steps;
    for (let contact = 0; contact < contacts; contact += 1) {
      const hubspotId = String(1_000 + contact);
      crm.contacts.set(hubspotId, buildContact({ id: hubspotId, properties: { lastmodifieddate: 'Monday' } }));
      const steps = Array.from({ length: tasksOfEach }, (_, index) => {
        const { subject = '', body = '' } = first ?? {};
        outreach.tasks.push({
          contactId: hubspotId,
          ownerId: '1',
          dueAt: Date.UTC(2026, 0, 5, 9),
          subject,
          body,
          marker: '',
        });
        const at = { index, dueOn: '2026-01-05', crmId: `task-${outreach.tasks.length}` };
        return { ...at, subject, body, state: 'placed' as const, sentAt: null, before: null, theirs: null };
      });
      await store.handOvers.create(buildHandOver({ hubspotId, steps, timeZone: 'Europe/Berlin' }));
    }
    let requests = 0;
    const counted = <T extends object>(port: T): T =>
      new Proxy(port, {
        get: (target, key) => {
          if (key === 'readManyProperties' || key === 'readTasks') requests += 1;
          const value: unknown = Reflect.get(target, key, target);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    const sync = new SyncOutcomes({
      ...store,
      credentials: new FakeCredentialResolver(),
      crm: counted(crm),
      clock,
      reachContact: new ReachContact({ ...store, crm, clock }),
      stop: stopOn(store, clock, outreach),
      tasks: new WatchTasks({ outreach: counted(outreach), handOvers: store.handOvers, clock }),
      logger: silentLogger,
    });
    await sync.execute();
    for (let task = 1; task <= outreach.tasks.length; task += 2) outreach.done.add(`task-${task}`);
    const isSeen = async (): Promise<boolean> => {
      const all = await store.handOvers.ofContacts(null, [...crm.contacts.keys()]);
      const done = all.flatMap(({ steps }) => steps.filter(({ state }) => state === 'done'));
      return done.length === outreach.done.size;
    };
    let hours = 0;
    for (; !(await isSeen()); hours += 1) {
      requests = 0;
      clock.advance(hourMs);
      expect(await sync.execute()).toEqual({ open: contacts, read: 0, failures: [] });
      expect(requests).toBeLessThanOrEqual(contacts / 50 + 5);
    }
    expect(hours).toBeLessThanOrEqual(2 * tasksOfEach);
    store.close();
  });
});
