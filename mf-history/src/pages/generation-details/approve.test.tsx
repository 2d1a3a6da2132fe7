// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { buildDetail, buildEmail, buildSummary, buildWorklist, listed } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { detailsServer, editRoute, getRoute, openedDetails } from './generation-details.fixtures.tsx';
import type { DetailsServer } from './generation-details.fixtures.tsx';

let server: DetailsServer;
let sent: unknown[];
const approval = { by: 'priya@agency.com', at: '2026-01-05T09:00:00.000Z' };
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, bubbles: true, ...more });

beforeEach(() => {
  server = detailsServer();
  sent = [];
  server.answer('POST /api/email-sequence/approve', async (request) => {
    const { approved } = (await request.clone().json()) as { approved: boolean };
    sent.push(await request.json());
    server.serve({ approval: approved ? approval : null });
    return { body: { message: '', approval: approved ? approval : null } };
  });
});

afterEach(() => server.restore());

/** The worklist of three, of which 501 is the second. */
function serveList(...contacts: string[]) {
  const asked: string[] = [];
  server.answer('GET /api/worklist', ({ url }) => {
    asked.push(new URL(url).searchParams.toString());
    return { body: buildWorklist(...(contacts.length > 0 ? contacts : ['500', '501', '502'])) };
  });
  return asked;
}

/** All records, newest first, of which 501 is the second. */
function serveAll(...contacts: string[]) {
  const asked: string[] = [];
  const all = (contacts.length > 0 ? contacts : ['500', '501', '502']).map((hubspotId) =>
    listed(buildSummary({ hubspotId })),
  );
  server.answer('GET /api/email-sequence/get-email-sequence-history', ({ url }) => {
    asked.push(new URL(url).searchParams.toString());
    const pages = { totalEmailSequences: all.length, totalPages: 1, currentPage: 1, writerSilent: false };
    return { body: { emailSequences: all, ...pages } };
  });
  return asked;
}

test('approves the texts that are shown by one key, and takes that back by its button', async () => {
  server.serve();
  await openedDetails();
  press('a');
  const approved = await screen.findByRole('button', { name: 'Approved', pressed: true });
  expect(approved.title).toContain('priya@agency.com');
  const revisions = ['revision-1', 'revision-2'];
  expect(sent).toEqual([{ hubspotId: '501', approved: true, version: 1, revisions }]);
  fireEvent.click(approved);
  expect(await screen.findByRole('button', { name: 'Approve', pressed: false })).toBeDefined();
  expect(sent[1]).toEqual({ hubspotId: '501', approved: false, version: 1 });
});

test('one key never approves a block: it goes to its mark in the email, and a second key needs the reasons', async () => {
  const place = { field: 'body', start: 9, end: 13 } as const;
  const evidence = [{ ...place, text: '$900', status: 'unsupported', about: 'amount' } as const];
  const checks = [{ rule: 'unsupported_amount', level: 'block', message: 'No source says $900.', ...place } as const];
  const emails = [buildEmail(0), buildEmail(1, { body: 'It costs $900 in all.', evidence, checks })];
  server.serve({ emails });
  server.answer('POST /api/email-sequence/approve', async (request) => {
    sent.push(await request.json());
    server.serve({ emails, approval });
    return { body: { message: '', approval } };
  });
  await openedDetails();
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  press('y');
  press('a');
  const refusal = await screen.findByText(/Not approved\. No source says \$900\./);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('$900'));
  expect((scrolled.mock.contexts.at(-1) as Element).contains(refusal)).toBe(true);
  expect(sent).toEqual([]);
  press('y');
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ override: ['unsupported_amount'] })]));
  await screen.findByRole('button', { name: 'Approved' });
  expect(screen.queryByText(/Not approved/)).toBeNull();
});

test('says that an edit takes an approval back', async () => {
  server.serve({ approval });
  server.answer(editRoute, { body: buildDetail({ emails: [buildEmail(0, { subject: 'Better' }), buildEmail(1)] }) });
  await openedDetails();
  await screen.findByRole('button', { name: 'Approved' });
  server.answer(getRoute, { body: buildDetail({ emails: [buildEmail(0, { subject: 'Better' }), buildEmail(1)] }) });
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Better' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Edit email 1' }));
  expect(await screen.findByText(/The approval was for the text before/)).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeDefined();
});

test('after the approval Enter goes on to the next contact of the list from which the record was opened', async () => {
  const asked = serveList();
  server.serve();
  const app = await openedDetails('/detailed-history/501?tab=review&search=acme');
  expect(await screen.findByText('2 of 3')).toBeDefined();
  expect(asked).toEqual(['tab=review&search=acme&page=1&limit=100']);
  const read = () => server.requests.filter(({ url }) => url.includes('hubspotId=502')).length;
  await waitFor(() => expect(read()).toBe(1));
  press('a');
  await screen.findByRole('button', { name: 'Approved' });
  const next = screen.getByRole('button', { name: 'Next contact' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  fireEvent.click(next);
  await waitFor(() => expect(app.location()).toBe('/detailed-history/502?tab=review&search=acme'));
  expect(asked).toHaveLength(1);
  press('n');
  expect(await screen.findByText('That was the last contact of this list.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Preview' }).getAttribute('href')).toBe(
    '/admin/history?tab=review&search=acme',
  );
});

test('a record that was opened from the list of all goes on as that list does', async () => {
  const asked = serveAll();
  server.serve();
  const app = await openedDetails();
  expect(await screen.findByText('2 of 3')).toBeDefined();
  expect(asked).toEqual(['page=1&limit=100']);
  press('n');
  await waitFor(() => expect(app.location()).toBe('/detailed-history/502'));
});

test('a record that is not among the first of all, opened from no list, has no next contact', async () => {
  const asked = serveAll('7', '8');
  server.serve();
  await openedDetails();
  await waitFor(() => expect(asked).toHaveLength(1));
  await screen.findByRole('button', { name: 'Approve' });
  expect(screen.queryByRole('button', { name: 'Next contact' })).toBeNull();
});
