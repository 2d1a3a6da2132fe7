import { beforeEach, expect, it } from 'vitest';
import { buildUser } from '../../testing/index.ts';
import { dayMs } from '../../platform/requested-days.ts';
import { claimTtlMs, isClaimed, type HandOver } from '../../records/domain/hand-over.ts';
import { stateOf } from '../../records/domain/hand-over-state.ts';
import { outcomeSchema } from '../../records/domain/outcome.ts';
import { describeHandOver, mortal, nora } from './hand-over.fixtures.ts';

const monday = Date.UTC(2026, 0, 5, 9);
const edited = { subject: 'Edited', body: 'A new text.' };

describeHandOver('Changing and withdrawing a hand-over', (world) => {
  let made: HandOver;
  beforeEach(async () => {
    world().clock.set(monday);
    await world().sandbox.clearFaults();
    await world().ready();
    made = await world().open().handOver();
  });
  /** The tasks of the steps that are still in HubSpot. */
  const tasks = () => world().tasksWith(made.steps.flatMap(({ crmId }) => crmId ?? []));
  const subjects = async () => (await tasks()).map((task) => task['hs_task_subject']);
  const days = async () => (await tasks()).map((task) => task['hs_timestamp']?.slice(0, 10));
  /** Somebody changes the task of a step in HubSpot. */
  const inHubspot = (index: number, properties: object) =>
    world().call('PATCH', `/crm/objects/2026-09/tasks/${made.steps[index]?.crmId}`, { properties });
  const deleteInHubspot = (index: number) =>
    world().call('DELETE', `/crm/objects/2026-09/tasks/${made.steps[index]?.crmId}`);

  it('brings the texts of open tasks up to date, and leaves the days that HubSpot has', async () => {
    await world().edit(1, edited);
    await inHubspot(1, { hs_timestamp: '2026-01-21T08:00:00.000Z' });
    const { handOver, problems } = await world().open().change({ id: made.id, texts: true });
    expect(problems).toEqual([]);
    expect(handOver.steps).toMatchObject([
      { subject: 'First', dueOn: '2026-01-05' },
      { ...edited, dueOn: '2026-01-21', before: null },
    ]);
    expect(await subjects()).toEqual(['First', 'Edited']);
    expect(await days()).toEqual(['2026-01-05', '2026-01-21']);
  });

  it('approves the texts that it brings to HubSpot, and none by moving a day', async () => {
    await world().edit(1, edited);
    expect(await world().approver()).toBeNull();
    await world()
      .open()
      .change({ id: made.id, days: [{ index: 1, dueOn: '2026-01-21' }] });
    expect(await world().approver()).toBeNull();
    await world().open().change({ id: made.id, texts: true });
    expect(await world().approver()).toBe(nora.email);
  });

  it('moves all open tasks with their distances, or single ones, past days on which nobody works', async () => {
    const { change } = world().open();
    await change({ id: made.id, startOn: '2026-01-10' });
    expect(await days()).toEqual(['2026-01-12', '2026-01-16']);
    await change({ id: made.id, days: [{ index: 1, dueOn: '2026-01-24' }] });
    expect(await days()).toEqual(['2026-01-12', '2026-01-26']);
    for (const wrong of [{ startOn: '2026-01-02' }, { days: [{ index: 1, dueOn: '2026-01-06' }] }]) {
      await expect(change({ id: made.id, ...wrong })).rejects.toMatchObject({ code: 'validation_failed' });
    }
  });

  it('counts from the next email where one was sent by hand and its task is still open', async () => {
    const sent = [{ index: 0, at: monday, editDistance: 0 }];
    const nothing = { contactState: '', repliedAt: null, metAt: null, bouncedAt: null, optedOut: false };
    const outcome = outcomeSchema.parse({ ...nothing, sent, readAt: monday });
    await world().store.handOvers.replace({ ...made, outcome });
    const { change } = world().open();
    await change({ id: made.id, startOn: '2026-01-19' });
    expect(await days()).toEqual(['2026-01-05', '2026-01-19']);
    const late = change({ id: made.id, days: [{ index: 0, dueOn: '2026-01-12' }] });
    await expect(late).rejects.toMatchObject({ message: 'Email 1 is not open any more.' });
    // The task of the sent email is no reason to refuse a day.
    await change({ id: made.id, days: [{ index: 1, dueOn: '2026-01-12' }] });
    expect(await days()).toEqual(['2026-01-05', '2026-01-12']);
    await world().edit(0, edited);
    await change({ id: made.id, texts: true });
    expect(await subjects()).toEqual(['First', 'Second']);
  });

  it('respects and names what somebody completed, deleted or changed in HubSpot', async () => {
    const said = async (happened: () => Promise<unknown>): Promise<readonly string[]> => {
      await world().ready();
      made = await world().open().handOver();
      await world().edit(1, edited);
      await happened();
      const { problems } = await world().open().change({ id: made.id, texts: true, startOn: '2026-01-19' });
      return problems.map(({ message }) => message);
    };
    expect(await said(() => inHubspot(1, { hs_task_status: 'COMPLETED' }))).toEqual([
      expect.stringContaining('Email 2 was completed'),
    ]);
    expect(await subjects()).toEqual(['First', 'Second']);
    expect(await said(() => inHubspot(1, { hs_task_body: '<p>My own words.</p>' }))).toEqual([
      expect.stringContaining('Email 2 was changed'),
    ]);
    expect(await said(() => deleteInHubspot(1))).toEqual([expect.stringContaining('somebody deleted it')]);
    expect(await days()).toEqual(['2026-01-19']);
  });

  it('runs opt-out and send check first', async () => {
    await world().edit(1, { subject: 'Hello [Name]', body: 'A new text.' });
    const update = () => world().open().change({ id: made.id, texts: true });
    await expect(update()).rejects.toMatchObject({ code: 'checks_block' });
    await world().setContact({ hs_email_optout: 'true' });
    await expect(update()).rejects.toMatchObject({ code: 'contact_opted_out' });
    await world().setContact({ hs_email_optout: 'false' });
    expect(await subjects()).toEqual(['First', 'Second']);
  });

  it('withdraws open tasks, keeps done ones, and hands over again under a new id without what was sent', async () => {
    await world().open().markSent(0, true);
    const { handOver, problems } = await world().open().withdraw(made.id);
    expect(problems).toEqual([]);
    expect(handOver.steps.map(({ state }) => state)).toEqual(['sent', 'withdrawn']);
    expect(stateOf(handOver)).toBe('withdrawn');
    expect(await subjects()).toEqual(['First']);
    expect((await world().open().withdraw(made.id)).handOver).toMatchObject({ id: made.id, ending: handOver.ending });
    const again = await world().open().handOver({ startOn: '2026-01-12' });
    expect(again.id).not.toBe(made.id);
    expect(again.steps).toMatchObject([
      { state: 'sent', crmId: null },
      { state: 'placed', dueOn: '2026-01-12' },
    ]);
    expect(await world().open().handOver()).toEqual(again);
  });

  it('keeps the distance to the email that was sent when it hands over again, unless a day is asked for', async () => {
    await world().open().markSent(0, true);
    await world().open().withdraw(made.id);
    const secondOn = async () => (await world().open().preview()).steps.map(({ dueOn }) => dueOn);
    // The first email went out on Monday; three days later is a holiday.
    expect(await secondOn()).toEqual(['2026-01-09']);
    const { steps } = await world().open().preview({ startOn: '2026-01-06' });
    expect(steps).toMatchObject([{ index: 1, dueOn: '2026-01-06' }]);
    world().clock.set(monday + 14 * dayMs);
    expect(await secondOn()).toEqual(['2026-01-20']);
    world().clock.set(monday);
    expect(await world().open().handOver({ startOn: undefined })).toMatchObject({
      startOn: '2026-01-09',
      steps: [{ state: 'sent' }, { state: 'placed', dueOn: '2026-01-09' }],
    });
  });

  it('belongs to its user and to superadmins, and ends once', async () => {
    const other = buildUser();
    const actor = { userId: other.id, role: 'admin', department: 'product-sales' } as const;
    await expect(world().open().withdraw(made.id, { actor })).rejects.toMatchObject({ code: 'not_found' });
    const boss = { userId: other.id, role: 'superadmin', department: null } as const;
    await world().open().withdraw(made.id, { actor: boss });
    const late = world().open().change({ id: made.id, startOn: '2026-02-02' });
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
  });

  it('lets another version begin once the one before is withdrawn', async () => {
    await world().next();
    await expect(world().open().handOver()).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ path: made.id }],
      message: expect.stringMatching(/\. Withdraw it first\.$/),
    });
    await world().open().withdraw(made.id);
    expect(await world().open().handOver()).toMatchObject({ version: 2 });
  });

  it('updates, moves and withdraws to the end, wherever the process is killed', { timeout: 120_000 }, async () => {
    type Opened = ReturnType<ReturnType<typeof world>['open']>;
    const works: readonly [string, (open: Opened) => Promise<unknown>, () => Promise<void>][] = [
      [
        'update',
        ({ change }) => change({ id: made.id, texts: true }),
        async () => expect(await subjects()).toEqual(['Edited', 'Edited']),
      ],
      [
        'move',
        ({ change }) => change({ id: made.id, startOn: '2026-01-19' }),
        async () => expect(await days()).toEqual(['2026-01-19', '2026-01-23']),
      ],
      ['withdraw', ({ withdraw }) => withdraw(made.id), async () => expect(await subjects()).toEqual([])],
    ];
    for (const [name, work, check] of works) {
      for (const when of ['before', 'after'] as const) {
        for (let diesAt = 1; ; diesAt += 1) {
          await world().ready();
          made = await world().open().handOver();
          await world().edit(0, edited);
          await world().edit(1, edited);
          const death = mortal(diesAt, when);
          const outcome = await work(world().open(death.through)).then(
            () => 'done',
            () => 'dead',
          );
          world().clock.advance(claimTtlMs);
          const { problems } = (await work(world().open())) as { problems: readonly unknown[] };
          expect(problems, `${name} killed ${when} call ${diesAt}`).toEqual([]);
          await check();
          const [stored] = await world().handOvers();
          expect(stored && isClaimed(stored, world().clock.now())).toBe(false);
          if (outcome === 'done') break;
        }
      }
    }
  });

  it('knows its own text from a stranger’s after an update that broke off and another edit', async () => {
    for (let diesAt = 1; ; diesAt += 1) {
      await world().ready();
      made = await world().open().handOver();
      await world().edit(0, edited);
      const death = mortal(diesAt, 'after');
      const first = world().open(death.through).change({ id: made.id, texts: true });
      const outcome = await first.then(
        () => 'done',
        () => 'dead',
      );
      world().clock.advance(claimTtlMs);
      await world().edit(0, { subject: 'Third', body: 'A third text.' });
      const { problems } = await world().open().change({ id: made.id, texts: true });
      expect(problems, `killed after call ${diesAt}`).toEqual([]);
      expect(await subjects()).toEqual(['Third', 'Second']);
      if (outcome === 'done') break;
    }
  });

  it('waits when HubSpot asks for it, and ends after a 502 that may have had effect', async () => {
    const headers = { 'retry-after': '0.2' };
    const match = String.raw`/tasks/\d+$`;
    for (const trouble of [{ status: 423 }, { status: 429, headers }, { kind: 'after' }, { status: 502 }]) {
      await world().ready();
      made = await world().open().handOver();
      await world().edit(0, edited);
      for (const method of ['PATCH', 'DELETE']) {
        await world().sandbox.fault({ vendor: 'hubspot', match, method, nth: [1], ...trouble });
      }
      expect((await world().open().change({ id: made.id, texts: true })).problems).toEqual([]);
      expect(await subjects()).toEqual(['Edited', 'Second']);
      expect((await world().open().withdraw(made.id)).problems).toEqual([]);
      expect(await subjects()).toEqual([]);
      await world().sandbox.clearFaults();
    }
  });

  it('withdraws the tasks of a press that was killed before it heard of them', async () => {
    for (let diesAt = 1; ; diesAt += 1) {
      await world().ready();
      const death = mortal(diesAt, 'after');
      const outcome = await world()
        .open(death.through)
        .handOver()
        .then(
          () => 'done',
          () => 'dead',
        );
      world().clock.advance(claimTtlMs);
      const [known] = await world().handOvers();
      if (known !== undefined) {
        await world().open().withdraw(known.id);
        expect(await world().tasksOf(known), `killed after call ${diesAt}`).toEqual([]);
      }
      if (outcome === 'done') break;
    }
  });

  it('two tabs withdraw and update at once: one after the other, or a clear refusal', async () => {
    await world().edit(0, edited);
    const { change, withdraw } = world().open();
    const [updated, withdrawn] = await Promise.allSettled([change({ id: made.id, texts: true }), withdraw(made.id)]);
    expect(withdrawn.status).toBe('fulfilled');
    if (updated.status === 'rejected') expect(updated.reason).toMatchObject({ code: 'conflict' });
    expect(await tasks()).toEqual([]);
  });

  it('two tabs withdraw at once: the audit log says so once', async () => {
    const { withdraw } = world().open();
    const logged = async () =>
      (await world().store.audit.list({ actions: ['hand_over_withdrawn'] }, { page: 1, limit: 1 })).total;
    const before = await logged();
    const ends = await Promise.all([withdraw(made.id), withdraw(made.id)]);
    expect(ends.map(({ handOver }) => stateOf(handOver))).toEqual(['withdrawn', 'withdrawn']);
    expect(await logged()).toBe(before + 1);
  });

  it('cannot leave a sequence of HubSpot, but sees when somebody did', async () => {
    await world().open().withdraw(made.id);
    const [sequence] = await sequences();
    const enrolled = await world().open().handOver({ to: 'sequence', sequenceId: sequence });
    await expect(world().open().change({ id: enrolled.id, texts: true })).rejects.toMatchObject({ code: 'conflict' });
    await expect(world().open().withdraw(enrolled.id)).rejects.toMatchObject({
      code: 'crm_cannot_unenrol',
      url: expect.stringContaining(world().contactId),
    });
    await world().endEnrolments();
    const { handOver } = await world().open().withdraw(enrolled.id);
    expect(stateOf(handOver)).toBe('withdrawn');
  });
  const sequences = async (): Promise<readonly string[]> => ['501000001'];
});
