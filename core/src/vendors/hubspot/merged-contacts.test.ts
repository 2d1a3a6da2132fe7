import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SystemClock } from '../../platform/clock.ts';
import { buildCredential, silentLogger, uniqueId } from '../../testing/index.ts';
import { startVendorSandbox, type VendorSandbox } from '../../testing/vendor-sandbox.ts';
import { HubspotContacts } from './hubspot-contacts.ts';
import { mergedInto } from './merged-into.ts';

const askedFor = '151200000055';
let sandbox: VendorSandbox;
let other: string;
beforeAll(async () => {
  sandbox = await startVendorSandbox();
  other = (await sandbox.samples())[0]?.id ?? '';
});
afterEach(async () => {
  await sandbox.clearFaults();
  await sandbox.takeRequests();
});
afterAll(() => sandbox.close());

const crm = new HubspotContacts({ clock: new SystemClock(), logger: silentLogger });
const key = () =>
  buildCredential({ baseUrl: sandbox.url, secret: `pat-${uniqueId()}`, fingerprint: uniqueId('account') });
const redirect = (of: string, location: string, status = 301) =>
  sandbox.fault({ vendor: 'hubspot', match: `contacts/${of}$`, status, headers: { location } });

describe('a contact that was merged into another', () => {
  it('is followed through a second merge, alone and among many', async () => {
    const contact = await crm.fetch('151200000066', key());
    expect(contact.properties).toMatchObject({ firstname: 'Elena' });
    for await (const answer of crm.fetchMany(['151200000066'], key()))
      expect(answer).toEqual({ contactId: '151200000066', contact });
  });

  it.each([
    `/crm/objects/2026-09/contacts/151200000077/`,
    `/crm/objects/2026-09/contacts/151200000077/?properties=email`,
    `/crm/v3/objects/contacts/151200000077`,
    `/crm/v3/objects/0-1/151200000077`,
    `https://api.hubapi.com/crm/v3/objects/contacts/151200000077`,
  ])('is followed to %s', async (location) => {
    await redirect(askedFor, location);
    expect((await crm.fetch(askedFor, key())).properties).toMatchObject({ firstname: 'Elena' });
  });

  it('is followed no further than a few merges, also in a circle', async () => {
    await redirect(askedFor, '/crm/objects/2026-09/contacts/151200000044');
    await redirect('151200000044', `/crm/objects/2026-09/contacts/${askedFor}`);
    await expect(crm.fetch(askedFor, key())).rejects.toMatchObject({ code: 'crm_unavailable' });
    const reads = (await sandbox.takeRequests()).filter((line) => line.endsWith(' 301'));
    expect(reads.length).toBeLessThanOrEqual(6);
  });
});

describe('a redirect that is no merge', () => {
  const elsewhere = (id: string) => [
    `/login/${id}`,
    `/contacts/4242424/record/0-1/${id}`,
    `/crm/objects/2026-09/companies/${id}`,
    `/crm/objects/2026-09/contacts/1/associations/notes/${id}`,
    `/crm/objects/2026-09/contacts/batch/${id}`,
    `https://login.example/crm/objects/2026-09/contacts/${id}`,
    `https://api.hubapi.com.evil.example/crm/v3/objects/contacts/${id}`,
    `/crm/objects/2026-09/contacts?next=/${id}`,
    'https://[',
    '',
  ];

  it.each(Array.from({ length: 10 }, (_, i) => i))('reads nobody else: form %i', async (form) => {
    const location = elsewhere(other)[form] ?? '';
    await redirect(askedFor, location, form % 2 === 0 ? 302 : 301);
    await expect(crm.fetch(askedFor, key())).rejects.toMatchObject({ code: 'crm_unavailable' });
    const reads = (await sandbox.takeRequests()).filter((line) => line.includes('/contacts/1512'));
    expect(reads).toHaveLength(1);
  });

  it('is told from one by its path alone', () => {
    for (const location of elsewhere('7')) expect(mergedInto(location, 'https://api.hubapi.com')).toBeNull();
    expect(mergedInto(null, 'https://api.hubapi.com')).toBeNull();
    const behindProxy = 'https://proxy.example/hubspot';
    expect(mergedInto('/hubspot/crm/objects/2026-09/contacts/7', behindProxy)).toBe('7');
    expect(mergedInto('http://api-eu1.hubapi.com/crm/v3/objects/contacts/7', behindProxy)).toBe('7');
  });
});
