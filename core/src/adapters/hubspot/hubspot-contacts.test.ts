import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CrmContact } from '../../contacts/domain/contact.ts';
import { newestFirst } from '../../contacts/domain/engagement-date.ts';
import { SystemClock } from '../../shared/clock.ts';
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

describe('HubspotContacts.fetch', () => {
  it('reads a contact with its whole history, newest first, in five requests', async () => {
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
    const requests = await sandbox.takeRequests();
    expect(requests).toHaveLength(5);
  });

  it('reads a nearly empty contact in one request', async () => {
    const id = samples.find(({ hint }) => hint.startsWith('Nearly empty'))?.id ?? '';
    await sandbox.takeRequests();
    const contact = await crm().fetch(id, credentialOf(sandbox.url));
    expect(contact.properties).toMatchObject({ firstname: 'Tomasz' });
    expect(contact.engagements.notes).toEqual([]);
    expect(await sandbox.takeRequests()).toHaveLength(1);
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
    expect(await crm().checkAccess(credentialOf(sandbox.url))).toEqual({
      portalId: '4242424',
      missing: [],
      isWholly: true,
    });
    const requests = await sandbox.takeRequests();
    expect(requests.filter((line) => line.startsWith('POST'))).toEqual([
      'POST /oauth/v2/private-apps/get/access-token-info 200',
    ]);
    expect(requests).toHaveLength(7);
  });

  it.each([
    ['readonly-token', [{ what: 'add notes', scopes: ['crm.objects.contacts.write'] }]],
    ['noemails-token', [{ what: 'read emails', scopes: ['sales-email-read'] }]],
  ])('names the scope that %s lacks', async (secret, missing) => {
    expect(await crm().checkAccess(credentialOf(sandbox.url, secret))).toMatchObject({ missing });
  });

  it('names the scope also when reading fails for it', async () => {
    await expect(crm().fetch(samples[0]?.id ?? '', credentialOf(sandbox.url, 'noemails'))).rejects.toMatchObject({
      code: 'crm_unauthorized',
      message: expect.stringContaining('the scope sales-email-read'),
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

  it('says less of a server that knows less', async () => {
    for (const match of ['access-token-info', 'account-info', 'objects/calls']) {
      await sandbox.fault({ vendor: 'hubspot', match, status: 404 });
    }
    expect(await crm().checkAccess(credentialOf(sandbox.url))).toEqual({
      portalId: null,
      missing: [],
      isWholly: false,
    });
  });

  it('hears what is left of the day and of ten seconds', async () => {
    const heard: string[] = [];
    await crm({ onQuota: (_of, quotas) => heard.push(...quotas.map(({ unit }) => unit)) }).describeAccount(
      credentialOf(sandbox.url),
    );
    expect(heard).toEqual(['requests per day', 'requests per 10 seconds']);
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
    const counts = Object.values(contact.engagements).map((engagements) => engagements.length);
    expect(counts.reduce((a, b) => a + b, 0)).toBe(300);
    const over = counts.reduce((sum, count) => sum + Math.max(0, Math.ceil(count / 100) - 1), 0);
    expect((await sandbox.takeRequests()).length).toBeLessThanOrEqual(5 + 2 * over);
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
          const { inputs } = JSON.parse(text) as { inputs: { id: string }[] };
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
      if (url.pathname.endsWith('/associations/notes')) {
        const from = Number(url.searchParams.get('after'));
        const page = all.slice(from, from + 500).map((id) => ({ toObjectId: id, associationTypes: [] }));
        json({ results: page, ...(from + 500 < all.length && { paging: { next: { after: String(from + 500) } } }) });
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
