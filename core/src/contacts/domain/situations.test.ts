import { expect, it } from 'vitest';
import { contactSnapshotSchema, type CrmContact } from './contact.ts';
import { situationsOf } from './situations.ts';

const now = Date.UTC(2026, 5, 1);
const day = (ago: number): string => new Date(now - ago * 86_400_000).toISOString();

function contactWith(fields: object, engagements: object = {}): CrmContact {
  const contact = { id: '1', properties: { email: 'ada@north.example' }, engagements, ...fields };
  return contactSnapshotSchema.parse({ contact, fetchedAt: now }).contact;
}

const mail = (ago: number, from = 'ada@north.example') => ({
  id: `m${ago}`,
  properties: { hs_timestamp: day(ago), hs_email_from_email: from, hs_email_text: 'Hello, shall we talk?' },
});
const entry = (ago: number, properties: object = {}) => ({
  id: `e${ago}`,
  properties: { hs_timestamp: day(ago), ...properties },
});
const deal = (state: string, name: string) => ({
  id: name,
  name,
  stage: 'Proposal',
  state,
  amount: '',
  currency: '',
  closeDate: null,
});
const kinds = (contact: CrmContact) => situationsOf(contact, now).map(({ situation }) => situation);

it('names an open deal before everything else, then a client, then what was said last', () => {
  const contact = contactWith({ deals: [deal('won', 'Shop'), deal('open', 'Relaunch')] }, { emails: [mail(5)] });
  expect(situationsOf(contact, now)).toEqual([
    { situation: 'openDeal', why: 'The deal “Relaunch” is open (Proposal).' },
    { situation: 'client', why: 'The deal “Shop” was won.' },
    { situation: 'inTouch', why: 'The contact wrote on May 27, 2026.' },
  ]);
  expect(kinds(contactWith({ properties: { lifecyclestage: 'customer' } }))).toEqual(['client', 'firstContact']);
  expect(kinds(contactWith({ deals: [deal('lost', 'Old')] }))).toEqual(['firstContact']);
});

it('calls it silence when both sides have said nothing for 90 days, whatever we wrote meanwhile', () => {
  const contact = contactWith({}, { emails: [mail(3, 'rep@us.example'), mail(90)], notes: [entry(1)] });
  expect(situationsOf(contact, now)).toEqual([
    { situation: 'longSilence', why: 'HubSpot has no email of theirs, call or meeting since Mar 3, 2026.' },
  ]);
  expect(kinds(contactWith({}, { emails: [mail(89)] }))).toEqual(['inTouch']);
});

it('takes an automatic answer for no word of the contact', () => {
  const away = mail(2);
  const properties = { ...away.properties, hs_email_subject: 'Automatic reply: Offer' };
  const contact = contactWith({}, { emails: [{ ...away, properties }, mail(200)] });
  expect(kinds(contact)).toEqual(['longSilence']);
});

it('counts only calls that were answered and meetings that took place', () => {
  const nothing = {
    calls: [entry(2, { hs_call_status: 'NO_ANSWER' }), entry(4, { hs_call_duration: '0' })],
    meetings: [entry(6, { hs_meeting_outcome: 'NO_SHOW' }), entry(-3)],
  };
  expect(kinds(contactWith({}, nothing))).toEqual(['firstContact']);
  expect(kinds(contactWith({}, { ...nothing, calls: [entry(2, { hs_call_duration: '61000' })] }))).toEqual(['inTouch']);
});
