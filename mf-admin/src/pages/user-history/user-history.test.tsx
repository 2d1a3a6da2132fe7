// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RecordSummary } from '@overture/core/contract';
import { shortDate } from '@overture/ui';
import { buildSummary, renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminServer, click, heads, never, sent } from '../../testing/page-test.ts';
import { createdDateOf } from './created-date.ts';
import { UserHistoryRoute } from './user-history.route.tsx';

const list = 'GET /api/email-sequence/get-email-by-user-id';

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
});
afterEach(() => {
  server.restore();
  vi.restoreAllMocks();
});

function open(at = '/admin/user-history/u7') {
  return renderInApp(<UserHistoryRoute />, { at, path: '/admin/user-history/:userId' });
}

const many = (count: number): RecordSummary[] =>
  Array.from({ length: count }, (_, at) =>
    buildSummary({ hubspotId: `${500 + at}`, properties: { firstname: 'Contact', lastname: `${at + 1}` } }),
  );

test('shows a spinner while loading, and links back', () => {
  server.answer(list, never);
  open();
  expect(screen.getByRole('heading', { name: 'User Email History' })).toBeDefined();
  expect(screen.getByText('Loading...')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/admin/dashboard');
});

test('shows the contacts, N/A for missing values, and whose history it is', async () => {
  server.answer(list, { body: [buildSummary({ properties: { company: 'Nordwind', industry: 'Logistics' } })] });
  server.answer('GET /api/auth/users-action', {
    body: {
      success: true,
      users: [
        {
          _id: 'u7',
          firstName: 'Priya',
          lastName: 'Raman',
          email: 'priya@overture.example',
          department: 'DT-PM',
          role: 'admin',
          createdAt: '2026-01-05T12:00:00.000Z',
        },
      ],
    },
  });
  open();
  expect(await screen.findByText('Everything that Priya Raman <priya@overture.example> generated')).toBeDefined();
  await screen.findByText('Nordwind');
  expect(heads()).toEqual([
    'S.No.',
    'Prospect Name',
    'Company',
    'Email',
    'Campaign',
    'Industry',
    'Created Date',
    'Actions',
  ]);
  const cells = within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell');
  expect(cells.slice(0, 7).map(({ textContent }) => textContent)).toEqual([
    '1',
    'N/A',
    'Nordwind',
    'N/A',
    'N/A',
    'Logistics',
    shortDate(new Date('2026-01-05T09:00:00.000Z')),
  ]);
  expect(await sent(server, list)).toEqual(['?userId=u7&fromAdminSideUserId=u7']);
});

test('the date is the record’s, else the contact’s in the CRM, else missing', () => {
  const createdate = '2025-03-04T10:11:12.000Z';
  expect(createdDateOf({ createdAt: '2026-01-05T09:00:00.000Z', properties: { createdate } })).toBe(
    '2026-01-05T09:00:00.000Z',
  );
  expect(createdDateOf({ createdAt: '', properties: { createdate } })).toBe(createdate);
  expect(createdDateOf({ createdAt: '', properties: {} })).toBeUndefined();
});

test('the view action passes the record on, and everything that a reload needs', async () => {
  const record = buildSummary({ hubspotId: '501' });
  server.answer(list, { body: [record] });
  const app = open();
  fireEvent.click(await screen.findByRole('link', { name: 'View Anna Lindqvist' }));
  expect(app.location()).toBe('/admin/user-details/u7?userId=u7&fromAdminSideUserId=u7&hubspotId=501');
  expect(app.locationState()).toEqual({ recordData: record });
});

test('page numbers appear only for more than ten rows', async () => {
  server.answer(list, { body: many(10) });
  open();
  await screen.findByText('Contact 10');
  expect(screen.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
  server.answer(list, { body: many(11) });
  open();
  await screen.findByText('Contact 10');
  expect(screen.getByRole('navigation', { name: 'Pagination' })).toBeDefined();
  click('Page 2');
  expect(await screen.findByText('Contact 11')).toBeDefined();
  expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/^11/);
});

test('says when a user has generated nothing', async () => {
  server.answer(list, { body: [] });
  open();
  expect(await screen.findByText('No generated sequences yet')).toBeDefined();
});

test('a failed load shows a toast and a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(list, { status: 500 });
  open();
  expect(await screen.findAllByText('Failed to load history data')).toHaveLength(2);
  server.answer(list, { body: many(1) });
  click('Try Again');
  await waitFor(() => expect(screen.getByText('Contact 1')).toBeDefined());
});
