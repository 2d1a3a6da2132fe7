import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CrmContact } from '../../contacts/domain/contact.ts';
import { knownAs } from '../../contacts/domain/known-as.ts';
import { newestFirst } from '../../contacts/domain/engagement-date.ts';
import { SystemClock } from '../../platform/clock.ts';
import { buildCredential, silentLogger, uniqueId } from '../../testing/index.ts';
import { startNastyServer, startVendorSandbox, type VendorSandbox } from '../../testing/vendor-sandbox.ts';
import { HubspotContacts, type HubspotOptions } from './hubspot-contacts.ts';

let sandbox: VendorSandbox;
let samples: readonly { id: string; hint: string }[];
beforeAll(async () => {
  sandbox = await startVendorSandbox();
  samples = await sandbox.samples();
});
afterEach(() => sandbox.clearFaults());
afterAll(() => sandbox.close());

const clock = new SystemClock();
const crm = (options: Partial<HubspotOptions> = {}): HubspotContacts =>
  new HubspotContacts({ clock, logger: silentLogger, ...options });
const credentialOf = (baseUrl: string, secret = `pat-${uniqueId()}`) =>
  buildCredential({ baseUrl, secret, fingerprint: uniqueId('account') });
const fetchSample = (options: Partial<HubspotOptions> = {}, signal?: AbortSignal): Promise<CrmContact> =>
  crm(options).fetch(samples[0]?.id ?? '', credentialOf(sandbox.url), signal);

const split = (requests: readonly string[]) => {
  const labels = requests.filter((line) =>
    /owners|pipelines|dispositions|properties\/2026-09\/contacts/.test(line),
  ).length;
  return { records: requests.length - labels, labels };
};

describe('HubspotContacts.fetch', () => {
  it('reads the whole contact, newest first, in eight requests and four for labels', async () => {
    await sandbox.takeRequests();
    const contact = await fetchSample();
    expect(contact.properties).toMatchObject({
      firstname: 'Marta',
      company: 'Nordvik Outdoor',
      jobtitle: 'Head of E-commerce',
    });
    const { notes, emails, calls, meetings } = contact.engagements;
    expect(notes.length + emails.length + calls.length + meetings.length).toBe(26);
    expect(emails[0]?.properties['hs_email_subject']).toBeTruthy();
    expect(emails).toEqual(newestFirst('emails', emails));
    expect(notes[0]?.createdAt).toBeGreaterThan(0);
    expect(contact.notRead).toEqual({});
    expect(contact.company?.properties).toMatchObject({ name: 'Nordvik Outdoor', numberofemployees: '410' });
    expect(contact.deals[0]).toMatchObject({ state: 'open', currency: 'EUR', closeDate: expect.any(Number) });
    expect(contact.deals[0]?.stage).toMatch(/^[A-Z][a-z]+ [a-z]+$/);
    expect(contact.owner).toMatchObject({ name: 'Nora Castellan', email: 'nora.castellan@overture.example' });
    expect(calls.map(({ properties }) => properties['hs_call_disposition'])).toContain('Connected');
    expect(emails[0]?.properties['hs_email_from_email']).toMatch(/@(?:overture|nordvik-outdoor)\.example$/);
    expect(contact.unreadable).toEqual([]);
    expect(split(await sandbox.takeRequests())).toEqual({ records: 8, labels: 4 });
  });

  it('reads labels once for a key, however many contacts it reads', async () => {
    const credential = credentialOf(sandbox.url);
    const reader = crm();
    await sandbox.takeRequests();
    for (const { id } of samples.slice(0, 3)) await reader.fetch(id, credential);
    expect(split(await sandbox.takeRequests()).labels).toBe(4);
  });

  it('reads over the numbered paths as over the dated ones, which it takes unless told otherwise', async () => {
    await sandbox.takeRequests();
    const dated = await fetchSample();
    const versions = (paths: readonly string[]) =>
      new Set(paths.flatMap((path) => /\/(2026-09|v\d)\//.exec(path)?.[1] ?? []));
    // Outcomes of calls have no dated path.
    expect(versions(await sandbox.takeRequests())).toEqual(new Set(['2026-09', 'v1']));
    expect(await fetchSample({ apiVersion: 'v3' })).toEqual(dated);
    expect(versions(await sandbox.takeRequests())).toEqual(new Set(['v3', 'v1']));
  });

  it('reads the contact that another one was merged into', async () => {
    const contact = await crm().fetch('151200000077', credentialOf(sandbox.url));
    expect(contact).toMatchObject({ id: samples[2]?.id, properties: { firstname: 'Elena' } });
    expect(knownAs('151200000077', contact.properties)).toEqual([
      '151200000077',
      samples[2]?.id,
      '151200000066',
      'elena.rossi@solvanta-energy.example',
      'elena@rossi.example',
    ]);
  });

  it('reads what a key may read, names the rest, and asks for it no more', async () => {
    const secret = 'scopes=crm.objects.contacts.read,sales-email-read';
    const credential = credentialOf(sandbox.url, secret);
    const reader = crm();
    const contact = await reader.fetch(samples[0]?.id ?? '', credential);
    expect(contact).toMatchObject({
      company: null,
      deals: [],
      owner: null,
      unreadable: ['company', 'deals', 'owner'],
      properties: { firstname: 'Marta' },
    });
    await sandbox.takeRequests();
    const again = await reader.fetch(samples[2]?.id ?? '', credential);
    expect(again.unreadable).toEqual(['company', 'deals', 'owner']);
    const refused = (await sandbox.takeRequests()).filter((line) => line.endsWith(' 403'));
    expect(refused.filter((line) => !line.includes('/companies/'))).toEqual([]);
  });

  it('finds out that emails come without their content', async () => {
    const contact = await crm().fetch(samples[0]?.id ?? '', credentialOf(sandbox.url, 'noemails'));
    expect(contact.unreadable).toEqual(['emails']);
    expect(contact.engagements.emails.length).toBeGreaterThan(3);
    expect(JSON.stringify(contact.engagements.emails)).not.toMatch(/redacted|hs_email_(?:subject|text|html)/);
  });

  it('is not kept from a contact by labels that cannot be had, and reads them once they can', async () => {
    const credential = credentialOf(sandbox.url);
    const reader = crm();
    // A 503 is asked again for four seconds, so labels and the list of properties are missing at once.
    await sandbox.fault({ vendor: 'hubspot', match: 'pipelines|dispositions|owners|properties/', status: 503 });
    const without = await reader.fetch(samples[0]?.id ?? '', credential);
    expect(without).toMatchObject({
      properties: { firstname: 'Marta' },
      owner: null,
      unreadable: [],
      deals: [{ stage: expect.stringMatching(/^[a-z]+$/) }],
    });
    await sandbox.clearFaults();
    expect(await reader.fetch(samples[0]?.id ?? '', credential)).toMatchObject({ owner: { name: 'Nora Castellan' } });
  }, 30_000);

  it('says how long an account that is moved is away, and does not ask again meanwhile', async () => {
    await sandbox.fault({ vendor: 'hubspot', status: 477 });
    await sandbox.takeRequests();
    await expect(fetchSample()).rejects.toMatchObject({
      code: 'crm_unavailable',
      retryAfterMs: 86_400_000,
      message:
        'HubSpot is moving this account to another data centre and answers again in about 24 hours. What waits goes on by itself.',
    });
    expect(await sandbox.takeRequests()).toHaveLength(1);
  });

  it('reads a nearly empty contact in one request', async () => {
    const id = samples.find(({ hint }) => hint.startsWith('Nearly empty'))?.id ?? '';
    await sandbox.takeRequests();
    const contact = await crm().fetch(id, credentialOf(sandbox.url));
    expect(contact.properties).toMatchObject({ firstname: 'Tomasz' });
    expect(contact.engagements.notes).toEqual([]);
    expect(split(await sandbox.takeRequests()).records).toBe(1);
  });

  it('says that a contact does not exist', async () => {
    for (const id of ['999', 'notanumber12']) {
      await expect(crm().fetch(id, credentialOf(sandbox.url))).rejects.toMatchObject({ code: 'crm_contact_not_found' });
    }
  });

  it('tells a refused key from a missing scope, and asks only once', async () => {
    await sandbox.takeRequests();
    await expect(crm().fetch('1', credentialOf(sandbox.url, 'invalid'))).rejects.toMatchObject({
      code: 'crm_unauthorized',
    });
    expect(await sandbox.takeRequests()).toHaveLength(1);
    await sandbox.fault({ vendor: 'hubspot', match: 'emails/batch', status: 403 });
    await expect(fetchSample()).rejects.toMatchObject({
      code: 'crm_unauthorized',
      message: expect.stringContaining('scope'),
    });
  });

  it.each([
    ['a 500', { status: 500 }],
    ['a 502 page of a proxy', { kind: 'html', status: 502 }],
    ['a page with status 200', { kind: 'html' }],
    ['a cut connection', { kind: 'reset' }],
    ['half an answer', { kind: 'bad-json' }],
    ['an empty answer', { kind: 'empty' }],
  ])('gets over %s', async (_name, fault) => {
    await sandbox.fault({ vendor: 'hubspot', nth: [1, 4], ...fault });
    expect((await fetchSample()).properties['firstname']).toBe('Marta');
  });

  it('gets over a request that hangs, at the deadline of that request', async () => {
    await sandbox.fault({ vendor: 'hubspot', nth: [2], kind: 'hang' });
    const started = performance.now();
    expect((await fetchSample({ timeouts: { call: 300, overall: 5_000 } })).properties['firstname']).toBe('Marta');
    expect(performance.now() - started).toBeLessThan(2_500);
  });

  it.each([
    ['after two silent requests', { call: 200, overall: 60_000 }],
    ['at the overall deadline', { call: 60_000, overall: 500 }],
  ])('gives up %s with an error for people', async (_name, timeouts) => {
    await sandbox.fault({ vendor: 'hubspot', kind: 'hang' });
    const started = performance.now();
    const failed = fetchSample({ timeouts });
    await expect(failed).rejects.toMatchObject({
      code: 'crm_unavailable',
      message: expect.stringContaining('HubSpot'),
    });
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  it("waits as long as Retry-After says, and answers the wait when it is longer than the caller's patience", async () => {
    await sandbox.fault({ vendor: 'hubspot', nth: [1], status: 429, headers: { 'retry-after': '1' } });
    const started = performance.now();
    await fetchSample();
    expect(performance.now() - started).toBeGreaterThan(950);
    await sandbox.clearFaults();
    await sandbox.fault({ vendor: 'hubspot', status: 429, headers: { 'retry-after': '30' } });
    await expect(fetchSample({ timeouts: { overall: 2_000 } })).rejects.toMatchObject({
      code: 'crm_rate_limited',
      retryAfterMs: 30_000,
    });
  });

  it('does not wait for a used-up day', async () => {
    const body = {
      status: 'error',
      message: 'You have reached your daily limit.',
      policyName: 'DAILY',
      category: 'RATE_LIMITS',
    };
    await sandbox.fault({ vendor: 'hubspot', kind: 'status', status: 429, body });
    await expect(fetchSample()).rejects.toMatchObject({ code: 'crm_daily_limit' });
  });

  it('waits at least two seconds for a locked record', async () => {
    await sandbox.fault({ vendor: 'hubspot', nth: [1], status: 423 });
    const started = performance.now();
    await fetchSample();
    expect(performance.now() - started).toBeGreaterThan(1_950);
  });

  it('stops at once when the caller leaves, with the reason of the caller', async () => {
    await sandbox.fault({ vendor: 'hubspot', kind: 'hang' });
    const controller = new AbortController();
    const failed = fetchSample({}, controller.signal);
    setTimeout(() => controller.abort(new Error('gone')), 50);
    await expect(failed).rejects.toThrow('gone');
  });

  it('refuses a key of another portal, asking once per account', async () => {
    const credential = credentialOf(sandbox.url);
    await expect(crm({ portalId: '77' }).fetch(samples[0]?.id ?? '', credential)).rejects.toMatchObject({
      code: 'crm_wrong_portal',
    });
    const right = crm({ portalId: '4242424' });
    await sandbox.takeRequests();
    await right.fetch(samples[3]?.id ?? '', credential);
    await right.fetch(samples[3]?.id ?? '', credential);
    expect((await sandbox.takeRequests()).filter((line) => line.includes('account-info'))).toHaveLength(1);
  });

  it('knows what a key may do, and changes nothing to find out', async () => {
    await sandbox.takeRequests();
    expect(await crm().checkAccess(credentialOf(sandbox.url))).toMatchObject({ portalId: '4242424', missing: [] });
    const requests = await sandbox.takeRequests();
    expect(requests.filter((line) => line.startsWith('POST')).toSorted()).toEqual([
      'POST /automation/sequences/2026-09/enrollments 400',
      'POST /crm/lists/2026-09/search 200',
      'POST /crm/objects/2026-09/notes 400',
      'POST /crm/properties/2026-09/contacts 400',
    ]);
    expect(requests).toHaveLength(18);
  });

  it.each([
    [
      'readonly-token',
      [
        { what: 'add notes', scopes: ['crm.objects.contacts.write'], isNeeded: true },
        { what: 'enrol contacts in sequences', scopes: ['automation.sequences.enrollments.write'], isNeeded: false },
        { what: 'make properties of contacts', scopes: ['crm.schemas.contacts.write'], isNeeded: false },
      ],
    ],
    ['noemails-token', [{ what: 'read emails', scopes: ['sales-email-read'], isNeeded: true }]],
    [
      'scopes=crm.objects.contacts.read,crm.objects.contacts.write,sales-email-read',
      [
        { what: 'read companies', scopes: ['crm.objects.companies.read'], isNeeded: false },
        { what: 'read deals', scopes: ['crm.objects.deals.read'], isNeeded: false },
        { what: 'read the stages of deals', scopes: ['crm.objects.deals.read'], isNeeded: false },
        { what: 'read owners', scopes: ['crm.objects.owners.read'], isNeeded: false },
        { what: 'read sequences', scopes: ['automation.sequences.read'], isNeeded: false },
        { what: 'read lists', scopes: ['crm.lists.read'], isNeeded: false },
        { what: 'enrol contacts in sequences', scopes: ['automation.sequences.enrollments.write'], isNeeded: false },
        { what: 'make properties of contacts', scopes: ['crm.schemas.contacts.write'], isNeeded: false },
      ],
    ],
  ])('names the scope that %s lacks', async (secret, missing) => {
    expect(await crm().checkAccess(credentialOf(sandbox.url, secret))).toMatchObject({ missing });
  });

  it('names the scope, and where it is added, also when reading fails for it', async () => {
    const failed = crm().fetch(samples[0]?.id ?? '', credentialOf(sandbox.url, 'scopes=crm.objects.deals.read'));
    await expect(failed).rejects.toMatchObject({
      code: 'crm_unauthorized',
      message: expect.stringMatching(/lacks the scope crm\.objects\.contacts\.read\..*Service Keys/),
    });
  });

  it('tells a refused key and a foreign account from a missing scope', async () => {
    await expect(crm().checkAccess(credentialOf(sandbox.url, 'expired'))).rejects.toMatchObject({
      code: 'crm_unauthorized',
    });
    await expect(crm({ portalId: '1' }).checkAccess(credentialOf(sandbox.url))).rejects.toMatchObject({
      code: 'crm_wrong_portal',
    });
  });

  it('says nothing against a key where the server does not know what is asked', async () => {
    for (const match of ['account-info', 'objects/.*/calls', 'dispositions'])
      await sandbox.fault({ vendor: 'hubspot', match, status: 404 });
    expect(await crm().checkAccess(credentialOf(sandbox.url))).toMatchObject({ portalId: null, missing: [] });
  });

  it('hears what is left of the day and of ten seconds', async () => {
    const heard: string[] = [];
    await crm({ onQuota: (_of, quotas) => heard.push(...quotas.map(({ unit }) => unit)) }).describeAccount(
      credentialOf(sandbox.url),
    );
    expect(heard).toEqual(['requests per day', 'requests per 10 seconds']);
  });

  it("lists the account's properties, and reads a contact by their names", async () => {
    const credential = credentialOf(sandbox.url);
    const listed = await crm().listProperties(credential);
    expect(listed).toContainEqual({ name: 'hs_linkedin_url', label: 'LinkedIn URL', group: 'socialmediainformation' });
    const names = listed.map(({ name }) => name);
    const values = await crm().readProperties(samples[0]?.id ?? '', names, credential);
    expect(values).toMatchObject({ firstname: 'Marta', hs_language: 'sv' });
    expect(Object.values(values).every(Boolean)).toBe(true);
    await expect(crm().readProperties('999', names, credential)).rejects.toMatchObject({
      code: 'crm_contact_not_found',
    });
  });

  it('feeds the fields of a contact as it is told, alone and among many', async () => {
    const fields = { campaign: 'data_source', website: '' };
    const credential = credentialOf(sandbox.url);
    const id = samples[0]?.id ?? '';
    const contact = await crm().fetch(id, credential, undefined, fields);
    expect(contact.properties).toMatchObject({ campaign: 'Trade show', company: 'Nordvik Outdoor' });
    expect(contact.properties).not.toHaveProperty('website');
    for await (const answer of crm().fetchMany([id], credential, undefined, fields))
      expect(answer).toEqual({ contactId: id, contact });
  });

  it('feeds a field that nobody chose a property for with the one the account labels so', async () => {
    const credential = credentialOf(sandbox.url);
    const id = samples[0]?.id ?? '';
    const contact = await crm().fetch(id, credential);
    expect(contact.properties).toMatchObject({ category: 'E-commerce' });
    for await (const answer of crm().fetchMany([id], credential)) expect(answer).toEqual({ contactId: id, contact });
    const none = await crm().fetch(id, credential, undefined, { category: '' });
    expect(none.properties).not.toHaveProperty('category');
  });

  it('reads a contact without guesses where the key may not list the properties', async () => {
    await sandbox.fault({ vendor: 'hubspot', match: 'properties/', status: 403 });
    expect((await fetchSample()).properties).toMatchObject({ firstname: 'Marta' });
  });

  it('describes the account', async () => {
    expect(await crm().describeAccount(credentialOf(sandbox.url))).toEqual({ portalId: '4242424' });
  });
});

describe('long and odd histories', () => {
  it('follows association pages and reads 300 engagements', async () => {
    const list = await fetch(`${sandbox.url}/?q=Zimmermann`).then((answer) => answer.text());
    const id = /record\/0-1\/(\d+)/.exec(list)?.[1] ?? '';
    await sandbox.takeRequests();
    const contact = await crm().fetch(id, credentialOf(sandbox.url));
    const { tasks, ...others } = contact.engagements;
    const counts = Object.values(others).map((engagements) => engagements.length);
    expect(counts.reduce((a, b) => a + b, 0)).toBe(300);
    expect(tasks.length).toBeGreaterThan(0);
    const over = counts.reduce((sum, count) => sum + Math.max(0, Math.ceil(count / 100) - 1), 0);
    expect(split(await sandbox.takeRequests()).records).toBeLessThanOrEqual(8 + 2 * over);
  });

  it('reads the newest 500 notes of 1,234, counts the rest, and each note once', async () => {
    const all = Array.from({ length: 1_234 }, (_, i) => String(1_000 + i));
    const server = await startNastyServer((req, res) => {
      const url = new URL(req.url ?? '/', 'http://x');
      const json = (body: unknown): void =>
        void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (url.pathname.endsWith('/batch/read')) {
        let text = '';
        req.on('data', (chunk: Buffer) => (text += chunk.toString()));
        req.on('end', () => {
          const { inputs } = JSON.parse(text) as { inputs: { id: string; after?: string }[] };
          if (url.pathname.includes('/associations/')) {
            const from = Number(inputs[0]?.after ?? 0);
            const to = all.slice(from, from + 500).map((id) => ({ toObjectId: id, associationTypes: [] }));
            const next = from + 500 < all.length && { paging: { next: { after: String(from + 500) } } };
            json({ status: 'COMPLETE', results: [{ from: { id: '1' }, to, ...next }] });
            return;
          }
          const results = inputs.map(({ id }) => ({
            id,
            properties: { hs_note_body: id },
            createdAt: new Date(Number(id) * 1e6).toISOString(),
            updatedAt: new Date(0).toISOString(),
            archived: false,
          }));
          json({
            status: 'COMPLETE',
            results,
            startedAt: new Date(0).toISOString(),
            completedAt: new Date(0).toISOString(),
          });
        });
        return;
      }
      const twice = all.slice(0, 100).flatMap((id) => [
        { id, type: 'contact_to_note' },
        { id, type: 'label' },
      ]);
      json({
        id: '1',
        properties: { firstname: 'Ada', city: null },
        createdAt: new Date(0).toISOString(),
        updatedAt: new Date(0).toISOString(),
        archived: false,
        associations: { notes: { results: twice, paging: { next: { after: '100' } } } },
      });
    });
    try {
      const contact = await crm().fetch('1', credentialOf(server.url));
      expect(contact.engagements.notes.map(({ id }) => id)).toEqual(all.slice(-500).toReversed());
      expect(contact.notRead).toEqual({ notes: 734 });
      expect(contact.properties).toEqual({ firstname: 'Ada' });
    } finally {
      await server.close();
    }
  });
});
