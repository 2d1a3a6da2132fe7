import { beforeEach, describe, expect, it } from 'vitest';
import { buildEmail, buildUser, buildVersion } from '../../testing/index.ts';
import { claimTtlMs, type HandOver } from '../../records/domain/hand-over.ts';
import { stateOf } from '../../records/domain/hand-over-state.ts';
import { describeHandOver, mortal } from './hand-over.fixtures.ts';

const twoEmails = '501000001';
const inSequence = { to: 'sequence', sequenceId: twoEmails } as const;
const monday = Date.UTC(2026, 0, 5, 9);

describeHandOver('Handing over to a sequence', (world) => {
  const enrolment = () => world().call('GET', `/automation/sequences/2026-09/enrollments/contact/${world().contactId}`);
  const refused = (input = {}) =>
    world()
      .open()
      .handOver({ ...inSequence, ...input })
      .catch((error: unknown) => error);
  const nothingKept = async () => {
    const record = await world().store.history.findByContact(world().rep.id, world().contactId);
    expect(await world().store.handOvers.ofRecords([record?.id ?? ''])).toEqual([]);
  };
  /** Something happens in HubSpot just before the contact is enrolled. */
  const meanwhile = (event: () => Promise<unknown>) =>
    world()
      .open(
        (port) =>
          new Proxy(port, {
            get: (target, key) => {
              const value: unknown = Reflect.get(target, key, target);
              if (typeof value !== 'function') return value;
              return async (...input: unknown[]): Promise<unknown> => {
                if (key === 'enrol') await event();
                return value.apply(target, input) as unknown;
              };
            },
          }),
      )
      .handOver(inSequence);

  beforeEach(async () => {
    await world().sandbox.clearFaults();
    await world().setContact({ hs_email_optout: 'false' });
    await world().endEnrolments();
    await world().returns();
    world().clock.set(monday);
    await world().ready();
  });

  it('creates properties with the texts, enrols the contact, and locks the texts until the last day', async () => {
    const made = await world().open().handOver(inSequence);
    expect(made.steps.map(({ dueOn }) => dueOn)).toEqual(['2026-01-05', '2026-01-09']);
    expect(await enrolment()).toMatchObject({ id: made.steps[0]?.crmId, sequenceId: twoEmails });
    expect(await world().contact('overture_email_1_subject', 'overture_email_2_body')).toMatchObject({
      overture_email_1_subject: 'First',
      overture_email_2_body: 'Hello again.',
    });
    expect(await world().open().handOver(inSequence)).toEqual(made);
    const { locks } = world().open();
    expect(await locks.whyLocked(made.recordId, 1)).toContain('until Jan 9, 2026');
    expect(await locks.whyLocked(made.recordId, 2)).toBeNull();
    world().clock.set(Date.UTC(2026, 0, 10, 9));
    expect(await locks.whyLocked(made.recordId, 1)).toBeNull();
  });

  it('frees the texts once the contact has left the sequence, and locks them again when they are enrolled anew', async () => {
    const made = await world().open().handOver(inSequence);
    const { locks, withdraw, handOver } = world().open();
    await expect(withdraw(made.id)).rejects.toMatchObject({ code: 'crm_cannot_unenrol' });
    await world().unenrol();
    const { handOver: withdrawn } = await withdraw(made.id);
    expect(stateOf(withdrawn)).toBe('withdrawn');
    expect(await locks.whyLocked(made.recordId, 1)).toBeNull();
    await handOver(inSequence);
    expect(await locks.whyLocked(made.recordId, 1)).toContain('until Jan 9, 2026');
  });

  it('stops with the words of a reply, at which HubSpot ends the sequence itself', async () => {
    const made = await world().open().handOver(inSequence);
    const { email } = await world().contact('email');
    await world().receive({ from: email ?? '', subject: 'Re: First', body: 'Let us talk on Thursday.' });
    world().clock.advance(60_000);
    expect((await world().open().sync()).failures).toEqual([]);
    const stopped = await world().store.handOvers.find(made.id);
    expect(stopped).toMatchObject({ ending: { because: 'replied', mail: { text: 'Let us talk on Thursday.' } } });
    expect(stopped?.steps.every(({ state }) => state === 'withdrawn')).toBe(true);
  });

  describe('to a contact whose colleague asks that nobody writes to them', () => {
    const words = 'Please remove our colleague from your list.';
    const swept = async (id: string): Promise<HandOver> => {
      world().clock.advance(60_000);
      expect((await world().open().sync()).failures).toEqual([]);
      const stored = await world().store.handOvers.find(id);
      if (stored === null) throw new Error('The hand-over is gone.');
      return stored;
    };
    const lost = async () =>
      (await world().store.history.findByContact(world().rep.id, world().contactId))?.work.lost ?? null;
    let made: HandOver;
    beforeEach(async () => {
      made = await world().open().handOver(inSequence);
      const { email } = await world().contact('email');
      await world().receive({ from: `privacy@${email?.split('@')[1]}`, subject: 'Your emails', body: words });
    });

    it('stays open and is told until HubSpot shows that somebody has unenrolled them, which stops it', async () => {
      const open = await swept(made.id);
      expect(open).toMatchObject({ ending: null, outcome: { optedOut: true, optOutText: words } });
      expect(stateOf(open)).toBe('open');
      expect(await lost()).toMatchObject({
        because: 'opted_out',
        words,
        sentUntil: Date.parse('2026-01-16T23:00:00Z'),
      });
      expect(await swept(made.id)).toMatchObject({ ending: null });
      await world().unenrol();
      const stopped = await swept(made.id);
      expect(stopped).toMatchObject({ ending: { because: 'opted_out', mail: { text: words } } });
      expect(stateOf(stopped)).toBe('stopped');
      expect(await lost()).toMatchObject({ because: 'opted_out', words, sentUntil: null });
    });

    it('costs the sweep nothing more while it goes on', async () => {
      await swept(made.id);
      await world().call('DELETE', '/_sandbox/requests');
      await swept(made.id);
      expect(await world().call('GET', '/_sandbox/requests?vendor=hubspot')).toMatchObject({
        requests: [{ path: expect.stringMatching(/contacts\/batch\/read$/) }],
      });
    });

    it('is ended by the rep who has unenrolled them before the sweep sees it', async () => {
      await swept(made.id);
      await world().unenrol();
      expect(stateOf((await world().open().withdraw(made.id)).handOver)).toBe('withdrawn');
      expect(await lost()).toMatchObject({ sentUntil: null });
    });
  });

  it('enrols once, wherever the process is killed', async () => {
    for (const when of ['before', 'after'] as const) {
      for (let diesAt = 1; ; diesAt += 1) {
        await world().endEnrolments();
        await world().ready();
        const death = mortal(diesAt, when);
        const outcome = await world()
          .open(death.through)
          .handOver(inSequence)
          .then(
            () => 'done',
            () => 'dead',
          );
        world().clock.advance(claimTtlMs);
        const made = await world().open().handOver(inSequence);
        const { id } = (await enrolment()) as { id: string };
        expect(
          made.steps.map(({ crmId }) => crmId),
          `${when} call ${diesAt}`,
        ).toEqual([id, id]);
        if (outcome === 'done') break;
      }
    }
  });

  it('checks whether the contact is enrolled after a 502, which may have enrolled it', async () => {
    for (const trouble of [{ kind: 'after' }, { status: 502 }]) {
      await world().endEnrolments();
      await world().ready();
      await world().sandbox.clearFaults();
      await world().sandbox.fault({ vendor: 'hubspot', match: '/enrollments$', method: 'POST', nth: [1], ...trouble });
      const made = await world().open().handOver(inSequence);
      expect(await enrolment()).toMatchObject({ id: made.steps[1]?.crmId });
    }
  });

  it('waits when HubSpot asks for it', async () => {
    const busy = { vendor: 'hubspot', nth: [1], status: 429, headers: { 'retry-after': '0.2' } };
    await world().sandbox.fault({ ...busy, match: '/enrollments$', method: 'POST' });
    await world().sandbox.fault({ ...busy, match: '/contacts/', method: 'PATCH' });
    expect(await world().open().handOver(inSequence)).toMatchObject({ sequenceId: twoEmails });
  });

  it('refuses a sequence with another number of emails, none, an unknown one, and a later day, in words', async () => {
    expect(await refused({ sequenceId: '501000006' })).toMatchObject({
      code: 'conflict',
      message: 'The sequence "Three emails and a call" sends 3 emails and this one has 2. Choose one with as many.',
    });
    expect(await refused({ sequenceId: undefined })).toMatchObject({ code: 'validation_failed' });
    expect(await refused({ sequenceId: '1' })).toMatchObject({ code: 'validation_failed' });
    expect(await refused({ startOn: '2026-01-06' })).toMatchObject({
      code: 'validation_failed',
      message: expect.stringContaining('Choose today, Jan 5, 2026'),
    });
    await nothingKept();
  });

  it('does not enrol a contact whom somebody else enrols meanwhile, and says so', async () => {
    await expect(meanwhile(() => world().enrolByHand('501000002'))).rejects.toMatchObject({
      code: 'already_enrolled',
      message:
        'This contact is enrolled in the sequence "Overture, 3 emails" in HubSpot by nora.castellan@overture.example. Unenrol them there first.',
    });
    expect(await enrolment()).toMatchObject({ sequenceId: '501000002' });
    await nothingKept();
    expect(await refused()).toMatchObject({ code: 'already_enrolled' });
  });

  /** Two versions: the texts of the newer one differ. */
  const twoVersions = async () => {
    await world().ready();
    const emails = ['Better', 'Better again'].map((subject) => buildEmail({ subject, body: `${subject}.` }));
    await world().next({ answer: { ...buildVersion().answer, emails } });
  };
  const press = (version: number) =>
    world()
      .open()
      .handOver({ ...inSequence, version })
      .catch((error: unknown) => error);
  /** The version that is enrolled is the one whose texts HubSpot sends, and the only one. */
  const oneIsEnrolled = async (where: string) => {
    const placed = (await world().handOvers()).filter(({ steps }) => steps.some(({ crmId }) => crmId !== null));
    expect(placed, where).toHaveLength(1);
    const step = placed[0]?.steps[0];
    expect(await enrolment(), where).toMatchObject({ id: step?.crmId });
    const { overture_email_1_subject: sent } = await world().contact('overture_email_1_subject');
    expect(sent, where).toBe(step?.subject);
  };

  it(
    'does not take the enrolment of another version for its own, wherever a press is killed',
    { timeout: 120_000 },
    async () => {
      for (const when of ['before', 'after'] as const) {
        for (let diesAt = 1; ; diesAt += 1) {
          await world().endEnrolments();
          for (const { id } of await world().handOvers()) await world().store.handOvers.delete(id);
          await twoVersions();
          const outcome = await world()
            .open(mortal(diesAt, when).through)
            .handOver({ ...inSequence, version: 1 })
            .then(
              () => 'done',
              () => 'dead',
            );
          world().clock.advance(claimTtlMs);
          const presses = [await press(2), await press(1)];
          const refused = presses.filter((answer) => answer instanceof Error);
          expect(refused, `${when} call ${diesAt}`).toMatchObject([{ code: 'already_enrolled' }]);
          await oneIsEnrolled(`${when} call ${diesAt}`);
          if (outcome === 'done') break;
        }
      }
    },
  );

  it('enrols one of two versions that are handed over at once', async () => {
    for (const { id } of await world().handOvers()) await world().store.handOvers.delete(id);
    await twoVersions();
    const presses = await Promise.all([press(1), press(2)]);
    expect(presses.filter((answer) => answer instanceof Error)).toMatchObject([{ code: 'already_enrolled' }]);
    await oneIsEnrolled('two presses');
  });

  it('enrols a contact for one of two reps who hand over at once', async () => {
    for (const { id } of await world().handOvers()) await world().store.handOvers.delete(id);
    await world().ready();
    const other = buildUser({ email: 'superadmin@overture.example' });
    await world().store.users.create(other);
    await world().next({}, other);
    const actor = { userId: other.id, role: 'admin', department: 'product-sales' } as const;
    const theirs = world()
      .open()
      .handOver({ ...inSequence, actor })
      .catch((error: unknown) => error);
    const presses = await Promise.all([press(1), theirs]);
    expect(presses.filter((answer) => answer instanceof Error)).toMatchObject([{ code: 'already_enrolled' }]);
    await oneIsEnrolled('two reps');
  });

  it('does not count an enrolment as its own once HubSpot has other texts', async () => {
    const made = await world().open().handOver(inSequence);
    const enrolled = (await enrolment()) as { id: string };
    // As if the answer had been lost.
    const steps = made.steps.map((step) => ({ ...step, crmId: null, state: 'planned' as const }));
    await world().store.handOvers.replace({ ...made, steps });
    await world().setContact({ overture_email_1_body: 'Another text.' });
    expect(await refused()).toMatchObject({ code: 'already_enrolled' });
    await world().setContact({ overture_email_1_body: 'Hello. ' });
    expect((await world().open().handOver(inSequence)).steps[0]?.crmId).toBe(enrolled.id);
  });

  it('enrols nobody who opts out meanwhile', async () => {
    await expect(meanwhile(() => world().setContact({ hs_email_optout: 'true' }))).rejects.toMatchObject({
      code: 'contact_opted_out',
    });
    expect(await enrolment()).toMatchObject({ status: 'error' });
    await nothingKept();
  });
});
