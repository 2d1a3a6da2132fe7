import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CrmContact } from '../../contacts/domain/contact.ts';
import type { AppError } from '../../platform/app-error.ts';
import { SystemClock } from '../../platform/clock.ts';
import { buildCredential, silentLogger, uniqueId } from '../../testing/index.ts';
import { startVendorSandbox, type VendorSandbox } from '../../testing/vendor-sandbox.ts';
import { HubspotContacts } from './hubspot-contacts.ts';

let sandbox: VendorSandbox;
let ids: readonly string[];
beforeAll(async () => {
  sandbox = await startVendorSandbox({ hubspotCeiling: 5_000 });
  ids = (await sandbox.samples()).map(({ id }) => id);
});
afterEach(async () => {
  await sandbox.clearFaults();
  await sandbox.takeRequests();
});
afterAll(() => sandbox.close());

const crm = new HubspotContacts({ clock: new SystemClock(), logger: silentLogger });
const key = () =>
  buildCredential({ baseUrl: sandbox.url, secret: `pat-${uniqueId()}`, fingerprint: uniqueId('account') });
const partly = (match: string, more: object = {}) =>
  sandbox.fault({ vendor: 'hubspot', match, kind: 'partial', ...more });
async function readMany() {
  const read: { contact?: CrmContact; error?: AppError }[] = [];
  for await (const answer of crm.fetchMany(ids, key())) read.push(answer);
  return read;
}
const message = 'HubSpot answered only a part of what was asked for. Please try again in a moment.';

const answers = [
  ['with a number of errors that it does not list', {}],
  ['and was cancelled', { code: 'CANCELED' }],
  ['and is still to begin', { code: 'PENDING' }],
  ['and is still running', { code: 'PROCESSING' }],
] as const;

describe.each(answers)('a batch that is answered in part %s', (_how, code) => {
  it('is asked again, so that a contact is read whole, alone and among many', async () => {
    const [first = ''] = ids;
    const whole = await readMany();
    await partly('objects/2026-09/notes/batch', { ...code, times: 1 });
    expect(await crm.fetch(first, key())).toEqual(whole[0]?.contact);
    for (const batch of ['objects/2026-09/contacts/batch', 'contacts/notes/batch', 'objects/2026-09/notes/batch'])
      await partly(batch, { ...code, times: 1 });
    expect(await readMany()).toEqual(whole);
  });
});

it.each(answers.slice(0, 2))(
  'fails for the contact in clear words where an answer stays partial %s',
  async (_how, code) => {
    const whole = await readMany();
    const [one = ''] = ids;
    await partly('objects/2026-09/notes/batch', code);
    await sandbox.takeRequests();
    await expect(crm.fetch(one, key())).rejects.toMatchObject({ code: 'crm_unavailable', message });
    const asked = (await sandbox.takeRequests()).filter((line) => line.includes('2026-09/notes/batch'));
    expect(asked).toHaveLength(3);
    const many = await readMany();
    for (const [i, { contact, error }] of many.entries())
      if (error === undefined) expect(contact).toEqual(whole[i]?.contact);
      else expect(error).toMatchObject({ code: 'crm_unavailable', message });
    expect(many.some(({ error }) => error !== undefined)).toBe(true);
  },
);

it('does not take a 207 without any error for whole', async () => {
  const server = await startVendorSandbox();
  try {
    await server.fault({
      vendor: 'hubspot',
      match: 'objects/2026-09/notes/batch',
      status: 207,
      body: { status: 'COMPLETE', results: [] },
    });
    const credential = { ...key(), baseUrl: server.url };
    await expect(crm.fetch(ids[0] ?? '', credential)).rejects.toMatchObject({ code: 'crm_unavailable', message });
  } finally {
    await server.close();
  }
});

it("stops asking with the caller's reason", async () => {
  await partly('objects/2026-09/notes/batch');
  const controller = new AbortController();
  const reading = crm.fetch(ids[0] ?? '', key(), controller.signal);
  setTimeout(() => controller.abort(new Error('gone')), 250);
  await expect(reading).rejects.toThrow('gone');
});
