import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SystemClock } from '../../platform/clock.ts';
import { buildCredential, silentLogger, testNow, uniqueId } from '../../testing/index.ts';
import {
  startLossyProxy,
  startNastyServer,
  startVendorSandbox,
  type VendorSandbox,
} from '../../testing/vendor-sandbox.ts';
import { HubspotContacts } from './hubspot-contacts.ts';
import { HubspotNotes } from './hubspot-notes.ts';

let sandbox: VendorSandbox;
let contactId: string;
beforeAll(async () => {
  sandbox = await startVendorSandbox();
  contactId = (await sandbox.samples())[0]?.id ?? '';
});
afterEach(() => sandbox.clearFaults());
afterAll(() => sandbox.close());

const base = { clock: new SystemClock(), logger: silentLogger, pauses: [20, 40, 80] };
const credentialOf = (baseUrl: string) =>
  buildCredential({ baseUrl, secret: 'pat-1', fingerprint: uniqueId('account') });
const noteOf = (marker: string) => ({
  contactId,
  html: '<h3>Key Insights</h3><p>They grow.</p>',
  marker,
  at: testNow,
  ownerId: null,
});

/** Bodies of the contact's notes that carry the marker. */
async function filed(marker: string): Promise<(string | null | undefined)[]> {
  const contact = await new HubspotContacts(base).fetch(contactId, credentialOf(sandbox.url));
  return contact.engagements.notes
    .map(({ properties }) => properties['hs_note_body'])
    .filter((body) => body?.includes(marker));
}

describe('HubspotNotes.add', () => {
  it('files a note with its marker on the contact', async () => {
    const marker = uniqueId('mark');
    const { noteId } = await new HubspotNotes(base).add(noteOf(marker), credentialOf(sandbox.url));
    expect(noteId).toMatch(/^\d+$/);
    expect(await filed(marker)).toEqual([
      `<h3>Key Insights</h3><p>They grow.</p><p><em>Overture ref ${marker}</em></p>`,
    ]);
  });

  it('finds the note of an earlier try instead of filing another', async () => {
    const marker = uniqueId('mark');
    const notes = new HubspotNotes(base);
    const first = await notes.add(noteOf(marker), credentialOf(sandbox.url));
    expect(await notes.add(noteOf(marker), credentialOf(sandbox.url), { mayExist: true })).toEqual(first);
    expect(await filed(marker)).toHaveLength(1);
  });

  it('files once when the answer is cut off after the note was made', async () => {
    const marker = uniqueId('mark');
    let posts = 0;
    const proxy = await startLossyProxy(sandbox.url, (method, path) =>
      method === 'POST' && path.endsWith('/notes') && (posts += 1) === 1 ? 'reset' : null,
    );
    try {
      const { noteId } = await new HubspotNotes(base).add(noteOf(marker), credentialOf(proxy.url));
      expect(noteId).toMatch(/^\d+$/);
      expect(posts).toBe(1);
      expect(await filed(marker)).toHaveLength(1);
    } finally {
      await proxy.close();
    }
  });

  it('files once when the answer never comes', async () => {
    const marker = uniqueId('mark');
    const proxy = await startLossyProxy(sandbox.url, (method, path) =>
      method === 'POST' && path.endsWith('/notes') ? 'hang' : null,
    );
    try {
      const notes = new HubspotNotes({ ...base, timeouts: { call: 400 } });
      expect((await notes.add(noteOf(marker), credentialOf(proxy.url))).noteId).toMatch(/^\d+$/);
      expect(await filed(marker)).toHaveLength(1);
    } finally {
      await proxy.close();
    }
  });

  it('files once when HubSpot fails after it has made the note', async () => {
    const marker = uniqueId('mark');
    await sandbox.fault({ vendor: 'hubspot', method: 'POST', match: '/notes$', kind: 'after' });
    await new HubspotNotes(base).add(noteOf(marker), credentialOf(sandbox.url));
    expect(await filed(marker)).toHaveLength(1);
  });

  it.each([
    ['a server error', { status: 500 }, {}],
    ['silence', { kind: 'hang' }, { timeouts: { call: 300 } }],
  ])(
    'sends once more after %s that filed nothing, once it has looked as often as it should',
    async (_, fault, more) => {
      const marker = uniqueId('mark');
      await sandbox.fault({ vendor: 'hubspot', method: 'POST', match: '/notes$', nth: [1], ...fault });
      await sandbox.takeRequests();
      await new HubspotNotes({ ...base, ...more }).add(noteOf(marker), credentialOf(sandbox.url));
      const requests = await sandbox.takeRequests();
      expect(requests.filter((line) => line.includes('/contacts/notes/'))).toHaveLength(base.pauses.length);
      expect(requests.filter((line) => line.startsWith('POST /crm/objects/2026-09/notes '))).toHaveLength(2);
      expect(await filed(marker)).toHaveLength(1);
    },
  );

  it('finds a note that appears only while it looks', async () => {
    const marker = uniqueId('mark');
    let posts = 0;
    let looks = 0;
    const server = await startNastyServer((req, res) => {
      req.resume();
      const answer = (status: number, body: object): void =>
        void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (req.url?.endsWith('/notes') === true) {
        posts += 1;
        return answer(504, {});
      }
      if (req.url?.includes('/associations/') === true) {
        looks += 1;
        const to = looks < 3 ? [] : [{ toObjectId: '7' }];
        return answer(200, { results: [{ from: { id: contactId }, to }] });
      }
      answer(200, { results: [{ id: '7', properties: { hs_note_body: marker }, createdAt: '' }] });
    });
    try {
      const added = await new HubspotNotes(base).add(noteOf(marker), credentialOf(server.url));
      expect(added).toEqual({ noteId: '7' });
      expect(posts).toBe(1);
    } finally {
      await server.close();
    }
  });

  it('does not send again when it cannot look', async () => {
    const marker = uniqueId('mark');
    await sandbox.fault({ vendor: 'hubspot', method: 'POST', match: '/notes$', nth: [1], status: 500 });
    await sandbox.fault({ vendor: 'hubspot', match: '/contacts/notes/batch', status: 403 });
    await sandbox.takeRequests();
    const failed = new HubspotNotes(base).add(noteOf(marker), credentialOf(sandbox.url));
    await expect(failed).rejects.toMatchObject({ code: 'crm_unavailable' });
    const posts = (await sandbox.takeRequests()).filter((line) => line.startsWith('POST /crm/objects/2026-09/notes '));
    expect(posts).toHaveLength(1);
  });

  it('gives the note an owner, and does without one that HubSpot does not take', async () => {
    await sandbox.takeRequests();
    const owned = { ...noteOf(uniqueId('mark')), ownerId: '83240117' };
    await new HubspotNotes(base).add(owned, credentialOf(sandbox.url));
    const gone = { ...noteOf(uniqueId('mark')), ownerId: '1' };
    await new HubspotNotes(base).add(gone, credentialOf(sandbox.url));
    const posts = (await sandbox.takeRequests()).filter((line) => line.startsWith('POST /crm/objects/2026-09/notes '));
    expect(posts.map((line) => line.slice(-3))).toEqual(['201', '400', '201']);
  });

  it('keeps the owner, and does not send again, where HubSpot refuses something else', async () => {
    for (const form of [{}, { code: 'context' }]) {
      await sandbox.fault({ vendor: 'hubspot', method: 'POST', match: '/notes$', times: 1, kind: 'rule', ...form });
      await sandbox.takeRequests();
      const owned = { ...noteOf(uniqueId('mark')), ownerId: '83240117' };
      await expect(new HubspotNotes(base).add(owned, credentialOf(sandbox.url))).rejects.toMatchObject({
        isFinal: true,
      });
      const posts = (await sandbox.takeRequests()).filter((line) => line.includes('POST'));
      expect(posts).toHaveLength(1);
      await sandbox.clearFaults();
    }
  });

  it.each([
    ['in a list', {}, 'Every note needs a next step: fill in "Next step".'],
    [
      'in the context',
      { code: 'context' },
      'Error creating NOTE. Some required properties were not set: hs_next_step.',
    ],
  ])('tells the reason for which a rule of the admins refuses a note, %s', async (_where, form, reason) => {
    await sandbox.fault({ vendor: 'hubspot', method: 'POST', match: '/notes$', kind: 'rule', ...form });
    const failed = new HubspotNotes(base).add(noteOf(uniqueId('mark')), credentialOf(sandbox.url));
    await expect(failed).rejects.toMatchObject({
      code: 'crm_unavailable',
      isFinal: true,
      message: `HubSpot did not accept it: ${reason}`,
    });
  });

  it('does not ask to try again what HubSpot will refuse again', async () => {
    for (const [status, body] of [
      [400, { message: 'Invalid input JSON on line 1, column 1', category: 'VALIDATION_ERROR' }],
      [413, 'too large'],
      [415, {}],
    ] as const) {
      await sandbox.fault({ vendor: 'hubspot', method: 'POST', match: '/notes$', times: 1, status, body });
      const failed = new HubspotNotes(base).add(noteOf(uniqueId('mark')), credentialOf(sandbox.url));
      await expect(failed).rejects.toMatchObject({
        isFinal: true,
        message: 'HubSpot did not accept the request, and would not accept it again. Please tell a superadmin.',
      });
      await sandbox.clearFaults();
    }
  });

  it('sends again after a 429, which did nothing', async () => {
    const marker = uniqueId('mark');
    await sandbox.fault({
      vendor: 'hubspot',
      method: 'POST',
      match: '/notes$',
      nth: [1],
      status: 429,
      headers: { 'retry-after': '0' },
    });
    await new HubspotNotes(base).add(noteOf(marker), credentialOf(sandbox.url));
    expect(await filed(marker)).toHaveLength(1);
  });

  it('reports a refused key', async () => {
    const credential = { ...credentialOf(sandbox.url), secret: 'expired' };
    await expect(new HubspotNotes(base).add(noteOf('m'), credential)).rejects.toMatchObject({
      code: 'crm_unauthorized',
    });
  });

  it('cuts a playbook that is too long and keeps the marker', async () => {
    const marker = uniqueId('mark');
    const html = `<ul>${'<li>They compared our offer with another one.</li>'.repeat(3_000)}</ul>`;
    await new HubspotNotes(base).add({ ...noteOf(marker), html }, credentialOf(sandbox.url));
    const [body] = await filed(marker);
    expect(body?.length).toBeGreaterThan(65_000);
    expect(
      body?.endsWith(
        `</li></ul><p>(The playbook is longer; the rest is in Overture.)</p><p><em>Overture ref ${marker}</em></p>`,
      ),
    ).toBe(true);
  });
});
