import { expect, it } from 'vitest';
import { HubspotContacts } from '../../vendors/hubspot/hubspot-contacts.ts';
import { HubspotOutreach } from '../../vendors/hubspot/hubspot-outreach.ts';
import { ContactLinks } from '../../contacts/use-cases/contact-links.ts';
import { SystemClock } from '../../platform/clock.ts';
import { auditOn, buildUser, FakeIdGenerator, silentLogger, uniqueId } from '../../testing/index.ts';
import { CheckSetUp } from './check-set-up.ts';
import { describeHandOver, nora, type HandOverWorld } from './hand-over.fixtures.ts';
import { MakeProperties } from './make-properties.ts';
import { TestSetUp } from './test-set-up.ts';

const department = 'product-sales';
const kim = { userId: 'kim', name: 'kim@agency.example' };

function open({ store, credentials, clock }: HandOverWorld) {
  const hubspot = { clock: new SystemClock(), logger: silentLogger, pauses: [5] };
  const outreach = new HubspotOutreach(hubspot);
  const crm = new HubspotContacts(hubspot);
  const links = new ContactLinks({
    crm,
    settings: { extraHosts: [], sandboxUrl: 'https://sandbox.example', portalId: undefined },
  });
  const { audit } = auditOn({ log: store.audit, clock, ids: new FakeIdGenerator(uniqueId('audit')) });
  const check = new CheckSetUp({ users: store.users, credentials, outreach });
  const make = new MakeProperties({ credentials, outreach, audit });
  const test = new TestSetUp({ crm, links, credentials, outreach });
  return {
    check: (emails: number) => check.execute({ department, emails }),
    make: (emails: number) => make.execute({ actor: kim, department, emails }),
    test: (contact: string) => test.execute({ department, contact, emails: 1 }),
  };
}

describeHandOver('Setting HubSpot up for sequences', (world) => {
  const names = [
    'overture_email_1_subject',
    'overture_email_1_body',
    'overture_email_2_subject',
    'overture_email_2_body',
  ];

  it('says what HubSpot lacks, makes it once, and names who made it', async () => {
    const { check, make } = open(world());
    expect((await check(2)).properties).toEqual(names.map((name) => ({ name, isThere: false })));
    expect(await make(1)).toEqual(names.slice(0, 2));
    expect(await make(2)).toEqual(names.slice(2));
    expect(await make(2)).toEqual([]);
    expect((await check(2)).properties.every(({ isThere }) => isThere)).toBe(true);
    const { items } = await world().store.audit.list({ actions: ['crm_properties_made'] }, { page: 1, limit: 10 });
    expect(items.map(({ actor, detail }) => [actor.name, detail])).toEqual([
      [kim.name, names.slice(2).join(', ')],
      [kim.name, names.slice(0, 2).join(', ')],
    ]);
  });

  it('lists the sequences with their days and reps, and the reps whom HubSpot does not know', async () => {
    const stranger = buildUser({ email: `${uniqueId('stranger')}@agency.example` });
    await world().store.users.create(stranger);
    const { sequences, unknownReps, problem } = await open(world()).check(2);
    expect(sequences).toContainEqual({
      id: '501000001',
      name: 'Overture, 2 emails',
      sendAfterDays: [0, 4],
      reps: [nora.email],
    });
    expect(unknownReps).toEqual([stranger.email]);
    expect(problem).toBeNull();
  });

  it('says why the sequences cannot be read, and still what is known', async () => {
    await world().sandbox.fault({ vendor: 'hubspot', match: '/sequences', status: 403, times: 100 });
    const { properties, sequences, problem } = await open(world()).check(1);
    await world().sandbox.clearFaults();
    expect(properties).toHaveLength(2);
    expect(sequences).toEqual([]);
    expect(problem?.code).toBe('crm_unauthorized');
  });

  it('writes recognisable texts into a contact, unless a sequence would send them', async () => {
    const { test } = open(world());
    expect(await test(world().contactId)).toEqual({
      url: expect.stringMatching(new RegExp(`/record/0-1/${world().contactId}$`)),
    });
    expect(await world().contact('overture_email_1_subject')).toMatchObject({
      overture_email_1_subject: 'Overture test: subject of email 1',
    });
    await world().enrolByHand('501000001');
    await expect(test(world().contactId)).rejects.toMatchObject({ code: 'conflict' });
  });
});
