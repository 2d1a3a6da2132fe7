import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SystemClock } from '../../platform/clock.ts';
import { buildCredential, silentLogger, uniqueId } from '../../testing/index.ts';
import { startVendorSandbox, type VendorSandbox } from '../../testing/vendor-sandbox.ts';
import { HubspotLists } from './hubspot-lists.ts';

let sandbox: VendorSandbox;
beforeAll(async () => {
  sandbox = await startVendorSandbox();
});
afterAll(() => sandbox.close());

const lists = new HubspotLists({ clock: new SystemClock(), logger: silentLogger });
const key = (secret = `pat-${uniqueId()}`) =>
  buildCredential({ baseUrl: sandbox.url, secret, fingerprint: uniqueId('account') });

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = [];
  for await (const item of items) read.push(item);
  return read;
}

describe('HubspotLists', () => {
  it('finds lists of contacts by a part of their name, with kind and size, and no list of companies', async () => {
    expect(await lists.search('quiet', key())).toEqual([
      {
        id: '7002',
        name: 'Quiet for three months',
        kind: 'active',
        size: expect.any(Number),
        updatedAt: expect.any(Number),
      },
    ]);
    expect(await lists.search('spring', key())).toMatchObject([{ kind: 'static' }]);
    const names = (await lists.search('', key())).map(({ name }) => name);
    expect(names).toContain('All contacts');
    expect(names).not.toContain('Agencies we partner with');
    expect(names).toEqual(names.toSorted());
  });

  it('reads all members of a list, page by page', async () => {
    await sandbox.takeRequests();
    const [list] = await lists.search('all contacts', key());
    const ids = await all(lists.members('7004', key()));
    expect(new Set(ids).size).toBe(list?.size);
    expect(ids.length).toBeGreaterThan(250);
    expect((await sandbox.takeRequests()).filter((line) => line.includes('/memberships'))).toHaveLength(2);
    expect(await all(lists.members('7006', key()))).toEqual([]);
  });

  it('names the scope that a key lacks', async () => {
    const without = key('scopes=crm.objects.contacts.read');
    const refused = { code: 'crm_unauthorized', message: expect.stringContaining('crm.lists.read') };
    await expect(lists.search('', without)).rejects.toMatchObject(refused);
    await expect(all(lists.members('7004', without))).rejects.toMatchObject(refused);
  });

  it('says that a list does not exist', async () => {
    await expect(all(lists.members('1', key()))).rejects.toMatchObject({ code: 'not_found' });
  });
});
