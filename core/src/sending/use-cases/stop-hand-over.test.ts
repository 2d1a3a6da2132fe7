import { beforeEach, expect, it } from 'vitest';
import { systemActor } from '../../audit/domain/audit-entry.ts';
import { dayMs } from '../../platform/requested-days.ts';
import { emptyAgency } from '../../prompts/agency/domain/agency.ts';
import { claimTtlMs, type HandOver } from '../../records/domain/hand-over.ts';
import { stateOf } from '../../records/domain/hand-over-state.ts';
import { describeHandOver, mortal, nora } from './hand-over.fixtures.ts';

describeHandOver('A hand-over that stops by itself', (world) => {
  let made: HandOver;
  let address: string;
  const agency = (changes: object = {}) =>
    world().store.agencies.change('product-sales', () => ({ ...emptyAgency, ...changes }));
  beforeEach(async () => {
    await world().sandbox.clearFaults();
    await world().setContact({ hs_email_optout: 'false' });
    await agency();
    address = (await world().contact('email'))['email'] ?? '';
    await world().returns();
    await begin();
  });
  /** A mail that is older than the hand-over stops nothing, so that both use the sandbox's time. */
  const begin = async (): Promise<void> => {
    world().clock.set((await now()) + 1);
    await world().ready();
    made = await world().open().handOver({ startOn: undefined });
  };
  const now = async (): Promise<number> => {
    await world().receive({ from: nora.email, subject: 'A note to myself', body: 'Nothing.' });
    return Date.parse((await world().contact('lastmodifieddate'))['lastmodifieddate'] ?? '');
  };
  const inDays = (days: number): string => new Date(world().clock.now() + days * dayMs).toISOString().slice(0, 10);
  const arrives = (body: string, more: { readonly subject?: string; readonly from?: string } = {}) =>
    world().receive({ from: address, subject: 'Re: First', body, ...more });
  const synced = async (): Promise<HandOver> => {
    world().clock.advance(60_000);
    expect((await world().open().sync()).failures).toEqual([]);
    return (await world().store.handOvers.find(made.id)) ?? made;
  };
  /** The newest entry of the audit log about a change of a hand-over, and their number. */
  const changes = () => world().store.audit.list({ actions: ['hand_over_changed'] }, { page: 1, limit: 1 });
  const openTasks = () => world().tasksWith(made.steps.flatMap(({ crmId }) => crmId ?? []));

  const reasons = [
    ['replied', 'Thank you, let us talk on Thursday.', {}],
    ['opted_out', 'Please remove me from your list.', {}],
    ['left', 'Ada no longer works at our company. Please write to Ben.', { subject: 'Automatic reply: First' }],
    [
      'bounced',
      'Address not found. Your message was not delivered because the address could not be found.',
      { from: 'mailer-daemon@googlemail.com', subject: 'Delivery Status Notification (Failure)' },
    ],
  ] as const;

  it.each(reasons)('%s: open tasks are withdrawn, and the mail is kept', async (because, body, more) => {
    await arrives(body, more);
    const stopped = await synced();
    expect(stateOf(stopped)).toBe('stopped');
    const bouncedAddress = because === 'bounced' ? address.toLowerCase() : null;
    expect(stopped).toMatchObject({ ending: { because, mail: { text: body }, bouncedAddress } });
    expect(await openTasks()).toEqual([]);
    expect(await synced()).toEqual(stopped);
  });

  it('goes on where the domain wants that, but never after an opt-out', async () => {
    await agency({ onReply: 'keep', onBounce: 'keep', onAway: 'keep' });
    await arrives('Thank you, let us talk on Thursday.');
    expect(stateOf(await synced())).toBe('open');
    await world().setContact({ hs_email_optout: 'true' });
    // HubSpot notes the time of such a change.
    await now();
    expect(await synced()).toMatchObject({ ending: { because: 'opted_out', mail: null } });
    expect(await openTasks()).toEqual([]);
  });

  it('stops for a reply where the domain goes on after a mail that came back', async () => {
    await agency({ onBounce: 'keep' });
    const [, body, from] = reasons[3];
    await arrives(body, from);
    expect(await synced()).toMatchObject({ ending: null });
    await arrives('That was my old address. Let us talk on Thursday.');
    expect(await synced()).toMatchObject({ ending: { because: 'replied' } });
  });

  it('moves tasks past an absence of years, and plans none inside it by default', async () => {
    const until = inDays(700);
    await arrives(`I am out of the office until ${until}.`, { subject: 'Automatic reply: First' });
    const moved = await synced();
    expect(moved).toMatchObject({ awayUntil: until, ending: null });
    expect(moved.steps.every(({ dueOn }) => dueOn > until)).toBe(true);
    await world().open().withdraw(made.id);
    const [planned] = (await world().open().preview()).steps;
    expect((planned?.dueOn ?? '') > until).toBe(true);
    await expect(world().open().preview({ startOn: until })).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('moves tasks past an absence, once, and stops for neither that nor a receipt', async () => {
    const until = inDays(20);
    await arrives(`I am out of the office until ${until}.`, { subject: 'Automatic reply: First' });
    await arrives('We have received your message.', { subject: 'Message received' });
    const logged = await changes();
    const moved = await synced();
    expect(moved).toMatchObject({ awayUntil: until, ending: null });
    const days = moved.steps.map(({ dueOn }) => dueOn);
    expect(days.every((day) => day > until)).toBe(true);
    expect((await openTasks()).map((task) => task['hs_timestamp']?.slice(0, 10))).toEqual(days);
    const { total, items } = await changes();
    expect(total).toBe(logged.total + 1);
    expect(items[0]).toMatchObject({
      actor: systemActor,
      target: world().contactId,
      detail: `away until ${until}, days ${days[0]} to ${days[1]}, record ${made.recordId}, version 1`,
    });
    await world()
      .open()
      .change({ id: made.id, startOn: inDays(2) });
    expect((await synced()).steps[0]?.dueOn).not.toBe(days[0]);
    // That of the rep.
    expect((await changes()).total).toBe(total + 1);
  });

  it('still knows of the absence when it is handed over again, and plans nothing inside it by default', async () => {
    const until = inDays(20);
    await arrives(`I am out of the office until ${until}.`, { subject: 'Automatic reply: First' });
    await synced();
    await world().open().withdraw(made.id);
    await world().next();
    const [planned] = (await world().open().preview()).steps;
    expect((planned?.dueOn ?? '') > until).toBe(true);
    const again = await world().open().handOver({ startOn: undefined });
    expect(again).toMatchObject({ version: 2, awayUntil: until, startOn: planned?.dueOn });
    await world().open().withdraw(again.id);
    const early = await world()
      .open()
      .handOver({ startOn: inDays(1) });
    expect(early.awayUntil).toBe(until);
    expect((early.steps[0]?.dueOn ?? '') < until).toBe(true);
    await world().open().withdraw(early.id);
    await agency({ onAway: 'keep' });
    const [kept] = (await world().open().preview()).steps;
    expect((kept?.dueOn ?? until) < until).toBe(true);
    await agency();
    world().clock.advance(21 * dayMs);
    expect(await world().open().handOver({ startOn: undefined })).toMatchObject({ awayUntil: null });
  });

  it('is put back without stopping again for the same mail', async () => {
    await arrives('Thank you, let us talk on Thursday.');
    await synced();
    const again = await world().open().handOver({ startOn: undefined });
    expect(again.id).not.toBe(made.id);
    await synced();
    expect(await world().store.handOvers.find(again.id)).toMatchObject({ ending: null });
  });

  it.each(reasons)('%s: stops also by a mail of before that HubSpot got only later', async (because, body, more) => {
    await world().open().withdraw(made.id);
    world().clock.advance(dayMs);
    made = await world().open().handOver({ startOn: undefined });
    await arrives(body, more);
    expect(await synced()).toMatchObject({ ending: { because, mail: { text: body } } });
    expect(await openTasks()).toEqual([]);
  });

  it('stops for no mail that its press had read, whatever the clocks say', async () => {
    await world().open().withdraw(made.id);
    await arrives('Thank you, let us talk on Thursday.');
    world().clock.advance(-dayMs);
    made = await world().open().handOver({ startOn: undefined });
    expect(await synced()).toMatchObject({ ending: null });
    await arrives('Could we talk on Friday instead?');
    expect(await synced()).toMatchObject({ ending: { because: 'replied' } });
  });

  it('refuses the next hand-over to who has left, which the override allows', async () => {
    await arrives('Ada has left the company.', { subject: 'Automatic reply: First' });
    await synced();
    await world().next();
    const press = (overrides: readonly string[] = []) => world().open().handOver({ startOn: undefined, overrides });
    await expect(press()).rejects.toMatchObject({
      code: 'contact_bounced',
      message: expect.stringContaining('has left the company'),
    });
    expect(await press(['bounced_address'])).toMatchObject({ version: 2 });
  });

  const works: readonly [string, () => Promise<unknown>, (stored: HandOver) => Promise<void>][] = [
    [
      'stops',
      () => arrives('Thank you, let us talk on Thursday.'),
      async (stored) => {
        expect(stored).toMatchObject({ ending: { because: 'replied' } });
        expect(stateOf(stored)).toBe('stopped');
        expect(await openTasks()).toEqual([]);
      },
    ],
    [
      'moves past an absence',
      () => arrives(`I am out of the office until ${inDays(20)}.`, { subject: 'Automatic reply: First' }),
      async (stored) => {
        const days = stored.steps.map(({ dueOn }) => dueOn);
        expect(stored).toMatchObject({ awayUntil: inDays(20), ending: null });
        expect(days.every((day) => day > inDays(20))).toBe(true);
        expect((await openTasks()).map((task) => task['hs_timestamp']?.slice(0, 10))).toEqual(days);
      },
    ],
  ];
  const kept = async (): Promise<HandOver> => (await world().store.handOvers.find(made.id)) ?? made;

  it.each(
    works.flatMap(([name, arrive, check]) =>
      (['before', 'after'] as const).map((when) => [name, when, arrive, check] as const),
    ),
  )(
    '%s to the end, wherever the sweep is killed %s a call',
    { timeout: 120_000 },
    async (_name, when, arrive, check) => {
      for (let diesAt = 1; ; diesAt += 1) {
        await begin();
        await arrive();
        world().clock.advance(60_000);
        const outcome = await world()
          .open(mortal(diesAt, when).through)
          .sync()
          .then(
            ({ failures }) => (failures.length === 0 ? 'done' : 'dead'),
            () => 'dead',
          );
        world().clock.advance(claimTtlMs);
        expect((await world().open().sync()).failures, `killed at call ${diesAt}`).toEqual([]);
        await check(await kept());
        if (outcome === 'done') break;
      }
    },
  );

  it.each(works)('%s where HubSpot is locked, busy or answers 502 after the effect', async (_name, arrive, check) => {
    const headers = { 'retry-after': '0.2' };
    const match = String.raw`/tasks/\d+$`;
    for (const trouble of [{ status: 423 }, { status: 429, headers }, { kind: 'after' }, { status: 502 }]) {
      await begin();
      await arrive();
      for (const method of ['PATCH', 'DELETE']) {
        await world().sandbox.fault({ vendor: 'hubspot', match, method, nth: [1], ...trouble });
      }
      world().clock.advance(60_000);
      const { failures } = await world().open().sync();
      await world().sandbox.clearFaults();
      // What HubSpot did not let through at once is done by the next sweep.
      if (failures.length > 0) await synced();
      await check(await kept());
    }
  });

  it('tries again where HubSpot refuses, and tells of it', async () => {
    await arrives('Thank you, let us talk on Thursday.');
    await world().sandbox.fault({ vendor: 'hubspot', match: String.raw`/tasks/\d+$`, method: 'DELETE', status: 502 });
    world().clock.advance(60_000);
    expect((await world().open().sync()).failures).toMatchObject([{ code: 'crm_unavailable' }]);
    await world().sandbox.clearFaults();
    expect(stateOf(await synced())).toBe('stopped');
  });

  it('respects a task that somebody completed or deleted meanwhile', async () => {
    const [first, second] = made.steps.map(({ crmId }) => `/crm/objects/2026-09/tasks/${crmId}`);
    await world().call('PATCH', first ?? '', { properties: { hs_task_status: 'COMPLETED' } });
    await world().call('DELETE', second ?? '');
    await arrives('Thank you, let us talk on Thursday.');
    const stopped = await synced();
    expect(stopped.steps.map(({ state }) => state)).toEqual(['done', 'withdrawn']);
    expect(await openTasks()).toMatchObject([{ hs_task_status: 'COMPLETED' }]);
  });
});
