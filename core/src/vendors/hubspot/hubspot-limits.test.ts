import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SystemClock } from '../../platform/clock.ts';
import { buildCredential, silentLogger, uniqueId } from '../../testing/index.ts';
import { startVendorSandbox, type VendorSandbox } from '../../testing/vendor-sandbox.ts';
import { HubspotContacts } from './hubspot-contacts.ts';
// It is loaded before the times are taken.
import './hubspot-sdk.ts';
import type { HubspotTimeouts } from './hubspot-transport.ts';

let sandbox: VendorSandbox;
let contactId: string;
beforeAll(async () => {
  sandbox = await startVendorSandbox();
  contactId = (await sandbox.samples())[0]?.id ?? '';
});
afterEach(async () => {
  await sandbox.clearFaults();
  await sandbox.takeRequests();
});
afterAll(() => sandbox.close());

const crm = (timeouts: Partial<HubspotTimeouts> = { overall: 3_000 }): HubspotContacts =>
  new HubspotContacts({ clock: new SystemClock(), logger: silentLogger, timeouts });
const credentialOf = (baseUrl = sandbox.url) =>
  buildCredential({ baseUrl, secret: `pat-${uniqueId()}`, fingerprint: uniqueId('account') });
const limited = (more: object = {}) => sandbox.fault({ vendor: 'hubspot', status: 429, ...more });
async function msOf(work: Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work;
  return performance.now() - started;
}

describe("an account's daily limit", () => {
  it('ends every request at once with its own code, those that began before it too', async () => {
    const used = await startVendorSandbox({ hubspotDailyLimit: 3 });
    try {
      const credential = credentialOf(used.url);
      const fetches = [1, 2, 3, 4].map(() =>
        expect(crm().fetch(contactId, credential)).rejects.toMatchObject({
          code: 'crm_daily_limit',
          retryAfterMs: 3_600_000,
        }),
      );
      expect(await msOf(Promise.all(fetches))).toBeLessThan(1_000);
      await expect(crm().search('marta', 1, credential)).rejects.toMatchObject({ code: 'crm_daily_limit' });
      await expect(crm().checkAccess(credential)).rejects.toMatchObject({ code: 'crm_daily_limit' });
      const many = crm().fetchMany([contactId], credential);
      await expect(many.next()).rejects.toMatchObject({ code: 'crm_daily_limit' });
    } finally {
      await used.close();
    }
  });

  it('is over for every request as soon as HubSpot answers again', async () => {
    const credential = credentialOf();
    await limited({ code: 'DAILY', times: 1, headers: { 'retry-after': '7200' } });
    await expect(crm().describeAccount(credential)).rejects.toMatchObject({
      code: 'crm_daily_limit',
      retryAfterMs: 7_200_000,
    });
    expect(await msOf(crm().describeAccount(credential))).toBeLessThan(1_000);
  });

  it('leaves no gap in the labels that are kept', async () => {
    const credential = credentialOf();
    const reader = crm();
    await limited({ code: 'DAILY', match: 'owners', times: 1 });
    expect(await reader.fetch(contactId, credential)).toMatchObject({ owner: null });
    expect(await reader.fetch(contactId, credential)).toMatchObject({ owner: { name: 'Nora Castellan' } });
  });
});

describe('a wait that is longer than a deadline', () => {
  it('fails whoever cannot wait so long at once, with what is left of the wait and without a request', async () => {
    const credential = credentialOf();
    await limited({ times: 1, headers: { 'retry-after': '600' } });
    await expect(crm().describeAccount(credential)).rejects.toMatchObject({
      code: 'crm_rate_limited',
      retryAfterMs: 600_000,
      message: 'Rate limit exceeded. HubSpot answers again in about 10 minutes.',
    });
    await sandbox.takeRequests();
    const failing = crm().describeAccount(credential);
    const others = msOf(
      Promise.all([
        expect(failing).rejects.toMatchObject({
          code: 'crm_rate_limited',
          retryAfterMs: expect.toSatisfy((ms: number) => ms > 590_000 && ms <= 600_000),
        }),
        expect(crm().search('marta', 1, credential)).rejects.toMatchObject({ code: 'crm_rate_limited' }),
      ]),
    );
    expect(await others).toBeLessThan(500);
    expect(await sandbox.takeRequests()).toEqual([]);
  });

  it('is named where a server that is away names it, so that a job waits as long', async () => {
    for (const status of [503, 423]) {
      await sandbox.fault({ vendor: 'hubspot', times: 1, status, headers: { 'retry-after': '90' } });
      await expect(crm().describeAccount(credentialOf())).rejects.toMatchObject({
        code: 'crm_unavailable',
        retryAfterMs: 90_000,
      });
    }
  });
});

describe("a search's own limit", () => {
  it('holds back searches for a second where it names no time', async () => {
    await limited({ code: 'SECONDLY', match: '/search$', nth: [1] });
    const found = crm().search('marta', 1, credentialOf());
    const ms = await msOf(found);
    expect(await found).toHaveLength(1);
    expect(ms).toBeGreaterThan(950);
    expect(ms).toBeLessThan(2_500);
  });

  it('holds back searches for as long as it says, and nothing else', async () => {
    const credential = credentialOf();
    await limited({ code: 'SECONDLY', match: '/search$', times: 1, headers: { 'retry-after': '30' } });
    for (let i = 0; i < 2; i += 1)
      await expect(crm().search('marta', 1, credential)).rejects.toMatchObject({
        code: 'crm_rate_limited',
        retryAfterMs: expect.closeTo(30_000, -3),
      });
    expect(await sandbox.takeRequests()).toHaveLength(1);
    expect(await msOf(crm().describeAccount(credential))).toBeLessThan(500);
  });

  it("is told from the account's, which a search may reach as well", async () => {
    const credential = credentialOf();
    await limited({ code: 'TEN_SECONDLY_ROLLING', match: '/search$', times: 1 });
    await expect(crm().search('marta', 1, credential)).rejects.toMatchObject({ code: 'crm_rate_limited' });
    await expect(crm().describeAccount(credential)).rejects.toMatchObject({ code: 'crm_rate_limited' });
  });
});
