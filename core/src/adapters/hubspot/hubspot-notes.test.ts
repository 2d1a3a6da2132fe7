import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SystemClock } from '../../shared/clock.ts';
import { buildCredential, silentLogger, testNow, uniqueId } from '../../testing/index.ts';
import { startLossyProxy, startVendorSandbox, type VendorSandbox } from '../../testing/vendor-sandbox.ts';
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

const base = { clock: new SystemClock(), logger: silentLogger };
const credentialOf = (baseUrl: string) =>
  buildCredential({ baseUrl, secret: 'pat-1', fingerprint: uniqueId('account') });
const noteOf = (marker: string) => ({ contactId, html: '<h3>Key Insights</h3><p>They grow.</p>', marker, at: testNow });

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

  it('sends again after a server error that filed nothing', async () => {
    const marker = uniqueId('mark');
    await sandbox.fault({ vendor: 'hubspot', method: 'POST', match: '/notes$', nth: [1], status: 500 });
    await new HubspotNotes(base).add(noteOf(marker), credentialOf(sandbox.url));
    expect(await filed(marker)).toHaveLength(1);
  });

  it('never sends again after a timeout without a note, because it may still be running', async () => {
    const marker = uniqueId('mark');
    await sandbox.fault({ vendor: 'hubspot', method: 'POST', match: '/notes$', kind: 'hang' });
    await sandbox.takeRequests();
    const notes = new HubspotNotes({ ...base, timeouts: { call: 300 } });
    await expect(notes.add(noteOf(marker), credentialOf(sandbox.url))).rejects.toMatchObject({
      code: 'crm_unavailable',
    });
    expect(
      (await sandbox.takeRequests()).filter((line) => line.startsWith('POST /crm/v3/objects/notes ')),
    ).toHaveLength(1);
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
