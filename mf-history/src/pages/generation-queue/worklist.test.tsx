// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildDetail, buildSummary, leaveTyped, signedIn } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  deleteRoute,
  foundRow,
  handedOver,
  listRoute,
  openQueue,
  queueServer,
  rowOf,
} from './generation-queue.fixtures.tsx';
import type { QueueServer } from './generation-queue.fixtures.tsx';

let server: QueueServer;

beforeEach(() => {
  server = queueServer();
});

afterEach(() => {
  vi.useRealTimers();
  server.restore();
});

const iso = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();
const three = [
  buildSummary({ hubspotId: '1', submittedAt: iso(0), properties: { firstname: 'First' } }),
  buildSummary({ hubspotId: '2', submittedAt: iso(40), properties: { firstname: 'Second' }, addToHubspot: true }),
  buildSummary({ hubspotId: '3', submittedAt: iso(41), properties: { firstname: 'Third' } }),
];
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const select = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
const opened = async () => {
  server.serve(three);
  const app = openQueue();
  await screen.findByText('First');
  return app;
};

test('groups the rows by day, and links each row', async () => {
  await opened();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Today', 'Earlier']);
  expect(screen.getByRole('link', { name: /First/ }).getAttribute('href')).toBe('/detailed-history/1');
});

test('marks what is left to do and what was done', async () => {
  server.serve([
    buildSummary({ hubspotId: '1', properties: { firstname: 'First' } }),
    buildSummary({
      hubspotId: '2',
      properties: { firstname: 'Second' },
      edited: true,
      addToHubspot: true,
      approval: { by: 'kim@agency.com', at: iso(0) },
    }),
  ]);
  openQueue();
  await screen.findByText('First');
  expect(within(rowOf('First')).getByRole('link', { name: 'Review' })).toBeDefined();
  const done = within(rowOf('Second')).getByText('edited · in HubSpot');
  expect(done.closest('[title]')?.getAttribute('title')).toContain('Approved by kim@agency.com');
});

test('j and k move, Space selects, ? shows the keys', async () => {
  await opened();
  press('j');
  expect(document.activeElement?.textContent).toContain('First');
  press('j');
  press('j');
  press('k');
  expect(document.activeElement?.textContent).toContain('Second');
  press(' ');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Second' }).checked).toBe(true);
  press('?');
  expect(await screen.findByText('Select the row')).toBeDefined();
});

test('a key that is typed into the search does not move the focus', async () => {
  await opened();
  const search = screen.getByRole('searchbox', { name: 'Search' });
  search.focus();
  fireEvent.keyDown(search, { key: 'j' });
  expect(document.activeElement).toBe(search);
});

test('adds the playbooks of the selection that are not in HubSpot yet, and says what failed', async () => {
  const pushed: unknown[] = [];
  server.answer('POST /api/email-sequence/add-to-hubspot', async (request) => {
    const body = (await request.json()) as { hubspotId: string };
    pushed.push(body);
    if (body.hubspotId === '1') return { body: { success: true, message: 'Added', noteId: 'n' } };
    const error = 'Contact not found. Please verify the HubSpot URL.';
    return { status: 404, body: { success: false, error, message: error, code: 'not_found', requestId: 'r' } };
  });
  await opened();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add to Hubspot (2)' }));
  expect(await screen.findByText('Successfully added to HubSpot!')).toBeDefined();
  expect(await screen.findByText('1 of 2 not added. Contact not found. Please verify the HubSpot URL.')).toBeDefined();
  expect(pushed).toEqual([{ hubspotId: '1' }, { hubspotId: '3' }]);
  expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
});

test('files nothing of a contact whose text was typed and not saved, and says where', async () => {
  const discard = leaveTyped('record-3', 1);
  const pushed: unknown[] = [];
  server.answer('POST /api/email-sequence/add-to-hubspot', async (request) => {
    pushed.push(await request.json());
    return { body: { success: true, message: 'Added', noteId: 'n', markedLinks: 0 } };
  });
  await opened();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add to Hubspot (2)' }));
  const why = /^1 of 2 not added\. Third: Email 2 has a text that is not saved yet\./;
  expect(await screen.findByText(why)).toBeDefined();
  expect(pushed).toEqual([{ hubspotId: '1' }]);
  discard();
});

test('the bars over the rows are marked, so that the page scrolls what has the focus clear of them', async () => {
  await opened();
  select('First');
  const bar = screen.getByRole('region', { name: 'Selected' });
  expect(bar.matches('[data-sticky-bar]')).toBe(true);
  fireEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('region', { name: 'Deleting' }).matches('[data-sticky-bar]')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
});

test('of many that are being deleted it says which tasks would stay in HubSpot, while that can be undone', async () => {
  server.serve(three.map((record) => ({ ...record, handedOver })));
  openQueue();
  await screen.findByText('First');
  select('First');
  select('Second');
  fireEvent.click(within(screen.getByRole('region', { name: 'Selected' })).getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('region', { name: 'Deleting' }).textContent).toContain(
    'Deleting 2 email sequences. 4 tasks stay open in HubSpot: undo, and withdraw them first.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
});

test('deletes the selection only when the time to undo has passed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const deleted: unknown[] = [];
  server.answer(deleteRoute, async (request) => {
    deleted.push(await request.json());
    return { body: { message: 'Email sequence deleted successfully' } };
  });
  await opened();
  select('First');
  select('Second');
  fireEvent.click(within(screen.getByRole('region', { name: 'Selected' })).getByRole('button', { name: 'Delete' }));
  expect(screen.queryByText('First')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('First')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('table').parentElement);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(deleted).toEqual([]);

  select('Third');
  fireEvent.click(within(screen.getByRole('region', { name: 'Selected' })).getByRole('button', { name: 'Delete' }));
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  expect(deleted).toEqual([]);
  server.serve(three.slice(0, 2));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await waitFor(() => expect(deleted).toEqual([{ hubspotId: '3' }]));
  expect(await screen.findByText('Email sequence deleted successfully')).toBeDefined();
});

test('closing the tab deletes at once', async () => {
  const deleted: unknown[] = [];
  server.answer(deleteRoute, async (request) => {
    deleted.push(await request.json());
    return { body: { message: 'Email sequence deleted successfully' } };
  });
  await opened();
  select('First');
  fireEvent.click(within(screen.getByRole('region', { name: 'Selected' })).getByRole('button', { name: 'Delete' }));
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(deleted).toEqual([{ hubspotId: '1' }]));
});

test('filters by template, person and day', async () => {
  signedIn('superadmin');
  server.serve(three);
  openQueue('/admin/history?template=prompt-1&person=user-7&when=today');
  await screen.findByText('First');
  const now = new Date();
  expect(Object.fromEntries(new URLSearchParams(server.asked(listRoute)[0]))).toEqual({
    page: '1',
    limit: '10',
    template: 'prompt-1',
    userId: 'user-7',
    from: new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString(),
  });
});

test('lets a superadmin read another user’s records, but not delete them', async () => {
  signedIn('superadmin');
  server.serve([buildSummary({ userId: 'user-7' })]);
  openQueue('/admin/history?person=user-7');
  const row = await foundRow('Anna Lindqvist');
  expect(row.getByRole('link', { name: 'View' }).getAttribute('href')).toBe(
    '/admin/user-details/user-7?userId=user-7&fromAdminSideUserId=user-7&hubspotId=501',
  );
  expect(row.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('loads a record once when the pointer is over its row', async () => {
  const read: string[] = [];
  server.answer('GET /api/email-sequence/get-email-sequence-by-id', ({ url }) => {
    read.push(new URL(url).search);
    return { body: buildDetail({ hubspotId: '2' }) };
  });
  await opened();
  fireEvent.pointerOver(screen.getByText('Second'));
  await waitFor(() => expect(read).toEqual(['?hubspotId=2']));
  fireEvent.pointerOver(rowOf('Second'));
  expect(read).toEqual(['?hubspotId=2']);
});

test('offers to review the results that nobody has approved', async () => {
  await opened();
  expect((await screen.findByRole('link', { name: 'Review 3' })).getAttribute('href')).toBe('/admin/review');
});
