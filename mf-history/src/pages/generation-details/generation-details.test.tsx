// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RecordDetail } from '@overture/core/contract';
import { keepQueue } from '@overture/ui';
import { buildEmail } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { detailsServer, getRoute, openDetails, openedDetails } from './generation-details.fixtures.tsx';
import type { DetailsServer } from './generation-details.fixtures.tsx';

let server: DetailsServer;

beforeEach(() => {
  server = detailsServer();
});

afterEach(() => {
  server.restore();
  vi.restoreAllMocks();
});

test('says that it is loading, and links back', () => {
  server.answer(getRoute, () => new Promise(() => undefined));
  openDetails();
  expect(screen.getByText('Loading history details...')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Preview' }).getAttribute('href')).toBe('/admin/history');
});

test('leads back to the page of the queue that was left, unless the record is of another list', () => {
  server.answer(getRoute, () => new Promise(() => undefined));
  const review = { tab: 'review', search: '', template: '', runId: '', owner: '' } as const;
  keepQueue(review, '?page=3&limit=20&tab=review');
  const back = () => screen.getByRole('link', { name: 'Back to Preview' }).getAttribute('href');
  openDetails('/detailed-history/501?tab=review');
  expect(back()).toBe('/admin/history?page=3&limit=20&tab=review');
  openDetails('/detailed-history/501?tab=due');
  expect(back()).toBe('/admin/history?tab=due');
});

test('an unknown record shows No Data Found and is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openDetails();
  expect(await screen.findByText('No Data Found')).toBeDefined();
  expect(screen.getByText('No history data found for this record.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  expect(log).toHaveBeenCalled();
});

test('reads an erased record again, whose event does not name the contact', async () => {
  const record = server.serve();
  await openedDetails();
  const reads = () => server.requests.filter(({ url }) => url.includes('get-email-sequence-by-id')).length;
  const before = reads();
  const event = { _id: record._id, hubspotId: '3f2a9c0d1e4b5a6f7081', responseStatus: 'deleted' } as const;
  act(() => server.send({ ...event, updatedAt: new Date().toISOString() }));
  await waitFor(() => expect(reads()).toBe(before + 1));
  act(() => server.send({ ...event, _id: 'another', updatedAt: new Date().toISOString() }));
  expect(reads()).toBe(before + 1);
});

test('says which parts of the history were left out, and that the contact opted out', async () => {
  server.serve({
    optedOut: true,
    leftOut: [
      { kind: 'note', count: 12 },
      { kind: 'property', count: 1 },
    ],
  });
  await openedDetails();
  expect(screen.getByText(/Left out: 12 notes and 1 property\./)).toBeDefined();
  expect(screen.getByText('Opted out of email')).toBeDefined();
});

test('a record of a domain that the user has left is read, and says why that is all', async () => {
  const readOnlyReason = 'This sequence belongs to a domain that you no longer work in.';
  server.serve({ readOnlyReason, responseStatus: 'error' });
  await openedDetails();
  expect(screen.getByText(readOnlyReason)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Generate Emails' }).getAttribute('href')).toBe('/dashboard');
  for (const name of ['Regenerate', 'Hand over', 'Add to Hubspot']) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('title')).toBe(readOnlyReason);
    expect((button as HTMLButtonElement).disabled, name).toBe(true);
  }
  for (const name of ['Edit', 'Rewrite', 'Retry']) expect(screen.queryByRole('button', { name }), name).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy body' })).toBeDefined();
});

test('a failed load can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(getRoute, { status: 500 });
  openDetails();
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  server.serve();
  fireEvent.click(retry);
  expect(await screen.findByText('Email sequence generated successfully!')).toBeDefined();
});

test('shows contact, service, playbook, sequence, tokens and facts', async () => {
  server.serve();
  await openedDetails();
  expect(screen.getByText('Email sequence generated successfully!')).toBeDefined();
  expect(screen.getByRole('link', { name: 'View in HubSpot' }).getAttribute('href')).toBe(
    'https://app.hubspot.com/contacts/1/record/0-1/501',
  );
  expect(screen.getByText('Detected Service')).toBeDefined();
  expect(screen.getByText('Route Optimisation')).toBeDefined();
  expect(document.title).toBe('Anna Lindqvist · Overture');
  expect(await screen.findByText('Key Insights')).toBeDefined();
  expect(screen.getByText('two hours').tagName).toBe('STRONG');
  expect(screen.getByText('Recommended Strategy')).toBeDefined();
  const mail = within(screen.getByRole('article'));
  for (const text of ['Priya Raman', 'Anna Lindqvist <anna@nordwind.example>', 'Subject 1'])
    expect(mail.getByText(text)).toBeDefined();
  expect(mail.getByText(/line of email 1/).textContent).toBe('Hi Anna,\n\nline of email 1.');
  for (const tokens of ['8,400', '1,200', '9,600']) expect(screen.getByText(tokens)).toBeDefined();
  expect(screen.getAllByText('N/A').length).toBeGreaterThan(10);
});

test('website and LinkedIn profile are links with https://', async () => {
  server.serve({ properties: { website: 'nordwind.example', linkedin_url: 'linkedin.com/in/anna' } });
  await openedDetails();
  fireEvent.click(screen.getByRole('tab', { name: 'Contact' }));
  expect(screen.getByRole('link', { name: 'nordwind.example' }).getAttribute('href')).toBe('https://nordwind.example');
  expect(screen.getByRole('link', { name: 'View Profile' }).getAttribute('href')).toBe('https://linkedin.com/in/anna');
});

test('a playbook’s markup that could run scripts does not reach the page', async () => {
  server.serve({
    playbook: { keyInsights: ['fine<img src=x onerror="alert(1)"><script>alert(2)</script>'], recommendedStrategy: [] },
  });
  await openedDetails();
  await screen.findByText('fine');
  expect(document.querySelector('script, img[onerror], [onerror]')).toBeNull();
});

test('a step opens its email and names it in the address', async () => {
  server.serve();
  const app = await openedDetails();
  fireEvent.click(screen.getByRole('button', { name: /Subject 2/ }));
  expect(within(screen.getByRole('article')).getByText('Subject 2')).toBeDefined();
  expect(app.location()).toBe('/detailed-history/501?email=2');
});

test('copies the subject, the body or everything, and confirms it', async () => {
  server.serve();
  await openedDetails();
  fireEvent.click(screen.getByRole('button', { name: 'Copy subject' }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy as plain text' }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy all' }));
  expect(await screen.findAllByText('Copied!')).toHaveLength(3);
  expect(server.copied).toEqual([
    'Subject 1',
    'Hi Anna,\n\nline of email 1.',
    'Email 1:\nSubject: Subject 1\n\nHi Anna,\n\nline of email 1.\n\n\nEmail 2:\nSubject: Subject 2\n\nHi Anna,\n\nline of email 2.',
  ]);
});

test('the list of emails says when each is sent, how long it is, and what was done with it', async () => {
  const original = { subject: 'Subject 2', body: 'Hello.' };
  server.serve({ emails: [buildEmail(0, { purpose: 'Open the talk' }), buildEmail(1, { original }), buildEmail(2)] });
  await openedDetails();
  const rail = within(screen.getByRole('navigation', { name: 'Emails of the sequence' }));
  const stepTexts = () => rail.getAllByRole('button').map(({ textContent }) => textContent);
  expect(stepTexts()).toEqual([
    '1Subject 1Day 0 · 6 words · Open the talk',
    '2Subject 2Day 3 · Edited · 6 words · line of email 2',
    '3Subject 3Day 6 · 6 words · line of email 3',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Copy body' }));
  await waitFor(() => expect(stepTexts()[0]).toContain('Copied'));
  expect(stepTexts()[2]).not.toContain('Copied');
  fireEvent.click(screen.getByRole('button', { name: 'Copy all' }));
  await waitFor(() => expect(stepTexts()[1]).toContain('Edited · Copied'));
});

test('four emails are copied with seven keys', async () => {
  server.serve({ emails: [0, 1, 2, 3].map((id) => buildEmail(id)) });
  await openedDetails();
  for (const key of 'cjcjcjc') {
    fireEvent.keyDown(document.body, { key });
    if (key === 'c') await screen.findByRole('button', { name: 'Copied!' });
  }
  expect(server.copied).toEqual([1, 2, 3, 4].map((at) => `Hi Anna,\n\nline of email ${at}.`));
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(within(screen.getByRole('article')).getByText('Subject 3')).toBeDefined();
});

test('another email is read from its beginning, and has the focus of the one before', async () => {
  server.serve();
  await openedDetails();
  const scrolled = vi.fn();
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(scrolled);
  const top = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -300, 600, 900));
  const next = screen.getByRole('button', { name: 'Next' });
  next.focus();
  fireEvent.click(next);
  expect(document.activeElement?.getAttribute('data-email')).toBe('1');
  expect(scrolled).toHaveBeenCalledTimes(1);
  top.mockReturnValue(new DOMRect(0, 40, 600, 900));
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(document.activeElement?.getAttribute('data-email')).toBe('0');
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('the keys can be listed and turned off, and do nothing while the user types', async () => {
  server.serve();
  await openedDetails();
  fireEvent.keyDown(document.body, { key: 'e' });
  const body = screen.getByLabelText('Body');
  fireEvent.keyDown(body, { key: 'j' });
  expect(screen.getByRole('form', { name: 'Edit email 1' })).toBeDefined();
  fireEvent.keyDown(body, { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: '?' });
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('switch', { name: 'Keys of one letter' }));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(within(screen.getByRole('article')).getByText('Subject 1')).toBeDefined();
});

const noResult: Partial<RecordDetail> = {
  hasResult: false,
  version: null,
  versions: [],
  emails: [],
  playbook: null,
  detectedService: null,
};

test('a first generation that is still running shows the contact and what it waits for', async () => {
  server.serve({ ...noResult, responseStatus: 'pending', finishedAt: null });
  openDetails();
  expect(await screen.findByText(/This sequence is waiting in the queue/)).toBeDefined();
  expect(screen.getByText('Contact Information')).toBeDefined();
  expect(screen.queryByText('Generated Email Sequence')).toBeNull();
});

test('a failed generation says why and can be retried', async () => {
  server.serve({
    ...noResult,
    responseStatus: 'error',
    responseError: { code: 'ai_unavailable', message: 'The AI did not answer.' },
  });
  let sent = 0;
  server.answer('POST /api/email-sequence/retry', () => {
    sent += 1;
    server.serve({ responseStatus: 'pending' });
    return {
      status: 202,
      body: {
        success: true,
        message: 'Added to the Generation Queue',
        data: { _id: 'record-501', hubspotId: '501', responseStatus: 'pending' },
      },
    };
  });
  openDetails();
  expect(await screen.findByText(/The AI did not answer\./)).toBeDefined();
  const retry = screen.getByRole('button', { name: 'Retry' });
  fireEvent.click(retry);
  fireEvent.click(retry);
  expect(await screen.findByText('Added to the Generation Queue')).toBeDefined();
  // Nor is it offered again before the record is read anew.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
  expect(sent).toBe(1);
});

test('a record that waits for a used-up account says what a superadmin can do', async () => {
  server.serve({
    responseStatus: 'pending',
    responseWait: {
      code: 'ai_quota_exhausted',
      message: 'The AI account has no credit left. A superadmin can replace the key under API Keys.',
      nextAttemptAt: new Date(Date.now() + 300_000).toISOString(),
    },
  });
  openDetails();
  expect(await screen.findByText(/no credit left, next try .* A superadmin can replace the key/)).toBeDefined();
});
