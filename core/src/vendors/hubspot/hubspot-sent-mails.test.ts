import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SystemClock } from '../../platform/clock.ts';
import { buildCredential, silentLogger, uniqueId } from '../../testing/index.ts';
import { startVendorSandbox, type VendorSandbox } from '../../testing/vendor-sandbox.ts';
import { HubspotSentMails } from './hubspot-sent-mails.ts';

let sandbox: VendorSandbox;
beforeAll(async () => {
  sandbox = await startVendorSandbox();
});
afterAll(() => sandbox.close());

const sent = new HubspotSentMails({ clock: new SystemClock(), logger: silentLogger });
const key = (secret = `pat-${uniqueId()}`) =>
  buildCredential({ baseUrl: sandbox.url, secret, fingerprint: uniqueId('account') });

describe('HubspotSentMails', () => {
  it('reads what an address sent, in two requests at most', async () => {
    await sandbox.takeRequests();
    const mails = await sent.from('nora.castellan@overture.example', key());
    expect(mails?.length).toBeGreaterThan(100);
    expect(mails?.every(({ source }) => source.includes('Castellan'))).toBe(true);
    expect((await sandbox.takeRequests()).length).toBeLessThanOrEqual(2);
  });

  it('finds nothing of an unknown address', async () => {
    expect(await sent.from('nobody@overture.example', key())).toEqual([]);
  });

  it('tells a key that may not read emails', async () => {
    expect(await sent.from('nora.castellan@overture.example', key(`noemails-${uniqueId()}`))).toBeNull();
  });
});
