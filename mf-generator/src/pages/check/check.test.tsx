// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Source } from '@overture/core/contract';
import { fakeFetch, renderInApp, signedIn } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { config, linkOf } from '../generator/generator.fixtures.ts';
import { CheckRoute } from './check.route.tsx';

const sources: Source[] = [
  { kind: 'property', id: 'p1', label: 'firstname', text: 'Marta' },
  { kind: 'company', id: 'c1', label: 'Company name', text: 'Nordvik' },
  { kind: 'company', id: 'c2', label: 'Company city', text: 'Malmö' },
  { kind: 'email', id: 'e1', label: 'Your offer', date: '2026-01-05', url: linkOf('151'), text: 'It costs EUR 5,000.' },
];
const party = { names: ['Marta'], company: null };
const grounds = {
  contact: {
    ...party,
    isOptedOut: false,
    hasBounced: false,
    language: null,
    lastInboundAt: null,
    threadSubjects: [],
    openQuestions: [],
  },
  sender: { names: [], company: null },
  words: null,
  lastGeneratedAt: null,
  today: '2026-01-12',
  language: null,
  policy: { levels: {}, isOptOutRequired: false, optOutLine: null, postalAddress: null },
};
const checked = {
  emails: [{ evidence: [], checks: [] }],
  sources: sources.map(({ text: _, ...reference }) => reference),
  basis: { sources, timeZone: 'UTC', grounds },
};

describe('Check a draft', () => {
  let server: FakeFetch;
  beforeEach(() => {
    server = fakeFetch({ 'GET /api/config': config, 'POST /api/check': { body: checked } });
  });
  afterEach(() => server.restore());

  const reads = () => server.requests.filter(({ url }) => url.endsWith('/api/check'));
  const body = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Body' });
  const open = async (contact = linkOf('151'), role = 'admin') => {
    signedIn(role, { department: 'Overture-Sales' });
    renderInApp(<CheckRoute />);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check' })).toHaveProperty('disabled', false));
    fireEvent.change(screen.getByRole('combobox', { name: 'HubSpot Contact URL' }), { target: { value: contact } });
  };

  it('marks a pasted email while it is edited, and reads the contact only once', async () => {
    await open();
    fireEvent.change(body(), { target: { value: 'Subject: Our offer\n\nHello Marta,\n\nit costs EUR 84,317.' } });
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveProperty('value', 'Our offer');
    await screen.findByText(/EUR 84,317/, { selector: 'li *' });
    expect(screen.getByText(/^1 to fix/)).toBeTruthy();
    fireEvent.change(body(), { target: { value: 'Hello Marta,\n\nit costs EUR 5,000.' } });
    await waitFor(() => expect(screen.queryByText(/to fix/)).toBeNull());
    expect(reads()).toHaveLength(1);
    expect(await reads()[0]?.json()).toMatchObject({ hubspotId: '151', withBasis: true });
    fireEvent.click(screen.getByRole('button', { name: 'Read again' }));
    await waitFor(() => expect(reads()).toHaveLength(2));
  });

  it('leads from a finding to its place, and shows the sources', async () => {
    await open();
    const text = 'Hello Marta,\n\nit costs EUR 84,317.';
    fireEvent.change(body(), { target: { value: text } });
    fireEvent.click(await screen.findByRole('button', { name: /EUR 84,317/ }));
    expect(document.activeElement).toBe(body());
    expect(text.slice(body().selectionStart, body().selectionEnd)).toBe('EUR 84,317');
    expect(screen.getByText('It costs EUR 5,000.')).toBeTruthy();
    expect(screen.getByText('First name: Marta')).toBeTruthy();
    expect(screen.getAllByText(/^\d fields?$/).map(({ textContent }) => textContent)).toEqual(['1 field', '2 fields']);
    expect(screen.getByText(/Company name: Nordvik\s+Company city: Malmö/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Open in HubSpot' })[0]?.getAttribute('href')).toBe(linkOf('151'));
  });

  it('says why the contact could not be read, and tries again', async () => {
    const failure = {
      success: false,
      error: 'HubSpot refused the key.',
      message: 'HubSpot refused the key.',
      code: 'crm_unauthorized',
      requestId: 'r',
    };
    server.answer('POST /api/check', { status: 502, body: failure });
    await open();
    await screen.findByText('HubSpot refused the key.');
    server.answer('POST /api/check', { body: checked });
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('The contact is read. Paste the email.');
  });

  it('says what is wrong with a link, and asks a superadmin for the domain', async () => {
    await open('https://app.hubspot.com/contacts/1/record/0-2/5', 'superadmin');
    fireEvent.submit(screen.getByRole('form', { name: 'Contact of the draft' }));
    await screen.findByText('This link is a company, not a contact');
    expect(screen.getByText('Please select a Domain')).toBeTruthy();
    expect(reads()).toHaveLength(0);
  });
});
