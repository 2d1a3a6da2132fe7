import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SystemClock } from '../../platform/clock.ts';
import { buildCredential, silentLogger, uniqueId } from '../../testing/index.ts';
import { startVendorSandbox, type VendorSandbox } from '../../testing/vendor-sandbox.ts';
import { HubspotContacts } from './hubspot-contacts.ts';

let sandbox: VendorSandbox;
beforeAll(async () => {
  sandbox = await startVendorSandbox();
});
afterAll(() => sandbox.close());

const crm = new HubspotContacts({ clock: new SystemClock(), logger: silentLogger });
const key = (secret = `pat-${uniqueId()}`) =>
  buildCredential({ baseUrl: sandbox.url, secret, fingerprint: uniqueId('account') });

describe('HubspotContacts.search', () => {
  it.each(['marta', 'Lindqv', 'nordvik marta', 'marta.lindqvist@nordvik-outdoor.example'])(
    'finds a contact by %j, in one request',
    async (words) => {
      await sandbox.takeRequests();
      const [found] = await crm.search(words, 10, key());
      expect(found).toMatchObject({ name: 'Marta Lindqvist', company: 'Nordvik Outdoor' });
      expect(found?.email).toContain('@nordvik-outdoor.example');
      expect(await sandbox.takeRequests()).toHaveLength(1);
    },
  );

  it('finds at most as many as asked for, and nobody by strange words', async () => {
    expect(await crm.search('a', 2, key())).toHaveLength(2);
    expect(await crm.search('zzzz', 10, key())).toEqual([]);
  });

  it('keeps to five a second for an account, so that HubSpot refuses none', async () => {
    const credential = key();
    const started = performance.now();
    const found = await Promise.all(Array.from({ length: 7 }, () => crm.search('marta', 1, credential)));
    expect(found.every(({ length }) => length === 1)).toBe(true);
    expect(performance.now() - started).toBeGreaterThan(950);
  });

  it('says that a key may not read contacts', async () => {
    await expect(crm.search('marta', 1, key('scopes=crm.objects.owners.read'))).rejects.toMatchObject({
      code: 'crm_unauthorized',
    });
  });
});

describe('HubspotContacts.findOwned', () => {
  it('finds the contacts of an owner, last changed first, in two requests', async () => {
    await sandbox.takeRequests();
    const owned = await crm.findOwned('Sales@Overture.example', 4, key());
    expect(await sandbox.takeRequests()).toHaveLength(2);
    expect(owned).toHaveLength(4);
    const changed = await crm.readManyProperties(
      (owned ?? []).map(({ id }) => id),
      ['hubspot_owner_id', 'lastmodifieddate'],
      key(),
    );
    const days = (owned ?? []).map(({ id }) => changed.get(id)?.['lastmodifieddate'] ?? '');
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set((owned ?? []).map(({ id }) => changed.get(id)?.['hubspot_owner_id'])).size).toBe(1);
  });

  it('tells who is no user of the account from who owns nobody', async () => {
    expect(await crm.findOwned('nobody@overture.example', 4, key())).toBeNull();
    expect(await crm.findOwned('superadmin@overture.example', 4, key())).toEqual([]);
  });
});
