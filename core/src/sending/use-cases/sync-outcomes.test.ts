import { dateOf } from '../../platform/requested-days.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HubspotContacts } from '../../vendors/hubspot/hubspot-contacts.ts';
import type { CrmContact } from '../../contacts/domain/contact.ts';
import type { HandOver } from '../../records/domain/hand-over.ts';
import { AppError } from '../../platform/app-error.ts';
import { SystemClock } from '../../platform/clock.ts';
import {
  buildContact,
  buildCredential,
  buildEmail,
  buildEngagement,
  buildHandOver,
  buildOutcome,
  buildNewJob,
  buildVersion,
  FakeClock,
  FakeCredentialResolver,
  FakeCrmContacts,
  FakeCrmOutreach,
  openTestStore,
  silentLogger,
  stopOn,
  testNow,
  untouchedTasks,
} from '../../testing/index.ts';
import { startVendorSandbox, type VendorSandbox } from '../../testing/vendor-sandbox.ts';
import { markerOf } from '../domain/task-marker.ts';
import { ReachContact } from './reach-contact.ts';
import { ReportOutcomes } from './report-outcomes.ts';
import { SyncOutcomes } from './sync-outcomes.ts';

const day = 86_400_000;
const idsSchema = z.object({ results: z.array(z.object({ id: z.string() })) });

function placed(overrides: Partial<HandOver>): HandOver {
  const { steps } = buildHandOver();
  return buildHandOver({ steps: steps.map((step) => ({ ...step, state: 'placed', crmId: 'task' })), ...overrides });
}

/** A contact that was last changed at `changedAt`, who got the first email and answered it. */
function answering(id: string, changedAt: string): CrmContact {
  const mail = (hours: number, direction: string, from: string, text: string) =>
    buildEngagement({
      id: `${id}-${hours}`,
      properties: {
        hs_timestamp: new Date(testNow + hours * 3_600_000).toISOString(),
        hs_email_direction: direction,
        hs_email_from_email: from,
        hs_email_subject: 'First',
        hs_email_text: text,
      },
    });
  return buildContact({
    id,
    properties: { email: 'ada@lovelace.example', lastmodifieddate: changedAt },
    engagements: {
      notes: [],
      calls: [],
      tasks: [],
      meetings: [],
      emails: [
        mail(30, 'INCOMING_EMAIL', 'ada@lovelace.example', 'Gladly.'),
        mail(1, 'EMAIL', 'nora@overture.example', 'Hello.'),
      ],
    },
  });
}

const unread = buildOutcome();

describe('outcomes', () => {
  const clock = new FakeClock();
  const credentials = new FakeCredentialResolver();
  let crm: FakeCrmContacts;
  let store: ReturnType<typeof openTestStore>;
  const sync = (by: FakeCrmContacts | HubspotContacts = crm, outreach?: FakeCrmOutreach) =>
    new SyncOutcomes({
      ...store,
      credentials,
      crm: by,
      clock,
      reachContact: new ReachContact({ ...store, crm: by, clock }),
      stop: stopOn(store, clock, outreach),
      tasks: untouchedTasks,
      logger: silentLogger,
    }).execute();
  beforeEach(() => {
    crm = new FakeCrmContacts();
    store = openTestStore();
    clock.set(testNow + 3 * day);
    return () => store.close();
  });

  it('are read once a contact has changed, and reported', async () => {
    const handOver = placed({ hubspotId: '1' });
    await store.handOvers.create(handOver);
    crm.contacts.set('1', answering('1', 'Monday'));
    expect(await sync()).toEqual({ open: 1, read: 1, failures: [] });
    expect((await store.handOvers.find(handOver.id))?.outcome).toMatchObject({
      sent: [{ index: 0, at: testNow + 3_600_000, editDistance: 0 }],
      repliedAt: testNow + 30 * 3_600_000,
    });
    expect(await sync()).toEqual({ open: 1, read: 0, failures: [] });
    crm.contacts.set('1', answering('1', 'Tuesday'));
    expect(await sync()).toMatchObject({ read: 1 });

    await store.handOvers.create(placed({ hubspotId: '9', sandbox: true }));
    const report = new ReportOutcomes({
      handOvers: store.handOvers,
      prompts: store.prompts,
      users: store.users,
      clock,
    });
    const days = { from: undefined, to: undefined, department: null };
    const total = {
      handedOver: 1,
      sent: 1,
      replied: 1,
      met: 0,
      bounced: 0,
      optedOut: 0,
      editDistance: { median: 0, p90: 0 },
      replyRate: null,
    };
    const none = { ...total, handedOver: 0, sent: 0, replied: 0, editDistance: { median: null, p90: null } };
    expect(await report.execute({ ...days, by: 'prompt' })).toEqual({
      rows: [{ key: 'prompt-1@1', label: 'Deleted prompt, version 1', ...total }],
      total,
      before: none,
    });
    const later = { from: dateOf(testNow + day), to: dateOf(testNow + 2 * day), department: null };
    expect(await report.execute({ ...later, by: 'prompt' })).toEqual({ rows: [], total: none, before: total });
    // Sample data of the days before is not compared with real replies.
    const sample = placed({ hubspotId: '10', sandbox: true, createdAt: testNow - 2 * day });
    await store.handOvers.create(sample);
    const sampleOnly = { from: dateOf(testNow - 2 * day), to: dateOf(testNow - 2 * day), department: null };
    expect((await report.execute({ ...sampleOnly, by: 'prompt' })).total.handedOver).toBe(1);
    const since = { from: dateOf(testNow - day), to: dateOf(testNow + day), department: null };
    expect(await report.execute({ ...since, by: 'prompt' })).toMatchObject({ total, before: none });
    // Nor are real replies of the days before compared with sample data.
    const newer = placed({ hubspotId: '12', sandbox: true, createdAt: testNow + day });
    await store.handOvers.create(newer);
    expect(await report.execute({ ...later, by: 'prompt' })).toEqual({ rows: [], total: none, before: total });
    await store.handOvers.delete(newer.id);
    await store.handOvers.delete(sample.id);
    expect((await report.execute({ ...days, by: 'model' })).rows).toMatchObject([{ key: 'gpt-5', label: 'gpt-5' }]);
    const inVoice = placed({ hubspotId: '11', inVoice: true });
    await store.handOvers.create(inVoice);
    expect((await report.execute({ ...days, by: 'voice' })).rows.map(({ key, label }) => [key, label])).toEqual([
      ['off', 'Without a voice'],
      ['on', 'In the voice of the sender'],
    ]);
    await store.handOvers.delete(inVoice.id);
    await store.handOvers.delete(handOver.id);
    expect((await report.execute({ ...days, by: 'domain' })).rows).toMatchObject([
      { key: 'product-sales', handedOver: 1, sent: 0 },
    ]);
    expect((await report.execute({ ...days, department: 'dt-pm', by: 'user' })).rows).toEqual([]);
  });

  it('end what a dead process began to withdraw, at the contact into which theirs was merged', async () => {
    const outreach = new FakeCrmOutreach();
    const [first, second] = buildHandOver().steps;
    if (first === undefined || second === undefined) throw new Error('There are two.');
    const ending = { at: testNow, because: null, mail: null, bouncedAddress: null };
    // The process died before it heard that HubSpot had made the second task.
    const steps = [{ ...first, state: 'sent' as const, sentAt: testNow }, second];
    const handOver = buildHandOver({ hubspotId: '1', ending, steps });
    await store.handOvers.create(handOver);
    crm.contacts.set('1', buildContact({ id: '2', properties: { hs_object_id: '2', hs_merged_object_ids: '1' } }));
    const { subject, body } = second;
    const task = { contactId: '2', ownerId: '7', dueAt: testNow, subject, body, marker: markerOf(handOver, 1) };
    await outreach.createTask(task);
    await sync(crm, outreach);
    expect([...outreach.archived]).toEqual(['task-1']);
  });

  it('do not count what was withdrawn before an email of it was sent', async () => {
    const report = new ReportOutcomes({
      handOvers: store.handOvers,
      prompts: store.prompts,
      users: store.users,
      clock,
    });
    const withdrawn = (hubspotId: string, more: Partial<HandOver>) => {
      const handOver = placed({ hubspotId });
      const steps = handOver.steps.map((step) => ({ ...step, state: 'withdrawn' as const }));
      const ending = { at: testNow, because: null, mail: null, bouncedAddress: null };
      return { ...handOver, steps, ending, ...more };
    };
    const one = withdrawn('1', {});
    const [first] = one.steps;
    if (first === undefined) throw new Error('It has a step.');
    await store.handOvers.create(one);
    const sentBefore = [
      { ...first, state: 'sent' as const, sentAt: testNow },
      { ...first, index: 1 },
    ];
    await store.handOvers.create(withdrawn('2', { steps: sentBefore }));
    const replied = { at: testNow, because: 'replied' as const, mail: null, bouncedAddress: null };
    await store.handOvers.create(withdrawn('3', { ending: replied }));
    const { total } = await report.execute({ from: undefined, to: undefined, department: null, by: 'prompt' });
    expect(total).toMatchObject({ handedOver: 2, sent: 1 });
  });

  it('are not looked for where nothing is on its way, after 60 days, once it ended or while it is handed over', async () => {
    const handOvers = [
      buildHandOver({ hubspotId: '1' }),
      placed({ hubspotId: '1', createdAt: testNow - 58 * day }),
      placed({ hubspotId: '1', claimedAt: clock.now() - 1_000 }),
      placed({ hubspotId: '1', sandbox: true }),
    ];
    for (const handOver of handOvers) await store.handOvers.create(handOver);
    crm.contacts.set('1', answering('1', 'Monday'));
    expect(await sync()).toEqual({ open: 0, read: 0, failures: [] });
    expect(crm.calls).toEqual([]);

    const ending = placed({ hubspotId: '2' });
    await store.handOvers.create(ending);
    crm.contacts.set('2', buildContact({ id: '2', properties: { hs_email_optout: 'true' } }));
    expect(await sync()).toMatchObject({ open: 1, read: 1 });
    expect(await sync()).toEqual({ open: 0, read: 0, failures: [] });
  });

  it('of one account or contact that cannot be read leave the others alone', async () => {
    await store.handOvers.create(placed({ hubspotId: '1' }));
    await store.handOvers.create(placed({ hubspotId: '2', department: 'dt-sales' }));
    await store.handOvers.create(placed({ hubspotId: '404', department: 'dt-sales' }));
    crm.contacts.set('2', answering('2', 'Monday'));
    crm.failNext(new AppError('crm_unauthorized', 'The key was refused.'));
    expect(await sync()).toEqual({
      open: 3,
      read: 1,
      failures: [
        { department: 'product-sales', code: 'crm_unauthorized', message: 'The key was refused.' },
        { department: 'dt-sales', code: 'crm_contact_not_found', message: expect.any(String) },
      ],
    });
  });

  it.each<[string, Partial<HandOver>]>([
    ['is open too', {}],
    ['has ended', { outcome: { ...unread, bouncedAt: testNow } }],
    ['is older than 60 days', { createdAt: testNow - 58 * day }],
    ['is being handed over', { claimedAt: testNow + 3 * day - 1_000 }],
    ['did not reach the CRM', { steps: buildHandOver().steps }],
  ])('go to the version that was sent, also where it %s', async (_name, more) => {
    const sent = placed({ hubspotId: '1', version: 1, ...more });
    const other = placed({ hubspotId: '1', version: 2 });
    const never = {
      ...other,
      steps: other.steps.map((step) => ({ ...step, body: 'Another text of ours altogether.' })),
    };
    for (const handOver of [sent, never]) await store.handOvers.create(handOver);
    crm.contacts.set('1', answering('1', 'Monday'));
    await sync();
    expect((await store.handOvers.find(never.id))?.outcome).toMatchObject({ sent: [], repliedAt: null });
  });

  it('do not count an email with the text of a version that was not handed over', async () => {
    const { jobs } = store;
    const written = ['Another text of ours altogether.', 'Hello.'].map((body) =>
      buildEmail({ subject: 'First', body }),
    );
    const { id: recordId } = await jobs.submit(buildNewJob({ hubspotId: '1' }));
    for (const [index, email] of written.entries()) {
      if (index > 0) await jobs.submit(buildNewJob({ hubspotId: '1' }));
      const claimed = await jobs.claim(recordId, { owner: 'worker', now: clock.now(), until: clock.now() + 60_000 });
      const { answer } = buildVersion();
      const version = buildVersion({ version: index + 1, answer: { ...answer, emails: [email] } });
      expect(await jobs.complete(recordId, claimed?.job.fence ?? 0, version)).toBe(true);
    }
    const [first] = placed({}).steps;
    const steps = first === undefined ? [] : [{ ...first, body: written[0]?.body ?? '' }];
    const handedOver = placed({ hubspotId: '1', recordId, version: 1, steps });
    await store.handOvers.create(handedOver);
    crm.contacts.set('1', answering('1', 'Monday'));
    expect(await sync()).toMatchObject({ read: 1 });
    expect((await store.handOvers.find(handedOver.id))?.outcome).toMatchObject({ sent: [] });
  });

  it('are read once more after the rules for them have changed', async () => {
    const before = placed({ hubspotId: '1', outcome: { ...unread, contactState: 'Monday' } });
    await store.handOvers.create(before);
    crm.contacts.set('1', answering('1', 'Monday'));
    expect(await sync()).toMatchObject({ read: 1 });
    expect(await sync()).toMatchObject({ read: 0 });
  });

  describe('in HubSpot', () => {
    let sandbox: VendorSandbox;
    beforeAll(async () => {
      sandbox = await startVendorSandbox();
    });
    afterAll(() => sandbox.close());

    it('cost one request for 100 open contacts while nothing happens', async () => {
      const answer = await fetch(`${sandbox.url}/crm/v3/objects/contacts?limit=100`, {
        headers: { authorization: 'Bearer test' },
      });
      const { results } = idsSchema.parse(await answer.json());
      expect(results).toHaveLength(100);
      // No email of the samples has this text, so that none of them bounced.
      const steps = placed({}).steps.map((step) => ({
        ...step,
        subject: 'Tide tables',
        body: 'Tide tables, in print.',
      }));
      for (const { id } of results) await store.handOvers.create(placed({ hubspotId: id, steps }));
      credentials.credentials.Hubspot = buildCredential({ baseUrl: sandbox.url });
      const hubspot = new HubspotContacts({ clock: new SystemClock(), logger: silentLogger });
      expect(await sync(hubspot)).toEqual({ open: 100, read: 100, failures: [] });
      await sandbox.takeRequests();
      // Who has opted out is asked for no more.
      expect(await sync(hubspot)).toEqual({ open: 99, read: 0, failures: [] });
      expect(await sandbox.takeRequests()).toEqual([
        expect.stringMatching(/^POST \/crm\/\S+\/contacts\/batch\/read 200$/),
      ]);
    });
  });
});
