import { beforeEach, expect, it } from 'vitest';
import type { CrmContact, Engagement } from '../../contacts/domain/contact.ts';
import { CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import { buildEngagement, buildHandOver, buildOutcome, uniqueId } from '../../testing/index.ts';
import type { HandOver } from '../../records/domain/hand-over.ts';
import type { Outcome } from '../../records/domain/outcome.ts';
import { describeHandOver } from './hand-over.fixtures.ts';

const monday = Date.UTC(2026, 0, 5, 9);
const nothing = buildOutcome({ readAt: monday });
const optedOut: Outcome = { ...nothing, bouncedAt: null, optedOut: true };
const bounced: Outcome = { ...nothing, bouncedAt: monday, optedOut: false };

describeHandOver('Handing over to somebody who does not want it', (world) => {
  const sent = buildHandOver().steps.map((step) => ({ ...step, state: 'sent' as const, sentAt: monday }));
  /** An earlier hand-over to the contact, all of which was sent, by another rep, with its outcome. */
  const earlier = (outcome: Outcome, overrides: Partial<HandOver> = {}) =>
    world().store.handOvers.create(
      buildHandOver({ hubspotId: world().contactId, userId: uniqueId('rep'), outcome, steps: sent, ...overrides }),
    );
  const press = (input: Parameters<ReturnType<ReturnType<typeof world>['open']>['handOver']>[0] = {}) =>
    world()
      .open()
      .handOver(input)
      .catch((error: unknown) => error);
  const superadmin = () => ({
    actor: { userId: 'boss', role: 'superadmin', department: null } as const,
    ownerId: world().rep.id,
  });

  beforeEach(async () => {
    for (const { id } of await world().handOvers()) await world().store.handOvers.delete(id);
    await world().setContact({ hs_email_optout: 'false' });
    await world().ready();
  });

  it('refuses who asked not to be written to, whatever HubSpot says; only a superadmin overrides that', async () => {
    await earlier(optedOut);
    const refusal = { code: 'contact_opted_out', issues: [{ path: 'opted_out_reply' }] };
    expect(await press()).toMatchObject(refusal);
    expect(await press({ overrides: ['opted_out_reply', 'bounced_address'] })).toMatchObject(refusal);
    expect(await press(superadmin())).toMatchObject(refusal);
    expect(await world().handOvers()).toHaveLength(1);
    expect(await press({ ...superadmin(), overrides: ['opted_out_reply'] })).toMatchObject({
      to: 'tasks',
      overrides: ['opted_out_reply'],
    });
    const page = { page: 1, limit: 1 };
    const { items } = await world().store.audit.list({ actions: ['check_overridden'] }, page);
    expect(items[0]).toMatchObject({ target: world().contactId, detail: expect.stringMatching(/^opted_out_reply,/) });
  });

  /** The use cases, to which HubSpot shows these emails of the contact. */
  const openSeeing = (emails: readonly Engagement[]) =>
    world().open(
      <T extends object>(port: T): T =>
        new Proxy(port, {
          get: (target, key) => {
            const value: unknown = Reflect.get(target, key, target);
            if (typeof value !== 'function') return value;
            return async (...input: unknown[]): Promise<unknown> => {
              const answer: unknown = await value.apply(target, input);
              if (!(target instanceof CrmContacts) || key !== 'fetch') return answer;
              const contact = answer as CrmContact;
              return { ...contact, engagements: { ...contact.engagements, emails } };
            };
          },
        }),
    );
  const pressSeeing = (emails: readonly Engagement[], input: Parameters<typeof press>[0] = {}) =>
    openSeeing(emails)
      .handOver(input)
      .catch((error: unknown) => error);
  const at = (day: string, properties: Engagement['properties']) =>
    buildEngagement({ id: day, createdAt: Date.parse(day), properties: { hs_timestamp: day, ...properties } });
  const mail = (text: string, day: string) =>
    at(day, {
      hs_email_direction: 'INCOMING_EMAIL',
      hs_email_subject: 'Re: First',
      hs_email_text: text,
    });
  const stop = mail('Please remove me from your list.', '2025-11-03T09:00:00Z');
  const question = mail('What would a start in spring cost?', '2025-12-01T09:00:00Z');

  it('refuses whose last words in HubSpot asked for it, though nothing was handed over before', async () => {
    const refusal = { code: 'contact_opted_out', issues: [{ path: 'opted_out_reply' }] };
    expect(await pressSeeing([stop])).toMatchObject(refusal);
    expect(await pressSeeing([question, stop])).toMatchObject({ to: 'tasks' });
  });

  it('refuses who has left by a mail in HubSpot, though nothing was handed over before, unless they wrote again', async () => {
    const left = at('2025-11-10T09:00:00Z', {
      hs_email_direction: 'INCOMING_EMAIL',
      hs_email_subject: 'Automatic reply: First',
      hs_email_text: 'I have left the company. Please turn to my colleagues.',
    });
    const refusal = { code: 'contact_bounced', message: expect.stringContaining('of Nov 10, 2025') };
    expect(await pressSeeing([left])).toMatchObject(refusal);
    expect((await openSeeing([left]).preview()).problems).toMatchObject([{ code: 'contact_bounced' }]);
    expect(await pressSeeing([question, left])).toMatchObject({ to: 'tasks' });
    await world().ready();
    expect(await pressSeeing([left], { overrides: ['bounced_address'] })).toMatchObject({ to: 'tasks' });
  });

  it('hears what the contact asked since the last sweep, also before open tasks are moved', async () => {
    const refusal = { code: 'contact_opted_out', issues: [{ path: 'opted_out_reply' }] };
    const { id } = await openSeeing([]).handOver();
    const now = mail('Please remove me from your list.', '2026-01-06T09:00:00Z');
    await expect(openSeeing([now]).change({ id, startOn: '2026-01-12' })).rejects.toMatchObject(refusal);
    await world().open().withdraw(id);
    expect(await pressSeeing([now])).toMatchObject(refusal);
    expect(await pressSeeing([now], { to: 'sequence', sequenceId: '501000001' })).toMatchObject(refusal);
  });

  it('refuses an address that bounced, which anybody overrides', async () => {
    await earlier(bounced);
    const refusal = {
      code: 'contact_bounced',
      message: expect.stringContaining('Jan 5, 2026'),
      issues: [{ path: 'bounced_address' }],
    };
    expect(await press()).toMatchObject(refusal);
    expect(await press({ to: 'sequence', sequenceId: '501000001' })).toMatchObject(refusal);
    expect(await press({ overrides: ['bounced_address'] })).toMatchObject({ overrides: ['bounced_address'] });
  });

  it.each(['outcome', 'ending'] as const)(
    'refuses an address that bounced by the %s of a hand-over until it is corrected in HubSpot, but not who has left',
    async (by) => {
      const { email = '' } = await world().contact('email');
      const bouncedAddress = (email ?? '').toLowerCase();
      await (by === 'outcome'
        ? earlier({ ...bounced, bouncedAddress })
        : earlier(
            { ...bounced, bouncedAt: null },
            { ending: { at: monday, because: 'bounced', mail: null, bouncedAddress } },
          ));
      expect(await press()).toMatchObject({ code: 'contact_bounced' });
      // The preview reads the outcome anew, from a history in which nothing came back.
      if (by === 'ending') expect((await world().open().preview()).contact.bounced).toBe(true);
      await world().setContact({ email: 'corrected@nordvik-outdoor.example' });
      expect((await world().open().preview()).contact.bounced).toBe(false);
      expect(await press()).toMatchObject({ to: 'tasks', overrides: [] });
      await world().ready();
      await earlier({ ...bounced, bouncedAddress, leftAt: monday });
      expect(await press()).toMatchObject({ code: 'contact_bounced', message: expect.stringContaining('has left') });
      await world().setContact({ email: email ?? '' });
    },
  );

  it('refuses an address whose last email came back to HubSpot, until it is corrected there', async () => {
    const { email: address = '' } = await world().contact('email');
    const returned = at('2026-01-05T09:00:00Z', {
      hs_email_direction: 'EMAIL',
      hs_email_status: 'BOUNCED',
      hs_email_to_email: address,
    });
    expect(await pressSeeing([returned])).toMatchObject({
      code: 'contact_bounced',
      issues: [{ path: 'bounced_address' }],
    });
    await world().setContact({ email: 'corrected@nordvik-outdoor.example' });
    expect(await pressSeeing([returned])).toMatchObject({ to: 'tasks', overrides: [] });
    await world().setContact({ email: address ?? '' });
  });

  it('lets nobody override the opt-out of HubSpot', async () => {
    await world().setContact({ hs_email_optout: 'true' });
    const overrides = ['opted_out_reply', 'bounced_address', 'opted_out'];
    const refusal = await press({ ...superadmin(), overrides });
    expect(refusal).toMatchObject({ code: 'contact_opted_out', issues: undefined });
  });

  it('needs both overrides where both were found', async () => {
    await earlier(optedOut);
    await earlier(bounced);
    expect(await press({ ...superadmin(), overrides: ['opted_out_reply'] })).toMatchObject({ code: 'contact_bounced' });
    expect(await press({ ...superadmin(), overrides: ['opted_out_reply', 'bounced_address'] })).toMatchObject({
      overrides: ['opted_out_reply', 'bounced_address'],
    });
  });

  it('counts what was found in another domain, and before the contact was merged; the sample CRM does not count', async () => {
    await earlier(optedOut, { sandbox: true });
    await earlier(bounced, { hubspotId: '40000000099' });
    expect(await press()).toMatchObject({ to: 'tasks' });
    await world().ready();
    await earlier(optedOut, { department: 'dt-pm' });
    expect(await press()).toMatchObject({ code: 'contact_opted_out' });
    for (const { id } of await world().handOvers()) await world().store.handOvers.delete(id);
    await earlier(bounced, { hubspotId: '40000000099' });
    await world().setContact({ hs_merged_object_ids: '40000000098;40000000099' });
    expect(await press()).toMatchObject({ code: 'contact_bounced' });
    await world().setContact({ hs_merged_object_ids: '' });
  });
});
