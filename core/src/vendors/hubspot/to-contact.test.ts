import { describe, expect, it } from 'vitest';
import type { CrmPart } from '../../contacts/domain/contact.ts';
import { areRedacted, toContact, type Labels, type ReadObjects } from './to-contact.ts';

const notice =
  'The content of this email has been redacted. To include it in the response, your app must require the sales-email-read scope.';
const object = (properties: Record<string, string | null>, id = '1', createdAt = new Date(5)) => ({
  id,
  properties,
  createdAt,
});
const noLabels: Labels = { owners: new Map(), dealStages: new Map(), callOutcomes: new Map() };
const contactOf = (
  objects: ReadObjects,
  {
    properties = {},
    labels = noLabels,
    refused = [],
  }: Partial<{
    properties: Record<string, string | null>;
    labels: Labels;
    refused: CrmPart[];
  }> = {},
) =>
  toContact(
    {
      object: object(properties),
      notRead: new Map([
        ['calls', 3],
        ['notes', 0],
      ]),
    },
    objects,
    labels,
    new Set(refused),
  );

describe('toContact', () => {
  it('has every kind, and counts only what was not read', () => {
    expect(contactOf(new Map(), { properties: { city: null } })).toEqual({
      id: '1',
      properties: {},
      engagements: { notes: [], emails: [], calls: [], meetings: [], tasks: [] },
      notRead: { calls: 3 },
      company: null,
      deals: [],
      owner: null,
      unreadable: [],
    });
  });

  it('keeps what is filled in, and neither nulls nor a redaction that would pass for the email', () => {
    const email = { hs_email_status: 'SENT', hs_email_subject: null, hs_email_html: `<p>${notice}</p>` };
    const quoting = `You asked why: "${notice}"`;
    const { engagements } = contactOf(
      new Map([['emails', [object(email, '2', new Date(9)), object({ hs_email_text: quoting })]]]),
    );
    expect(engagements.emails.map(({ properties }) => properties)).toEqual([
      { hs_email_status: 'SENT' },
      { hs_email_text: quoting },
    ]);
  });

  it('knows no moment where HubSpot gave none', () => {
    const notes = [object({}, '1', new Date(Number.NaN)), object({}, '2')];
    expect(contactOf(new Map([['notes', notes]])).engagements.notes.map(({ createdAt }) => createdAt)).toEqual([
      5,
      null,
    ]);
  });

  it('tells labels in place of ids, and a deal by the id of its stage where there is no label', () => {
    const deal = (stage: string, more: Record<string, string | null>) =>
      object({ dealname: stage, dealstage: stage, amount: null, ...more }, stage);
    const contact = contactOf(
      new Map([
        [
          'calls',
          [
            object({ hs_call_disposition: 'b2cf', hubspot_owner_id: '5' }),
            object({ hs_call_disposition: 'gone', hubspot_owner_id: '6' }, '2'),
          ],
        ],
        [
          'deals',
          [
            deal('77', { hs_is_closed: 'false', closedate: '2026-12-01T00:00:00Z', amount: '900.5' }),
            deal('78', { hs_is_closed: 'true', hs_is_closed_won: 'true' }),
            deal('79', { hs_is_closed: 'true', hs_is_closed_won: 'false', deal_currency_code: 'EUR' }),
          ],
        ],
        ['companies', [object({ name: 'Nordvik', domain: null }, '9')]],
      ]),
      {
        properties: { hubspot_owner_id: '5' },
        labels: {
          owners: new Map([['5', { id: '5', name: 'Nora', email: 'nora@x.example' }]]),
          dealStages: new Map([['77', 'Offer sent']]),
          callOutcomes: new Map([['b2cf', 'Left voicemail']]),
        },
      },
    );
    expect(contact.engagements.calls.map(({ properties }) => properties)).toEqual([
      { hs_call_disposition: 'Left voicemail' },
      {},
    ]);
    expect(contact.engagements.calls.map(({ author }) => author)).toEqual(['Nora', undefined]);
    expect(contact.deals).toEqual([
      {
        id: '77',
        name: '77',
        stage: 'Offer sent',
        state: 'open',
        amount: '900.5',
        currency: '',
        closeDate: Date.UTC(2026, 11, 1),
      },
      { id: '78', name: '78', stage: '78', state: 'won', amount: '', currency: '', closeDate: null },
      { id: '79', name: '79', stage: '79', state: 'lost', amount: '', currency: 'EUR', closeDate: null },
    ]);
    expect(contact.company).toEqual({ id: '9', properties: { name: 'Nordvik' } });
    expect(contact.owner).toMatchObject({ name: 'Nora' });
  });

  it('names what the key may not read, as far as the contact has it', () => {
    const refused: CrmPart[] = ['company', 'deals', 'owner'];
    expect(contactOf(new Map(), { refused }).unreadable).toEqual(['deals']);
    const properties = { associatedcompanyid: '9', hubspot_owner_id: '5' };
    const emails: ReadObjects = new Map([['emails', [object({ hs_email_text: notice })]]]);
    expect(contactOf(emails, { refused, properties }).unreadable).toEqual(['emails', 'company', 'deals', 'owner']);
  });
});

describe('areRedacted', () => {
  it('is true of a notice, and of emails none of which has a subject or a text', () => {
    expect(areRedacted([object({ hs_email_text: notice }), object({ hs_email_text: 'Hi' })])).toBe(true);
    expect(areRedacted([object({ hs_email_status: 'SENT' }), object({ hs_email_text: '' })])).toBe(true);
    expect(areRedacted([object({ hs_email_status: 'SENT' }), object({ hs_email_subject: 'Hi' })])).toBe(false);
    expect(areRedacted([])).toBe(false);
  });
});
