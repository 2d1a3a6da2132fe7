import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ContactAnswer } from '../../contacts/ports/crm-contacts.ts';
import { SystemClock } from '../../platform/clock.ts';
import { buildCredential, silentLogger, uniqueId } from '../../testing/index.ts';
import { startLargeCrm } from '../../testing/large-crm.ts';
import { startNastyServer, startVendorSandbox, type VendorSandbox } from '../../testing/vendor-sandbox.ts';
import { HubspotContacts } from './hubspot-contacts.ts';
import type { HubspotTimeouts } from './hubspot-transport.ts';

let sandbox: VendorSandbox;
let ids: readonly string[];
beforeAll(async () => {
  // Small pages, so that links are followed for many contacts at once.
  sandbox = await startVendorSandbox({ associationPageSize: 7, hubspotCeiling: 5_000 });
  const list = await fetch(`${sandbox.url}/`).then((answer) => answer.text());
  ids = [...new Set([...list.matchAll(/record\/0-1\/(\d+)/g)].map((match) => match[1] ?? ''))];
});
afterEach(async () => {
  await sandbox.clearFaults();
  await sandbox.takeRequests();
});
afterAll(() => sandbox.close());

const crm = (timeouts: Partial<HubspotTimeouts> = {}): HubspotContacts =>
  new HubspotContacts({ clock: new SystemClock(), logger: silentLogger, timeouts });
const credentialOf = (baseUrl: string, secret = `pat-${uniqueId()}`) =>
  buildCredential({ baseUrl, secret, fingerprint: uniqueId('account') });

async function collect(answers: AsyncIterable<ContactAnswer>): Promise<ContactAnswer[]> {
  const all: ContactAnswer[] = [];
  for await (const answer of answers) all.push(answer);
  return all;
}
const readAll = async (wanted: Iterable<string>, baseUrl = sandbox.url): Promise<ContactAnswer[]> =>
  collect(crm().fetchMany(wanted, credentialOf(baseUrl)));
const codesOf = (answers: readonly ContactAnswer[]): string[] =>
  answers.map((answer) => ('error' in answer ? answer.error.code : 'read'));

describe('HubspotContacts.fetchMany', () => {
  it('reads each contact as a fetch of its own does, in the order asked for', async () => {
    const wanted = ids.slice(0, 12);
    expect(wanted).toHaveLength(12);
    const answers = await readAll(wanted);
    const one = crm();
    const credential = credentialOf(sandbox.url);
    for (const [i, contactId] of wanted.entries())
      expect(answers[i]).toEqual({ contactId, contact: await one.fetch(contactId, credential) });
  });

  it('reports what does not exist or could never be an id, asks for no such id, and reads the rest', async () => {
    const [first = '', second = ''] = ids;
    const answers = await readAll([first, '999', 'notanumber12', second, first]);
    expect(answers.map(({ contactId }) => contactId)).toEqual([first, '999', 'notanumber12', second, first]);
    expect(codesOf(answers)).toEqual(['read', 'crm_contact_not_found', 'crm_contact_not_found', 'read', 'read']);
  });

  it('answers nothing to nothing, without a request', async () => {
    expect(await readAll([])).toEqual([]);
    expect(await sandbox.takeRequests()).toEqual([]);
  });

  it('gets over passing faults, and leaves the rest alone where a fault stays', async () => {
    await sandbox.fault({ vendor: 'hubspot', nth: [1, 3, 6, 8], status: 502 });
    expect(codesOf(await readAll(ids.slice(0, 20)))).toEqual(Array.from({ length: 20 }, () => 'read'));
    await sandbox.clearFaults();
    const answers = await readAll(ids.slice(0, 2));
    const kindsOf = (answer: ContactAnswer | undefined): number =>
      answer !== undefined && 'contact' in answer ? answer.contact.engagements.calls.length : 0;
    expect(kindsOf(answers[0])).toBeGreaterThan(0);
    await sandbox.fault({ vendor: 'hubspot', match: 'objects/2026-09/calls/batch', status: 400 });
    const empty = (await sandbox.samples()).find(({ hint }) => hint.startsWith('Nearly empty'))?.id ?? '';
    expect(codesOf(await readAll([ids[0] ?? '', empty]))).toEqual(['crm_unavailable', 'read']);
  });

  it('reads what a key may read, and asks once for what it may not', async () => {
    const credential = credentialOf(sandbox.url, 'scopes=crm.objects.contacts.read,sales-email-read');
    await sandbox.takeRequests();
    const answers = await collect(crm().fetchMany(ids.slice(0, 30), credential));
    for (const answer of answers)
      expect(answer).toMatchObject({
        contact: { company: null, deals: [], owner: null, unreadable: expect.any(Array) },
      });
    expect(answers[0]).toMatchObject({ contact: { unreadable: ['company', 'deals', 'owner'] } });
    const refused = (await sandbox.takeRequests()).filter((line) => line.endsWith(' 403'));
    expect(refused).toHaveLength(3);
  });

  it('ends with an account that is moved, which concerns every contact', async () => {
    await sandbox.fault({ vendor: 'hubspot', match: 'calls/batch', status: 477 });
    await expect(readAll(ids.slice(0, 5))).rejects.toMatchObject({ code: 'crm_unavailable', retryAfterMs: 86_400_000 });
  });

  it.each([
    ['a refused key', { status: 401 }, 'crm_unauthorized'],
    ['a missing scope', { match: 'emails/batch', status: 403 }, 'crm_unauthorized'],
    ['a used-up day', { status: 429, body: { policyName: 'DAILY', message: '' } }, 'crm_daily_limit'],
  ])('ends with an error of the account at %s', async (_name, fault, code) => {
    await sandbox.fault({ vendor: 'hubspot', kind: 'status', ...fault });
    await expect(readAll(ids.slice(0, 5))).rejects.toMatchObject({ code });
  });

  it("stops at once with the caller's reason", async () => {
    await sandbox.fault({ vendor: 'hubspot', match: 'notes/batch', kind: 'hang' });
    const controller = new AbortController();
    const reading = collect(crm().fetchMany(ids.slice(0, 5), credentialOf(sandbox.url), controller.signal));
    setTimeout(() => controller.abort(new Error('gone')), 100);
    await expect(reading).rejects.toThrow('gone');
  });
});

describe('a large CRM', () => {
  it('reads 1,000 contacts with 20 engagements, two deals and a company each in at most 260 requests', async () => {
    const server = await startLargeCrm({ contacts: 1_000, sizes: () => [5, 5, 5, 5, 2], companies: true });
    try {
      const answers = await readAll(server.ids, server.url);
      expect(codesOf(answers)).toEqual(server.ids.map(() => 'read'));
      expect(server.requests.length).toBeLessThanOrEqual(260);
      expect(answers.every((answer) => 'contact' in answer && answer.contact.company !== null)).toBe(true);
      expect(answers.every((answer) => 'contact' in answer && answer.contact.deals.length === 2)).toBe(true);
      const engagements = answers.map((answer) =>
        'contact' in answer ? Object.values(answer.contact.engagements).flat().length : 0,
      );
      expect(engagements).toEqual(server.ids.map(() => 20));
    } finally {
      await server.close();
    }
  });

  it('keeps to that when one kind is rare and the histories are uneven', async () => {
    const server = await startLargeCrm({
      contacts: 1_000,
      sizes: (i) => (i % 2 === 0 ? [0, 29, 0, i % 50 === 0 ? 1 : 0] : [3, 2, 6, 0]),
    });
    try {
      expect(codesOf(await readAll(server.ids, server.url))).toEqual(server.ids.map(() => 'read'));
      expect(server.requests.length).toBeLessThanOrEqual(240);
    } finally {
      await server.close();
    }
  });

  it('reads no further ahead than it may of ids without end', async () => {
    const server = await startLargeCrm({ contacts: 20_000, sizes: () => [5, 5, 5, 5] });
    let taken = 0;
    const endless = (function* () {
      for (const id of server.ids) {
        taken += 1;
        yield id;
      }
    })();
    try {
      const reading = crm().fetchMany(endless, credentialOf(server.url));
      for (let i = 0; i < 3; i += 1) await reading.next();
      expect(taken).toBeLessThanOrEqual(2_000);
      const engagements = server.requests.filter(
        (path) => !path.includes('contacts') && !path.includes('dispositions'),
      ).length;
      expect(engagements).toBeLessThanOrEqual(55);
      await reading.return(undefined);
    } finally {
      await server.close();
    }
  });

  it('reads the newest 500 of a kind and counts the rest', async () => {
    const server = await startLargeCrm({ contacts: 2, sizes: (i) => (i === 0 ? [1_234, 0, 0, 0] : [3, 0, 0, 0]) });
    try {
      const [large, small] = await readAll(server.ids, server.url);
      if (large === undefined || !('contact' in large)) throw new Error('the contact was not read');
      expect(large.contact.engagements.notes).toHaveLength(500);
      expect(large.contact.engagements.notes[0]?.id).toMatch(/1233$/);
      expect(large.contact.notRead).toEqual({ notes: 734 });
      expect(small).toMatchObject({ contact: { notRead: {} } });
    } finally {
      await server.close();
    }
  });
});

describe('batches that are answered in parts', () => {
  const moments = { startedAt: new Date(0).toISOString(), completedAt: new Date(0).toISOString() };
  const object = (id: string, more: object = {}) => ({
    id,
    properties: { firstname: id, ...more },
    createdAt: new Date(0).toISOString(),
    updatedAt: new Date(0).toISOString(),
    archived: false,
  });
  const error = (category: string, context: object) => ({
    status: 'error',
    category,
    message: 'x',
    context,
    links: {},
    errors: [],
  });
  const link = (id: string, to: string) => ({ from: { id }, to: [{ toObjectId: to, associationTypes: [] }] });
  const startCrm = () =>
    startNastyServer((req, res) => {
      const answers: Record<string, unknown> = {
        '/crm/objects/2026-09/contacts/batch/read': {
          results: [object('1'), object('20', { hs_merged_object_ids: '2;3' }), object('4'), object('6')],
          errors: [error('OBJECT_NOT_FOUND', { ids: ['5'] }), error('INTERNAL_ERROR', { ids: ['7'] })],
        },
        '/crm/associations/2026-09/contacts/notes/batch/read': {
          results: [link('1', '101'), link('20', '102'), link('6', '103')],
          errors: [error('INTERNAL_ERROR', { fromObjectId: ['4'] })],
        },
        '/crm/objects/2026-09/notes/batch/read': {
          results: [object('101'), object('102')],
          errors: [error('INTERNAL_ERROR', {})],
        },
      };
      req.resume();
      const none = { results: [], errors: [error('OBJECT_NOT_FOUND', {})] };
      const body = JSON.stringify({
        status: 'COMPLETE',
        ...(answers[req.url?.split('?')[0] ?? ''] ?? none),
        ...moments,
      });
      res.writeHead(207, { 'content-type': 'application/json' }).end(body);
    });

  it('tells what does not exist from what failed, and follows a merge', async () => {
    const server = await startCrm();
    try {
      const answers = await readAll(['1', '2', '4', '5', '6', '7'], server.url);
      expect(codesOf(answers)).toEqual([
        'read',
        'read',
        'crm_unavailable',
        'crm_contact_not_found',
        'crm_unavailable',
        'crm_unavailable',
      ]);
      expect(answers[1]).toMatchObject({
        contactId: '2',
        contact: {
          id: '20',
          properties: { firstname: '20', hs_merged_object_ids: '2;3' },
          engagements: { notes: [{ id: '102' }] },
        },
      });
    } finally {
      await server.close();
    }
  });
});
