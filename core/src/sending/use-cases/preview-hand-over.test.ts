import { beforeEach, expect, it } from 'vitest';
import { buildUser } from '../../testing/index.ts';
import { presentPreview } from '../presentation/hand-over-preview.ts';
import { describeHandOver, nora } from './hand-over.fixtures.ts';

describeHandOver('Previewing a hand-over', (world) => {
  beforeEach(async () => {
    await world().setContact({ hs_email_optout: 'false' });
    await world().ready();
  });
  const preview = async (input: Parameters<ReturnType<ReturnType<typeof world>['open']>['preview']>[0] = {}) => {
    const { preview: use, show } = world().open();
    const found = await use(input);
    return presentPreview(found, await show.execute(found.existing, { userId: world().rep.id }));
  };

  it('shows days in the zone of the domain, whose tasks they will be and the contact’s owner, and writes nothing', async () => {
    // The test's clock stands at Monday, 10:00 in Berlin, so that 9:00 is over; the 8th is a holiday.
    expect(await preview()).toMatchObject({
      to: 'tasks',
      timeZone: 'Europe/Berlin',
      owner: { email: nora.email },
      steps: [
        { index: 0, subject: 'First', dueAt: '2026-01-06T09:00:00+01:00' },
        { index: 1, subject: 'Second', dueAt: '2026-01-09T09:00:00+01:00' },
      ],
      // Our newest email to the sample contact came back.
      contact: { optedOut: false, bounced: false, repliedAt: null, owner: { isYou: expect.any(Boolean) } },
      existing: [],
      problems: [],
    });
    expect(await world().handOvers()).toEqual([]);
  });

  it('shows the days that are asked for, of all emails and of single ones', async () => {
    const { steps } = await preview({ startOn: '2026-01-12', days: [{ index: 1, dueOn: '2026-01-17' }] });
    expect(steps.map(({ dueAt }) => dueAt.slice(0, 10))).toEqual(['2026-01-12', '2026-01-19']);
    const wrong = preview({ startOn: '2026-01-12', days: [{ index: 1, dueOn: '2026-01-09' }] });
    await expect(wrong).rejects.toMatchObject({ code: 'validation_failed', issues: [{ path: 'steps' }] });
  });

  it('names what stands against it, and what HubSpot has', async () => {
    const { handOver } = world().open();
    const first = await handOver();
    const again = await preview();
    expect(again.existing).toMatchObject([{ _id: first.id, state: 'open' }]);
    // The sample contact's own history is newer than the test's clock.
    expect(again.problems.map(({ code }) => code)).not.toContain('conflict');
    await world().next();
    await world().setContact({ hs_email_optout: 'true' });
    expect(await preview()).toMatchObject({
      contact: { optedOut: true },
      existing: [{ _id: first.id, user: { email: nora.email, isYou: true } }],
      problems: expect.arrayContaining([
        expect.objectContaining({ code: 'contact_opted_out' }),
        expect.objectContaining({ code: 'conflict', message: expect.stringContaining(nora.email) }),
      ]),
    });
    expect((await preview()).problems.filter(({ code }) => code === 'contact_opted_out')).toHaveLength(1);
    const refused = handOver({ to: 'tasks' });
    await expect(refused).rejects.toMatchObject({ code: 'contact_opted_out' });
    await world().setContact({ hs_email_optout: 'false' });
    await expect(handOver()).rejects.toMatchObject({ code: 'conflict', issues: [{ path: first.id }] });
  });

  it('tells of a mail that arrived since the emails were written, and of an enrolment by somebody else', async () => {
    const { email } = await world().contact('email');
    await world().receive({ from: email ?? '', subject: 'A question', body: 'Could you call me next week?' });
    const { lastmodifieddate } = await world().contact('lastmodifieddate');
    const at = Date.parse(lastmodifieddate ?? '');
    world().clock.set(at + 1);
    await world().ready({ readyAt: at + 1 });
    expect((await preview()).contact.repliedAt).toBeNull();
    await world().ready({ readyAt: at - 1_000 });
    await world().enrolByHand('501000001', { ...nora, userId: '62118802', email: 'jonas.reuter@overture.example' });
    const { contact, problems } = await preview();
    await world().endEnrolments();
    expect(contact.repliedAt).not.toBeNull();
    // Whoever hands many over reads none of them.
    expect((await preview({ isUnseen: true })).problems).toMatchObject([
      { code: 'conflict', message: expect.stringMatching(/^The contact wrote on/) },
    ]);
    expect(problems).toMatchObject([
      { code: 'already_enrolled', message: expect.stringContaining('by jonas.reuter@overture.example.') },
    ]);
  });

  it('says that HubSpot does not know the user, and that sample output goes to the sandbox alone', async () => {
    const stranger = buildUser();
    await world().store.users.create(stranger);
    await world().next({ sandbox: { ai: true, crm: false } }, stranger);
    const actor = { userId: stranger.id, role: 'admin', department: 'product-sales' } as const;
    expect(await preview({ actor })).toMatchObject({ owner: null, problems: [{ code: 'sandbox_output' }] });
    await world().next({}, stranger);
    expect(await preview({ actor })).toMatchObject({ owner: null, problems: [{ code: 'crm_user_unknown' }] });
  });
});
