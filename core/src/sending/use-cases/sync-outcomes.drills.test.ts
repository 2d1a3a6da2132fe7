import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HubspotContacts } from '../../vendors/hubspot/hubspot-contacts.ts';
import type { CrmContact } from '../../contacts/domain/contact.ts';
import type { CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import { mortal } from './hand-over.fixtures.ts';
import { SystemClock } from '../../platform/clock.ts';
import {
  buildContact,
  buildCredential,
  buildEngagement,
  buildHandOver,
  FakeClock,
  FakeCredentialResolver,
  FakeCrmContacts,
  openTestStore,
  silentLogger,
  stopOn,
  testNow,
  untouchedTasks,
  uniqueId,
} from '../../testing/index.ts';
import { startVendorSandbox, type VendorSandbox } from '../../testing/vendor-sandbox.ts';
import { claimTtlMs } from '../../records/domain/hand-over.ts';
import { ReachContact } from './reach-contact.ts';
import { ReportOutcomes } from './report-outcomes.ts';
import { SyncOutcomes } from './sync-outcomes.ts';

const day = 86_400_000;
/** More than one request tells of. */
const contacts = 120;
const idsSchema = z.object({
  results: z.array(z.object({ id: z.string() })),
  paging: z.object({ next: z.object({ after: z.string() }) }).optional(),
});

/** A contact who got the first email and answered it. */
function answering(id: string): CrmContact {
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
    properties: { email: 'ada@lovelace.example', lastmodifieddate: 'Monday' },
    engagements: {
      notes: [],
      calls: [],
      tasks: [],
      meetings: [],
      emails: [
        mail(30, 'INCOMING_EMAIL', 'ada@lovelace.example', 'Gladly.'),
        mail(1, 'EMAIL', 'nora@x.example', 'Hello.'),
      ],
    },
  });
}

describe('a sweep that is disturbed', () => {
  const clock = new FakeClock();
  let credentials: FakeCredentialResolver;
  let store: ReturnType<typeof openTestStore>;
  beforeEach(() => {
    store = openTestStore();
    credentials = new FakeCredentialResolver();
    clock.set(testNow + 3 * day);
    return () => store.close();
  });

  const sweep = (crm: CrmContacts, handOvers = store.handOvers) =>
    new SyncOutcomes({
      handOvers,
      history: store.history,
      credentials,
      crm,
      clock,
      reachContact: new ReachContact({ crm, handOvers, clock }),
      stop: stopOn({ ...store, handOvers }, clock),
      tasks: untouchedTasks,
      logger: silentLogger,
    }).execute();
  const figures = async () => {
    const report = new ReportOutcomes({
      handOvers: store.handOvers,
      prompts: store.prompts,
      users: store.users,
      clock,
    });
    const { rows } = await report.execute({ from: undefined, to: undefined, department: null, by: 'domain' });
    const [row] = rows;
    return row && { handedOver: row.handedOver, sent: row.sent, replied: row.replied };
  };
  const handOverTo = async (ids: readonly string[]) => {
    const steps = buildHandOver().steps.map((step) => ({ ...step, state: 'placed' as const, crmId: 'task' }));
    for (const hubspotId of ids) await store.handOvers.create(buildHandOver({ hubspotId, steps }));
  };
  const all = Array.from({ length: contacts }, (_, at) => String(1_000 + at));
  const answered = () => new FakeCrmContacts(all.map(answering));
  const whole = { handedOver: contacts, sent: contacts, replied: contacts };

  it('goes on where it was killed, and counts nothing twice', async () => {
    await handOverTo(all);
    for (const [diesAt, when] of [
      [1, 'before'],
      [2, 'after'],
      [60, 'before'],
      [40, 'after'],
    ] as const) {
      await expect(sweep(answered(), mortal(diesAt, when).through(store.handOvers))).rejects.toThrow('dead');
    }
    expect((await figures())?.replied).toBeLessThan(contacts);
    clock.advance(claimTtlMs);
    expect(await sweep(answered())).toMatchObject({ open: contacts, failures: [] });
    expect(await figures()).toEqual(whole);
  });

  it('may be made by two workers at once', async () => {
    await handOverTo(all);
    await Promise.all([sweep(answered()), sweep(answered())]);
    expect(await figures()).toEqual(whole);
    expect(await sweep(answered())).toEqual({ open: contacts, read: 0, failures: [] });
  });

  it('reads the others where one contact holds what nobody expected', async () => {
    await handOverTo(all);
    const crm = answered();
    const broken = answering('1005');
    const emails = [{ ...broken.engagements.emails[0], properties: null } as never];
    crm.contacts.set('1005', { ...broken, engagements: { ...broken.engagements, emails } });
    expect(await sweep(crm)).toMatchObject({ open: contacts, read: contacts - 1, failures: [{ code: 'internal' }] });
    crm.contacts.set('1005', broken);
    await sweep(crm);
    expect(await figures()).toEqual(whole);
  });

  it('skips entries without a date, a sender or a text', async () => {
    await handOverTo(['1000']);
    const contact = answering('1000');
    const odd: Readonly<Record<string, string>>[] = [
      {},
      { hs_timestamp: 'yesterday' },
      { hs_timestamp: '1', hs_email_html: '<p', hs_email_direction: '?' },
    ];
    const emails = odd.map((properties, at) => ({ id: `odd-${at}`, createdAt: null, properties }));
    const engagements = {
      ...contact.engagements,
      emails: [...emails, ...contact.engagements.emails],
      meetings: [{ id: 'm', createdAt: null, properties: { hs_meeting_outcome: 'COMPLETED' } }],
    };
    expect(await sweep(new FakeCrmContacts([{ ...contact, engagements }]))).toMatchObject({ read: 1, failures: [] });
    expect(await figures()).toMatchObject({ sent: 1, replied: 1 });
  });

  it('keeps what it knew of a contact that was deleted since, and does not read it again', async () => {
    await handOverTo(['1000', '1001']);
    const crm = answered();
    await sweep(crm);
    crm.contacts.delete('1000');
    expect(await sweep(crm)).toMatchObject({ open: 2, read: 0, failures: [{ code: 'crm_contact_not_found' }] });
    expect(await sweep(crm)).toEqual({ open: 2, read: 0, failures: [] });
    expect(await figures()).toEqual({ handedOver: 2, sent: 2, replied: 2 });
    crm.contacts.set('1000', answering('1000'));
    expect(await sweep(crm)).toMatchObject({ read: 1 });
  });

  describe('by HubSpot', () => {
    let sandbox: VendorSandbox;
    let ids: readonly string[];
    const hubspot = () => new HubspotContacts({ clock: new SystemClock(), logger: silentLogger });
    beforeAll(async () => {
      sandbox = await startVendorSandbox();
      ids = await contactIds(sandbox.url);
    });
    beforeEach(async () => {
      await sandbox.clearFaults();
      credentials.credentials.Hubspot = buildCredential({ baseUrl: sandbox.url, fingerprint: uniqueId('key') });
    });
    afterAll(() => sandbox.close());

    it('waits for a 429 and goes on', async () => {
      await handOverTo(ids.slice(0, 120));
      const headers = { 'retry-after': '1' };
      await sandbox.fault({ vendor: 'hubspot', match: '/contacts/batch/read', nth: [2], status: 429, headers });
      expect(await sweep(hubspot())).toEqual({ open: 120, read: 120, failures: [] });
    });

    it('keeps what it has read before HubSpot went away, and reads the rest later', async () => {
      await handOverTo(ids.slice(0, 120));
      // The first hundred are asked about and read, then nothing is answered any more.
      await sandbox.fault({ vendor: 'hubspot', match: '/contacts/batch/read', nth: [3, 4, 5, 6, 7, 8], status: 503 });
      const disturbed = await sweep(hubspot());
      expect(disturbed).toMatchObject({ read: 100, failures: [{ code: 'crm_unavailable' }] });
      await sandbox.clearFaults();
      const later = await sweep(hubspot());
      expect(later.failures).toEqual([]);
      expect(later.read).toBe(20);
      expect((await figures())?.handedOver).toBe(120);
    });

    it('finds a merged contact where it lives on, and reads it no more than others', async () => {
      await handOverTo(['151200000077']);
      expect(await sweep(hubspot())).toMatchObject({ open: 1 });
      expect(await sweep(hubspot())).toMatchObject({ read: 0 });
    });
  });
});

async function contactIds(url: string): Promise<readonly string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const query = new URLSearchParams({ limit: '100', ...(after === undefined ? {} : { after }) });
    const answer = await fetch(`${url}/crm/v3/objects/contacts?${query}`, {
      headers: { authorization: 'Bearer test' },
    });
    const page = idsSchema.parse(await answer.json());
    ids.push(...page.results.map(({ id }) => id));
    after = page.paging?.next.after;
  } while (after !== undefined);
  return ids;
}
