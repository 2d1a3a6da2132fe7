import { expect, it } from 'vitest';
import { ContactNames, portalOf, type AboutContact } from './contact-names.ts';

const about = (knownAs: readonly string[], more: Partial<AboutContact> = {}): AboutContact => ({
  knownAs,
  portalId: '4242',
  departments: ['dt-sales'],
  ...more,
});

it('follows an address to ids and further addresses', () => {
  const names = new ContactNames({ kind: 'address', email: 'ada@now.example' });
  expect(names.include(about(['71']))).toBe(false);
  expect(names.learn(about(['71', '72', 'ada@now.example', 'ada@home.example']))).toEqual([
    '71',
    '72',
    'ada@home.example',
  ]);
  expect(names.learn(about(['72', 'ada@home.example']))).toEqual([]);
  expect(names.include(about(['72']))).toBe(true);
  expect(names.include(about(['99', 'ada@home.example']))).toBe(true);
});

it('follows an id to merged ids, and to no address, which may be another person’s by now', () => {
  const names = new ContactNames({ kind: 'contact', hubspotId: '71' });
  expect(names.learn(about(['71', '72', 'info@northwind.example']))).toEqual(['72']);
  expect(names.include(about(['99', 'info@northwind.example']))).toBe(false);
  expect(names.addresses).toEqual(['info@northwind.example']);
});

it('takes an id for the contact’s in the account where it was found, and where the account is unknown', () => {
  const names = new ContactNames({ kind: 'address', email: 'ada@now.example' });
  names.learn(about(['71', 'ada@now.example']));
  expect(names.include(about(['71'], { portalId: '5151' }))).toBe(false);
  expect(names.include(about(['71'], { portalId: null }))).toBe(true);
  // What does not tell its account does not open the others.
  expect(names.learn(about(['71', '72'], { portalId: null }))).toEqual(['72']);
  expect(names.include(about(['71'], { portalId: '5151' }))).toBe(false);
  expect(names.include(about(['72'], { portalId: '5151' }))).toBe(true);
});

it('takes an id that was asked for as it is in every account, or in one domain', () => {
  const everywhere = new ContactNames({ kind: 'contact', hubspotId: '71' });
  expect(everywhere.include(about(['71'], { portalId: '5151' }))).toBe(true);
  const inOne = new ContactNames({ kind: 'contact', hubspotId: '71', department: 'dt-pm' });
  expect(inOne.include(about(['71']))).toBe(false);
  expect(inOne.include(about(['71'], { departments: ['dt-sales', 'dt-pm'] }))).toBe(true);
});

it('reads the account from a contact’s link', () => {
  expect(portalOf('https://app-eu1.hubspot.com/contacts/4242/record/0-1/71')).toBe('4242');
  expect(portalOf('')).toBeNull();
});
