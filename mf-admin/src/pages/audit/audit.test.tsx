// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminServer, choose, click, heads, never, sent } from '../../testing/page-test.ts';
import { AuditRoute } from './audit.route.tsx';

const list = 'GET /api/audit';
const entry = {
  _id: 'a1',
  at: '2026-01-05T12:00:00.000Z',
  actor: 'kim@agency.example',
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

test('shows who did what, in words', async () => {
  open();
  expect(await screen.findByText('kim@agency.example')).toBeDefined();
  expect(heads()).toEqual(['When', 'Who', 'What', 'Target', 'Detail']);
  expect(screen.getByRole('cell', { name: 'User created' })).toBeDefined();
  expect(await sent(server, list)).toEqual(['?page=1&limit=10']);
});

test('filters by the action in the address', async () => {
  const app = open();
  await screen.findByText('kim@agency.example');
  await choose('What', 'Key deleted');
  await waitFor(() => expect(app.location()).toBe('/admin/audit?action=key_deleted'));
  await waitFor(async () => expect(await sent(server, list)).toContain('?action=key_deleted&page=1&limit=10'));
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
