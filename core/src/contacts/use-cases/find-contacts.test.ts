import { expect, it } from 'vitest';
import { buildContact, FakeCredentialResolver, FakeCrmContacts } from '../../testing/index.ts';
import { ContactLinks } from './contact-links.ts';
import { FindContacts } from './find-contacts.ts';

const crm = new FakeCrmContacts([buildContact()]);
const links = new ContactLinks({ crm, settings: { extraHosts: [], sandboxUrl: undefined, portalId: undefined } });
const contacts = new FindContacts({ crm, links, credentials: new FakeCredentialResolver() });
const rep = { userId: 'rep-1', role: 'admin', department: 'product-sales' } as const;
const boss = { userId: 'boss', role: 'superadmin', department: null } as const;
const { firstname = '' } = buildContact().properties;
const words = firstname ?? '';

it("finds contacts of the actor's domain, each with its link", async () => {
  const [found] = await contacts.search({ actor: rep, department: null, words });
  expect(found).toMatchObject({
    id: buildContact().id,
    prospectUrl: `https://app.hubspot.com/contacts/4242/record/0-1/${buildContact().id}`,
  });
});

it('refuses an admin another domain, and a superadmin none', async () => {
  await expect(contacts.search({ actor: rep, department: 'dt-pm', words })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(contacts.search({ actor: boss, department: null, words })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  expect(await contacts.search({ actor: boss, department: 'dt-pm', words })).toHaveLength(1);
});

it("lists the actor's own contacts, and none where the CRM does not know the actor", async () => {
  const owner = { id: '7', name: 'Kim Lee', email: 'kim@agency.com' };
  const owned = new FakeCrmContacts([buildContact({ id: '71', owner }), buildContact({ id: '72' })]);
  const mine = new FindContacts({ crm: owned, links, credentials: new FakeCredentialResolver() });
  const found = await mine.owned({ actor: rep, email: 'kim@agency.com', department: null });
  expect(found).toMatchObject([{ id: '71', prospectUrl: expect.stringContaining('/71') }]);
  expect(await mine.owned({ actor: rep, email: 'eve@agency.com', department: null })).toBeNull();
});
