// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminServer, choose, click, heads, never, sent, type } from '../../testing/page-test.ts';
import { AuditRoute } from './audit.route.tsx';

const list = 'GET /api/audit';
const entry = {
  _id: 'a1',
  at: '2026-01-05T12:00:00.000Z',
  actor: 'kim@agency.example',
  actorId: 'u1',
  action: 'user_created',
  target: 'lee@agency.example',
  detail: 'admin in DT-PM',
};

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
  server.answer(list, { body: { entries: [entry], totalItems: 1, totalPages: 1, currentPage: 1 } });
});
afterEach(() => {
  server.restore();
  vi.restoreAllMocks();
});

const open = () => renderInApp(<AuditRoute />, { at: '/admin/audit', path: '/admin/audit' });

const page = (entries: readonly unknown[]) => ({
  body: { entries, totalItems: entries.length, totalPages: 1, currentPage: 1 },
});

test('says that the log is loading', () => {
  server.answer(list, never);
  open();
  expect(screen.getByText('Loading the audit log...')).toBeDefined();
  expect(screen.getByRole('table', { name: 'Audit Log' }).getAttribute('aria-busy')).toBe('true');
});

test('an empty log says what will be in it', async () => {
  server.answer(list, page([]));
  open();
  expect(await screen.findByText('Nothing yet')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

test('a filter that nothing matches can be cleared', async () => {
  server.answer(list, ({ url }) => page(new URL(url).searchParams.has('action') ? [] : [entry]));
  const app = renderInApp(<AuditRoute />, { at: '/admin/audit?action=key_deleted', path: '/admin/audit' });
  expect(await screen.findByText('Nothing matches')).toBeDefined();
  click('Clear filters');
  expect(await screen.findByText('kim@agency.example')).toBeDefined();
  expect(app.location()).toBe('/admin/audit');
});

test('a failed load shows a toast and a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(list, { status: 500 });
  open();
  expect(await screen.findAllByText('Failed to fetch the audit log')).toHaveLength(2);
  server.answer(list, page([entry]));
  click('Try Again');
  expect(await screen.findByText('kim@agency.example')).toBeDefined();
});

test('tells each entry as a sentence whose people are links', async () => {
  open();
  expect((await screen.findByText('kim@agency.example')).getAttribute('href')).toBe('/admin/user-history/u1');
  expect(heads()).toEqual(['What happened', 'When', 'Details']);
  const [, row] = screen.getAllByRole('row');
  expect(row?.textContent).toContain('kim@agency.example created the account of lee@agency.exampleadmin in DT-PM');
  const named = screen.getByRole('link', { name: 'lee@agency.example' });
  expect(named.getAttribute('href')).toBe('/admin/user-groups?search=lee%40agency.example');
  expect(await sent(server, list)).toEqual(['?page=1&limit=10']);
});

test('names a contact as its record does, and leads to it; without a record to nowhere', async () => {
  const pushed = { ...entry, action: 'handed_over', target: '4711', detail: '' };
  server.answer(
    list,
    page([
      { ...pushed, contact: { name: 'Marta Lindqvist', userId: 'u7' } },
      { ...pushed, _id: 'a2', contact: null },
    ]),
  );
  open();
  const named = await screen.findByRole('link', { name: 'Marta Lindqvist' });
  expect(named.getAttribute('href')).toContain('/admin/user-details/u7');
  expect(screen.getByText('contact 4711').closest('a')).toBeNull();
});

test('shows everything that is stored, ids included, when one looks closer', async () => {
  server.answer(list, page([{ ...entry, actor: 'address 0123abcd', actorId: null }]));
  open();
  await screen.findByText('An unknown address');
  click('Look closer');
  const dialog = await screen.findByRole('dialog', { name: 'Audit log entry' });
  expect(dialog.textContent).toContain('user_created');
  expect(dialog.textContent).toContain('a1');
  // Only the hash tells whether two entries are of the same address.
  expect(dialog.textContent).toContain('address 0123abcd');
});

test('filters by action, by kind and by days, and keeps them in the address', async () => {
  const app = open();
  await screen.findByText('kim@agency.example');
  await choose('What', 'deleted the account of somebody');
  await waitFor(() => expect(app.location()).toBe('/admin/audit?action=user_deleted'));
  await waitFor(async () => expect(await sent(server, list)).toContain('?action=user_deleted&page=1&limit=10'));
  await choose('What', 'All: People and limits');
  await waitFor(() => expect(app.location()).toBe('/admin/audit?kind=people'));
  type('From', '2026-01-05');
  fireEvent.blur(screen.getByLabelText('From'));
  await waitFor(() => expect(app.location()).toBe('/admin/audit?kind=people&from=2026-01-05'));
  const asked = '?kind=people&from=2026-01-05&page=1&limit=10';
  await waitFor(async () => expect(await sent(server, list)).toContain(asked));
});

test('a day of the address that is none asks for all days', async () => {
  renderInApp(<AuditRoute />, { at: '/admin/audit?from=tomorrow', path: '/admin/audit' });
  await screen.findByText('kim@agency.example');
  expect(await sent(server, list)).toEqual(['?page=1&limit=10']);
});

test('verifies the chain, and says what was found', async () => {
  const found = { ok: true, isOtherKey: false, entries: 12, erased: 2, unlinked: 0, problem: null, end: '12.abc' };
  server.answer('GET /api/audit/verify', { body: found });
  open();
  await screen.findByText('kim@agency.example');
  click('Verify');
  expect(await screen.findByText(/All 12 entries are as they were written, 2 of them without/)).toBeDefined();
  server.answer('GET /api/audit/verify', { body: { ...found, ok: false, problem: '7: its words were changed' } });
  click('Verify');
  expect(await screen.findByText('The log was tampered with at entry 7: its words were changed.')).toBeDefined();
  server.answer('GET /api/audit/verify', { body: { ...found, ok: false, isOtherKey: true, problem: 'key: unknown' } });
  click('Verify');
  expect(await screen.findByText(/it was written with another ENCRYPTION_KEY/)).toBeDefined();
  const unproven = { entries: 3, from: '2026-01-05T12:00:00.000Z', to: '2026-01-06T12:00:00.000Z' };
  server.answer('GET /api/audit/verify', { body: { ...found, ok: false, unproven, problem: '7: unknown' } });
  click('Verify');
  expect(await screen.findByText(/^3 entries of .* were written with another ENCRYPTION_KEY/)).toBeDefined();
  expect(screen.queryByText(/tampered/)).toBeNull();
});

test('exports the found entries as a file', async () => {
  const made = vi.fn(() => 'blob:audit');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() }));
  server.answer('GET /api/audit/export', { body: { entries: [entry], totalItems: 3 } });
  open();
  await screen.findByText('kim@agency.example');
  click('Export');
  expect(await screen.findByText('The newest 1 of 3 saved')).toBeDefined();
  expect(made).toHaveBeenCalledOnce();
});
