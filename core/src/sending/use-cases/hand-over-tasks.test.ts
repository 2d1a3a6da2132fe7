import { beforeEach, expect, it } from 'vitest';
import { buildCredential, buildEmail, buildOutcome, buildReview, buildVersion, uniqueId } from '../../testing/index.ts';
import { claimTtlMs } from '../../records/domain/hand-over.ts';
import { describeHandOver, mortal, nora } from './hand-over.fixtures.ts';

const withBody = (body: string) => ({
  answer: { ...buildVersion().answer, emails: [buildEmail({ subject: 'First', body, send_after_days: 0 })] },
});
const blocked = { rule: 'unknown_link', level: 'block', message: 'A link that nobody gave.' } as const;

describeHandOver('Handing over tasks', (world) => {
  beforeEach(async () => {
    await world().sandbox.clearFaults();
    await world().setContact({ hs_email_optout: 'false' });
    await world().endEnrolments();
  });

  it('creates one email task per step for the rep, in the morning of its day; a second press returns the same tasks', async () => {
    await world().ready();
    const { handOver } = world().open();
    const made = await handOver();
    expect(made.steps).toMatchObject([
      { index: 0, dueOn: '2026-01-05', state: 'placed' },
      { index: 1, dueOn: '2026-01-09', state: 'placed' },
    ]);
    // By these an erasure finds what was handed over of a record that is gone.
    expect(made.knownAs).toEqual([made.hubspotId, 'ada@northwind.example']);
    const tasks = await world().tasksOf(made);
    expect(tasks.map(({ id }) => id)).toEqual(made.steps.map(({ crmId }) => crmId));
    expect(tasks[1]?.properties).toMatchObject({
      hs_task_subject: 'Second',
      hs_task_body: expect.stringMatching(/^<p>Hello again\.<\/p>/),
      hs_task_type: 'EMAIL',
      hs_timestamp: '2026-01-09T08:00:00.000Z',
      hubspot_owner_id: nora.ownerId,
    });
    await world().sandbox.takeRequests();
    expect(await handOver({ startOn: '2026-03-02' })).toEqual(made);
    expect(await world().sandbox.takeRequests()).toEqual([]);
  });

  it('places nothing for a contact who was erased just before', async () => {
    for (const press of ['handOver', 'markSent'] as const) {
      await world().ready();
      const { store, contactId, rep } = world();
      const record = (await store.history.findByContact(rep.id, contactId)) ?? expect.fail();
      const erasedFirst = <T extends object>(port: T): T =>
        new Proxy(port, {
          get: (target, key) => {
            const value: unknown = Reflect.get(target, key, target);
            if (typeof value !== 'function') return value;
            return async (...input: unknown[]): Promise<unknown> => {
              if (key === 'create') await store.history.delete(record.id);
              return value.apply(target, input);
            };
          },
        });
      await world().sandbox.takeRequests();
      const pressed = world().open(erasedFirst);
      await expect(press === 'handOver' ? pressed.handOver() : pressed.markSent(0, true)).rejects.toMatchObject({
        code: 'not_found',
      });
      expect(await store.handOvers.ofRecords([record.id])).toEqual([]);
      const requests = await world().sandbox.takeRequests();
      expect(requests.filter((request) => /^POST .*\/tasks$/.test(request))).toEqual([]);
    }
  });

  it('approves the version that it hands over, in the actor’s name', async () => {
    await world().ready();
    const { handOver } = world().open();
    expect(await world().approver()).toBeNull();
    await handOver();
    expect(await world().approver()).toBe(nora.email);
  });

  it('hands over unseen only to who has not written since the emails were written', async () => {
    await world().returns();
    const { lastmodifieddate } = await world().contact('lastmodifieddate');
    const wroteAt = Date.parse(lastmodifieddate ?? '');
    const before = world().clock.now();
    world().clock.set(wroteAt + 1);
    await world().ready({ readyAt: wroteAt - 1_000 });
    const press = { startOn: undefined, isUnseen: true };
    await expect(world().open().handOver(press)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^The contact wrote/),
    });
    expect(await world().handOvers()).toEqual([]);
    await world().ready({ readyAt: wroteAt + 1 });
    expect(await world().open().handOver(press)).toMatchObject({ to: 'tasks' });
    await world().ready({ readyAt: wroteAt - 1_000 });
    expect(await world().open().handOver({ startOn: undefined })).toMatchObject({ to: 'tasks' });
    world().clock.set(before);
  });

  it('approves no text that was edited while it was handed over, which HubSpot does not have', async () => {
    const version = await world().ready();
    const editing = <T extends object>(port: T): T =>
      new Proxy(port, {
        get: (target, key) => {
          const value: unknown = Reflect.get(target, key, target);
          if (typeof value !== 'function') return value;
          return async (...input: unknown[]): Promise<unknown> => {
            if (key === 'enrolmentOf') await world().edit(1, { subject: 'Second', body: 'Written meanwhile.' });
            return value.apply(target, input) as unknown;
          };
        },
      });
    const made = await world().open(editing).handOver();
    expect(made.steps[1]?.body).toBe(version.answer.emails[1]?.body);
    expect(await world().approver()).toBeNull();
  });

  it('approves a version when its last email is marked as sent', async () => {
    await world().ready();
    const { markSent } = world().open();
    await markSent(0, true);
    expect(await world().approver()).toBeNull();
    await markSent(1, true);
    expect(await world().approver()).toBe(nora.email);
  });

  it('ends with each step once, wherever the process is killed', async () => {
    for (const when of ['before', 'after'] as const) {
      for (let diesAt = 1; ; diesAt += 1) {
        await world().ready();
        const death = mortal(diesAt, when);
        const outcome = await world()
          .open(death.through)
          .handOver()
          .then(
            () => 'done',
            () => 'dead',
          );
        world().clock.advance(claimTtlMs);
        const made = await world().open().handOver({ startOn: '2026-02-02' });
        const tasks = await world().tasksOf(made);
        expect(
          tasks.map(({ id }) => id),
          `${when} call ${diesAt}`,
        ).toEqual(made.steps.map(({ crmId }) => crmId));
        if (outcome === 'done') break;
      }
    }
    world().clock.set(Date.UTC(2026, 0, 5, 9));
  });

  it('waits when HubSpot asks for it, and creates each task once', async () => {
    await world().ready();
    const match = '/tasks$';
    await world().sandbox.fault({ vendor: 'hubspot', match, method: 'POST', nth: [1], status: 423 });
    const headers = { 'retry-after': '0.2' };
    await world().sandbox.fault({ vendor: 'hubspot', match, method: 'POST', nth: [3], status: 429, headers });
    expect(await world().tasksOf(await world().open().handOver())).toHaveLength(2);
  });

  it('looks for a task after a 502, which may have created it', async () => {
    const fault = { vendor: 'hubspot', match: '/tasks$', method: 'POST', nth: [1] };
    for (const trouble of [{ kind: 'after' }, { status: 502 }]) {
      await world().ready();
      await world().sandbox.clearFaults();
      await world().sandbox.fault({ ...fault, ...trouble });
      expect(await world().tasksOf(await world().open().handOver())).toHaveLength(2);
    }
  });

  it('looks for the tasks of a killed press, even after another press was refused', async () => {
    await world().ready();
    // At some call the first task is made, and nobody hears of it.
    for (let diesAt = 1; ; diesAt += 1) {
      await world()
        .open(mortal(diesAt, 'after').through)
        .handOver()
        .catch(() => undefined);
      world().clock.advance(claimTtlMs);
      const record = await world().store.history.findByContact(world().rep.id, world().contactId);
      const [known] = await world().store.handOvers.ofRecords([record?.id ?? '']);
      if (known !== undefined && (await world().tasksOf(known)).length === 1) break;
    }
    await world().sandbox.fault({ vendor: 'hubspot', match: '/tasks$', method: 'POST', times: 1, kind: 'rule' });
    await expect(world().open().handOver()).rejects.toMatchObject({ code: 'crm_unavailable' });
    expect(await world().tasksOf(await world().open().handOver())).toHaveLength(2);
    world().clock.set(Date.UTC(2026, 0, 5, 9));
  });

  it('takes the days of the next press while HubSpot has no task', async () => {
    await world().ready();
    await world().sandbox.fault({ vendor: 'hubspot', match: '/tasks$', method: 'POST', status: 502 });
    await expect(world().open().handOver()).rejects.toMatchObject({ code: 'crm_unavailable' });
    expect(await world().handOvers()).toContainEqual(expect.objectContaining({ startOn: '2026-01-05' }));
    await world().sandbox.clearFaults();
    world().clock.set(Date.UTC(2026, 0, 14, 9));
    const made = await world().open().handOver({ startOn: '2026-01-20' });
    expect(made).toMatchObject({ startOn: '2026-01-20' });
    const tasks = await world().tasksOf(made);
    expect(tasks.map(({ properties }) => properties['hs_timestamp'])).toEqual([
      '2026-01-20T08:00:00.000Z',
      '2026-01-23T08:00:00.000Z',
    ]);
    world().clock.set(Date.UTC(2026, 0, 5, 9));
  });

  it('keeps the days once HubSpot has a task', async () => {
    await world().ready();
    await world().sandbox.fault({ vendor: 'hubspot', match: '/tasks$', method: 'POST', nth: [2], kind: 'rule' });
    await expect(world().open().handOver()).rejects.toMatchObject({ code: 'crm_unavailable' });
    await world().sandbox.clearFaults();
    const made = await world().open().handOver({ startOn: '2026-03-02' });
    expect(made.steps.map(({ dueOn }) => dueOn)).toEqual(['2026-01-05', '2026-01-09']);
    const tasks = await world().tasksOf(made);
    expect(tasks[1]?.properties).toMatchObject({ hs_timestamp: '2026-01-09T08:00:00.000Z' });
  });

  it('brings a task of a killed press up to date, unless it was completed', async () => {
    for (const status of ['NOT_STARTED', 'COMPLETED']) {
      await world().ready();
      const first = await world().open().handOver();
      const [task] = await world().tasksOf(first);
      await world().call('PATCH', `/crm/objects/2026-09/tasks/${task?.id}`, { properties: { hs_task_status: status } });
      // As if its process had been killed before it heard of a task, and the email was edited since.
      const steps = first.steps.map((step) => ({ ...step, crmId: null, state: 'planned' as const }));
      await world().store.handOvers.replace({ ...first, steps });
      await world().edit(0, { subject: 'Edited', body: 'A new text.' });
      const made = await world().open().handOver({ startOn: '2026-01-12' });
      const [kept] = await world().tasksOf(made);
      expect(kept?.id).toBe(task?.id);
      expect(kept?.properties).toMatchObject(
        status === 'COMPLETED'
          ? { hs_task_subject: 'First', hs_timestamp: '2026-01-05T08:00:00.000Z' }
          : {
              hs_task_subject: 'Edited',
              hs_task_body: expect.stringMatching(/^<p>A new text\.<\/p>/),
              hs_timestamp: '2026-01-12T08:00:00.000Z',
            },
      );
    }
  });

  it('creates one set of tasks for two simultaneous presses', async () => {
    await world().ready();
    const [one, other] = await Promise.all([world().open().handOver(), world().open().handOver()]);
    expect(other?.steps.map(({ crmId }) => crmId)).toEqual(one?.steps.map(({ crmId }) => crmId));
    if (one) expect(await world().tasksOf(one)).toHaveLength(2);
  });

  it('says why it cannot hand over, and stores nothing', async () => {
    const refused = async (input = {}) =>
      world()
        .open()
        .handOver(input)
        .catch((error: unknown) => error);
    await world().ready();
    expect(await refused({ startOn: '2026-01-04' })).toMatchObject({ code: 'validation_failed' });
    expect(await refused({ startOn: '2027-02-01' })).toMatchObject({ code: 'validation_failed' });
    await world().setContact({ hs_email_optout: 'true' });
    expect(await refused()).toMatchObject({ code: 'contact_opted_out' });
    await world().setContact({ hs_email_optout: 'false' });
    await world().enrolByHand('501000006');
    expect(await refused()).toMatchObject({
      code: 'already_enrolled',
      message: expect.stringContaining('Three emails and a call'),
    });
    await world().endEnrolments();
    await world().store.users.update({ ...world().rep, email: 'nobody@overture.example' });
    expect(await refused()).toMatchObject({
      code: 'crm_user_unknown',
      message: expect.stringContaining('nobody@overture.example'),
    });
    await world().store.users.update(world().rep);
    await world().sandbox.fault({ vendor: 'hubspot', match: '/tasks$', method: 'POST', times: 1, kind: 'rule' });
    expect(await refused()).toMatchObject({ code: 'crm_unavailable', message: expect.stringContaining('next step') });
    const record = await world().store.history.findByContact(world().rep.id, world().contactId);
    expect(await world().store.handOvers.ofRecords([record?.id ?? ''])).toEqual([]);
    await world().ready({ sandbox: { ai: true, crm: false } });
    expect(await refused()).toMatchObject({ code: 'sandbox_output' });
  });

  it('hands sample output over only to the sandbox', async () => {
    await world().ready({ sandbox: { ai: true, crm: true } });
    const { credentials } = world().credentials;
    const real = credentials.Hubspot;
    credentials.Hubspot = buildCredential({
      baseUrl: world().sandbox.url,
      source: 'sandbox',
      fingerprint: uniqueId('key'),
    });
    expect(await world().open().handOver()).toMatchObject({ sandbox: true });
    credentials.Hubspot = real;
  });

  it('is blocked by the send check, whose findings can be overridden except placeholders', async () => {
    const reviewed = { ...buildReview(), emails: [{ evidence: [], checks: [blocked] }] };
    await world().ready({ ...withBody('See https://unknown.example/x today.'), review: reviewed });
    const error = await world()
      .open()
      .handOver()
      .catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: 'checks_block', issues: [{ path: 'emails.0.unknown_link' }] });
    const made = await world()
      .open()
      .handOver({ overrides: ['unknown_link', 'wrong_name'] });
    expect(made.overrides).toEqual(['unknown_link']);
    const page = { page: 1, limit: 10 };
    const { items } = await world().store.audit.list({ actions: ['check_overridden'] }, page);
    expect(items[0]).toMatchObject({ target: world().contactId, detail: expect.stringMatching(/^unknown_link,/) });
    const chain = await world().store.audit.readChain(0, 1_000);
    const told = ['version_approved', 'check_overridden', 'handed_over', 'check_overridden'];
    expect(chain.map(({ action }) => action).slice(-told.length)).toEqual(told);

    await world().ready(withBody('Hello [first name].'));
    await expect(
      world()
        .open()
        .handOver({ overrides: ['placeholder'] }),
    ).rejects.toMatchObject({
      code: 'checks_block',
      issues: [{ path: 'emails.0.placeholder' }],
    });
  });

  it('records emails that were sent by hand, with and without tasks', async () => {
    await world().ready();
    const { handOver, markSent } = world().open();
    const mark = async (index: number, isSent: boolean) => (await markSent(index, isSent)).handOver;
    expect(await mark(0, false)).toBeNull();
    expect(await mark(1, true)).toMatchObject({ to: 'mail', steps: [{ state: 'planned' }, { state: 'sent' }] });
    expect(await mark(1, false)).toBeNull();
    await handOver();
    expect(await mark(0, true)).toMatchObject({ to: 'tasks', steps: [{ state: 'sent' }, { state: 'placed' }] });
    expect(await mark(0, false)).toMatchObject({ to: 'tasks', steps: [{ state: 'placed', sentAt: null }, {}] });
    await expect(mark(7, true)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('keeps the mark that another tab sets while one is taken back', async () => {
    const { markSent } = world().open();
    /** Another tab marks the first email after this process has read the hand-overs. */
    const interrupted = () => {
      let isFirst = true;
      return world().open(
        <T extends object>(port: T): T =>
          new Proxy(port, {
            get: (target, key) => {
              const value: unknown = Reflect.get(target, key, target);
              if (typeof value !== 'function') return value;
              return async (...input: unknown[]): Promise<unknown> => {
                const read: unknown = await value.apply(target, input);
                if (key === 'ofRecords' && isFirst) {
                  isFirst = false;
                  await markSent(0, true);
                }
                return read;
              };
            },
          }),
      );
    };
    const states = async () => (await world().handOvers()).map(({ steps }) => steps.map(({ state }) => state));
    await world().ready();
    await markSent(1, true);
    await interrupted().markSent(1, false);
    expect(await states()).toEqual([['sent', 'planned']]);
    await world().ready();
    await interrupted().markSent(1, false);
    expect(await states()).toEqual([['sent', 'planned']]);
  });

  it('completes the task of an email that was sent by hand, reopens it, and keeps the mark if HubSpot fails', async () => {
    await world().ready();
    const { handOver, markSent } = world().open();
    const made = await handOver();
    const statuses = async () => (await world().tasksOf(made)).map(({ properties }) => properties['hs_task_status']);
    expect(await markSent(0, true)).toMatchObject({ problem: null });
    expect(await markSent(0, true)).toMatchObject({ problem: null });
    expect(await statuses()).toEqual(['COMPLETED', 'NOT_STARTED']);
    expect(await markSent(0, false)).toMatchObject({ problem: null });
    expect(await statuses()).toEqual(['NOT_STARTED', 'NOT_STARTED']);
    await world().sandbox.fault({ vendor: 'hubspot', match: '/tasks/', method: 'PATCH', kind: 'rule' });
    expect(await markSent(1, true)).toMatchObject({
      handOver: { steps: [{ state: 'placed' }, { state: 'sent' }] },
      problem: expect.stringMatching(/^The mark was kept, but the task in HubSpot was not completed: /),
    });
    await world().sandbox.clearFaults();
    await world().call('DELETE', `/crm/objects/2026-09/tasks/${made.steps[1]?.crmId}`);
    expect(await markSent(1, true)).toMatchObject({ problem: null });
  });

  it('deletes the outcome of a mark that is removed, and has the rest read again', async () => {
    await world().ready();
    const { handOver, markSent } = world().open();
    const made = await handOver();
    const sentAt = world().clock.now();
    await markSent(0, true);
    const known = await world().store.handOvers.find(made.id);
    if (known === null) throw new Error('It was handed over.');
    const sent = [
      { index: 0, at: sentAt, editDistance: null },
      { index: 1, at: sentAt, editDistance: 0 },
    ];
    await world().store.handOvers.replace({
      ...known,
      outcome: buildOutcome({ readAt: sentAt, sent }),
    });
    const { handOver: after } = await markSent(0, false);
    expect(after?.outcome).toMatchObject({ contactState: '', sent: [{ index: 1 }] });
  });
});
