import { describe, expect, it } from 'vitest';
import { toContact, toEngagement } from './to-contact.ts';

const notice =
  'The content of this email has been redacted. To include it in the response, your app must require the sales-email-read scope.';
const object = (properties: Record<string, string | null>, createdAt = new Date(5)) => ({
  id: '1',
  properties,
  createdAt,
});

describe('toEngagement', () => {
  it('keeps what is filled in, and neither nulls nor a redaction that would pass for the email', () => {
    const { properties } = toEngagement(
      object({
        hs_email_status: 'SENT',
        hs_email_subject: null,
        hs_email_html: `<p>${notice}</p>`,
        hs_email_text: notice,
      }),
    );
    expect(properties).toEqual({ hs_email_status: 'SENT' });
  });

  it('keeps an email that only quotes such a notice', () => {
    const text = `You asked why: "${notice}"`;
    expect(toEngagement(object({ hs_email_text: text })).properties).toEqual({ hs_email_text: text });
  });

  it('knows no moment where HubSpot gave none', () => {
    expect(toEngagement(object({}, new Date(Number.NaN))).createdAt).toBeNull();
    expect(toEngagement(object({})).createdAt).toBe(5);
  });
});

describe('toContact', () => {
  it('has every kind, and counts only what was not read', () => {
    const contact = toContact(
      object({ city: null }),
      new Map(),
      new Map([
        ['notes', 0],
        ['calls', 3],
      ]),
    );
    expect(contact).toEqual({
      id: '1',
      properties: {},
      engagements: { notes: [], emails: [], calls: [], meetings: [] },
      notRead: { calls: 3 },
    });
  });
});
