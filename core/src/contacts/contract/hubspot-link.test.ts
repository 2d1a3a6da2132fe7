import { describe, expect, it } from 'vitest';
import { parseHubspotLink } from './hubspot-link.ts';

const id = '151234567890';

describe('parseHubspotLink', () => {
  it.each([
    `https://app.hubspot.com/contacts/4242/record/0-1/${id}`,
    `https://app.hubspot.com/contacts/4242/contact/${id}`,
    `https://app-eu1.hubspot.com/contacts/4242/record/0-1/${id}`,
    `https://app-na2.hubspot.com/contacts/4242/record/0-1/${id}/view/3?eschref=%2Fcontacts#tab`,
    `app.hubspot.com/contacts/4242/record/0-1/${id}`,
    `  https://app.hubspot.com/contacts/4242/objects/0-1/views/all/${id}?query=x  `.replace('/views/all/', '/'),
    `https://app.hubspot.com/somewhere/else/${id}?x=1`,
  ])('reads the contact id of %s', (link) => {
    expect(parseHubspotLink(link)).toMatchObject({ ok: true, contactId: id });
  });

  it('reads the portal', () => {
    const link = parseHubspotLink(`https://app.hubspot.com/contacts/4242/record/0-1/${id}`);
    expect(link).toMatchObject({ ok: true, portalId: '4242' });
  });

  it.each([
    [`https://app.hubspot.com/contacts/4242/record/0-2/${id}`, 'This link is a company, not a contact'],
    [`https://app.hubspot.com/contacts/4242/record/0-3/${id}`, 'This link is a deal, not a contact'],
    [`https://app.hubspot.com/contacts/4242/company/${id}`, 'This link is a company, not a contact'],
    [`https://app.hubspot.com/contacts/4242/record/0-47/${id}`, 'This link is another kind of record, not a contact'],
  ])('says what %s is instead of falling back on its last segment', (link, message) => {
    expect(parseHubspotLink(link)).toMatchObject({ ok: false, reason: 'not_a_contact', message });
  });

  it.each([
    'https://app.hubspot.com/contacts/4242/objectLists/321/filters',
    'https://app-eu1.hubspot.com/contacts/4242/lists/12345678901',
    'https://app.hubspot.com/contacts/4242/objects/0-1/views/all/list',
    'https://app.hubspot.com/contacts/4242/objects/0-1/views/12345678901/list',
  ])('tells the list %s from a contact', (link) => {
    expect(parseHubspotLink(link)).toMatchObject({
      ok: false,
      reason: 'not_a_contact',
      message: 'This link is a list, not a contact. Open a contact in it and copy that link',
    });
  });

  it.each([
    ['', 'empty', 'Please enter a HubSpot URL first'],
    ['   ', 'empty', 'Please enter a HubSpot URL first'],
    ['not a link', 'not_a_link', 'Invalid HubSpot URL format'],
    ['javascript:alert(1)//app.hubspot.com/contacts/1/contact/1', 'not_a_link', 'Invalid HubSpot URL format'],
    [`https://evil.example/contacts/4242/record/0-1/${id}`, 'foreign_host', 'Invalid HubSpot URL format'],
    [`https://app.hubspot.com.evil.example/contacts/1/contact/${id}`, 'foreign_host', 'Invalid HubSpot URL format'],
    ['https://app.hubspot.com/contacts/4242/contact/', 'no_contact_id', 'Invalid HubSpot URL format'],
    ['https://app.hubspot.com/contacts/4242/contact/1-2', 'no_contact_id', 'Invalid HubSpot URL format'],
    [`https://app.hubspot.com/contacts/4242/contact/${'1'.repeat(21)}`, 'no_contact_id', 'Invalid HubSpot URL format'],
    ['https://app.hubspot.com/a/shortone', 'no_contact_id', 'Invalid HubSpot URL format'],
  ])('refuses %j', (link, reason, message) => {
    expect(parseHubspotLink(link)).toMatchObject({ ok: false, reason, message });
  });

  it("accepts the sandbox's host only where it is named", () => {
    const link = `http://localhost:8090/contacts/4242424/record/0-1/${id}`;
    expect(parseHubspotLink(link)).toMatchObject({ ok: false, reason: 'foreign_host' });
    expect(parseHubspotLink(link, ['localhost:8090'])).toMatchObject({ ok: true, contactId: id });
    expect(parseHubspotLink(link, ['localhost:9999'])).toMatchObject({ ok: false });
  });
});
