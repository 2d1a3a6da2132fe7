// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { queuePath } from '@overture/ui';
import { buildSummary, signedIn } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { foundRow, listRoute, openQueue, queueServer, refreshRoute } from './generation-queue.fixtures.tsx';
import type { QueueServer } from './generation-queue.fixtures.tsx';

let server: QueueServer;

beforeEach(() => {
  server = queueServer();
});

afterEach(() => {
  server.restore();
});

test('shows skeletons while the queue is loading', () => {
  server.answer(listRoute, () => new Promise(() => undefined));
  openQueue();
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
});

test('counts nothing before it is counted', async () => {
  server.serve([]);
  openQueue();
  expect(screen.getByRole('tab', { name: 'To review' }).textContent).not.toContain('0');
  expect(await screen.findByRole('tab', { name: 'To review0' })).toBeDefined();
});

test('an empty queue leads to the generator of the role', async () => {
  server.serve([]);
  openQueue();
  expect(await screen.findByText('No generated sequences yet')).toBeDefined();
  for (const name of ['Generate Emails', 'Generate the first one'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/dashboard');
});

test('shows search, filters and button above an empty queue in the same place as while loading', async () => {
  server.serve([]);
  openQueue();
  const above = () => [
    screen.getByRole('searchbox', { name: 'Search' }),
    screen.getByRole('combobox', { name: 'Status' }),
    screen.getByRole('link', { name: 'Generate Emails' }),
  ];
  const whileLoading = above();
  await screen.findByText('No generated sequences yet');
  expect(above()).toEqual(whileLoading);
});

test('an empty queue leads a superadmin to the superadmin’s generator', async () => {
  signedIn('superadmin');
  server.serve([]);
  openQueue();
  expect((await screen.findByRole('link', { name: 'Generate Emails' })).getAttribute('href')).toBe(
    '/admin/generate-email',
  );
});

test('says when no generation matches the filters, and clears them', async () => {
  server.serve([]);
  const app = openQueue('/admin/history?status=error&search=zzz');
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(app.location()).toBe('/admin/history'));
});

test('marks a contact who opted out of email', async () => {
  server.serve([buildSummary({ optedOut: true }), buildSummary({ hubspotId: '502', properties: { firstname: 'Bo' } })]);
  openQueue();
  await screen.findByText('Anna Lindqvist');
  expect(screen.getAllByText(/Opted out/).map(({ textContent }) => textContent)).toEqual(['Opted out']);
});

test('a failed load is shown on the page and in one toast, and Try Again recovers', async () => {
  openQueue();
  expect(await screen.findAllByText('Failed to load history data')).toHaveLength(2);
  server.serve([buildSummary()]);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Anna Lindqvist')).toBeDefined();
});

test('a failed refresh keeps the rows', async () => {
  server.serve([buildSummary()]);
  openQueue();
  await screen.findByText('Anna Lindqvist');
  server.answer(refreshRoute, { status: 500 });
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Failed to refresh history data')).toBeDefined();
  expect(screen.getByText('Anna Lindqvist')).toBeDefined();
});

test('shows contact, template and status of each generation, and keeps seconds and model for who points at it', async () => {
  server.serve([buildSummary()], { total: 23 });
  openQueue();
  const row = await foundRow('Anna Lindqvist');
  for (const text of ['Nordwind', 'Warm introduction', 'Ready']) expect(row.getByText(text)).toBeDefined();
  expect(row.getByTitle(/Written in 28 s by GPT-5 \(default\)\./)).toBeDefined();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Select all',
    'Contact',
    'Next',
    'Status',
    'Template',
    'Updated',
    'Actions',
  ]);
  expect(screen.getByText('Showing 1 to 10 of 23 entries')).toBeDefined();
  expect(row.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/detailed-history/501');
});

test('page, size, status and search are read from the address and sent to the server', async () => {
  server.serve([buildSummary()], { total: 60, limit: 25, page: 2 });
  const app = openQueue('/admin/history?page=2&limit=25&status=ready&search=nord');
  await screen.findByText('Anna Lindqvist');
  expect(Object.fromEntries(new URLSearchParams(server.asked(listRoute)[0]))).toEqual({
    page: '2',
    limit: '25',
    status: 'ready',
    search: 'nord',
  });
  const result = { search: 'nord', tab: undefined, template: '', runId: '', owner: '' };
  expect(queuePath(result)).toBe('/admin/history?page=2&limit=25&status=ready&search=nord');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'wind' } });
  await waitFor(() => expect(app.location()).toBe('/admin/history?limit=25&status=ready&search=wind'));
});

test('the way back from an own record leads to no queue of somebody else', async () => {
  signedIn('superadmin');
  const all = { search: '', tab: undefined, template: '', runId: '', owner: '' };
  openQueue('/admin/history?page=2');
  expect(queuePath(all)).toBe('/admin/history?page=2');
  openQueue('/admin/history?person=user-7');
  expect(queuePath(all)).toBe('/admin/history?page=2');
});

test('a page that no longer exists becomes the last page', async () => {
  server.serve([], { total: 11 });
  const app = openQueue('/admin/history?page=9');
  await waitFor(() => expect(app.location()).toBe('/admin/history?page=2'));
});
