// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RunWire } from '@overture/core/contract';
import { buildConfig, fakeFetch, renderInApp, signedIn } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RunsRoute } from '../runs/runs.route.tsx';
import { RunRoute } from './run.route.tsx';

const run: RunWire = {
  _id: 'run-1',
  name: 'Spring fair',
  state: 'running',
  why: null,
  atMaximum: false,
  counts: { ready: 12, processing: 4, error: 1, skipped: 2, pending: 30 },
  spentUsd: 0.42,
  maxCostUsd: 5,
  user: { _id: 'user-1', email: 'kim@agency.com' },
  department: 'Overture-Sales',
  promptTitle: 'Warm',
  aiModel: null,
  serviceTier: 'flex',
  language: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  endedAt: null,
};
const row = {
  row: 3,
  contact: '103',
  contactName: 'Ada Okafor',
  company: 'Okafor Freight',
  hubspotId: '103',
  status: 'error',
  recordId: 'r3',
  costUsd: 0.0213,
} as const;
let server: FakeFetch;
let sent: string[];

beforeEach(() => {
  signedIn('admin');
  sent = [];
  server = fakeFetch({
    'GET /api/config': { body: buildConfig() },
    'GET /api/runs/run-1/rows': {
      body: { rows: [{ ...row, error: { code: 'internal', message: 'It did not finish.' } }], total: 1 },
    },
  });
});
afterEach(() => server.restore());

function open(shown: RunWire) {
  server.answer('GET /api/runs/run-1', { body: { run: shown } });
  for (const kind of ['pause', 'resume', 'stop', 'retry'] as const) {
    server.answer(`POST /api/runs/run-1/${kind}`, async (request) => {
      sent.push(`${kind} ${await request.text()}`.trim());
      return { body: { run: shown } };
    });
  }
  return renderInApp(<RunRoute />, { at: '/runs/run-1', path: '/runs/:runId' });
}

test('shows how far a run is, what it has cost, and why a contact failed', async () => {
  open(run);
  const shares = await screen.findByRole('group', { name: 'Contacts' });
  expect(
    within(shares)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['12 ready', '4 being written', '1 failed', '2 left out', '30 waiting']);
  expect(screen.getByText('$0.42')).toBeDefined();
  expect(await screen.findByText('It did not finish.')).toBeDefined();
  expect(screen.getByText('Row 3 · Okafor Freight · 103')).toBeDefined();
  expect(screen.getByText('$0.02')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try 1 failed again' }));
  await waitFor(() => expect(sent).toEqual(['retry']));
});

test('says at which hour a run began and ended', async () => {
  open({ ...run, state: 'done', endedAt: '2026-01-05T11:30:00.000Z' });
  const text = await screen.findByText(/Started/);
  expect(text.textContent).toMatch(/Started Jan \d, 2026, \d+:00.*, ended Jan \d, 2026, \d+:30/);
});

test('of a stopped run nothing waits', async () => {
  open({ ...run, state: 'stopped', endedAt: '2026-01-05T11:30:00.000Z' });
  const shares = await screen.findByRole('group', { name: 'Contacts' });
  expect(within(shares).getByText(/not written/)).toBeDefined();
  expect(screen.queryByText(/waiting/)).toBeNull();
});

test('tells of its contacts what the run tells of them, as soon as that changes', async () => {
  const stopped = { ...run, state: 'stopped', endedAt: '2026-01-05T11:30:00.000Z' } as const;
  const { pending, processing } = run.counts;
  const rowsOf = (status: 'processing' | 'pending') => ({
    body: { rows: [{ ...row, status, error: null }], total: 1 },
  });
  open(stopped);
  server.answer('GET /api/runs/run-1/rows', rowsOf('processing'));
  const table = await screen.findByRole('table', { name: 'Contacts' });
  expect(await within(table).findByText('Being written')).toBeDefined();
  server.answer('GET /api/runs/run-1', {
    body: { run: { ...stopped, counts: { ...run.counts, processing: 0, pending: pending + processing } } },
  });
  server.answer('GET /api/runs/run-1/rows', rowsOf('pending'));
  expect(await within(table).findByText('Not written', {}, { timeout: 5_000 })).toBeDefined();
  const shares = screen.getByRole('group', { name: 'Contacts' });
  expect(within(shares).queryByText(/being written/)).toBeNull();
});

test('leads its owner to Review, once there is something to read', async () => {
  const { unmount } = open({ ...run, state: 'done' });
  const review = await screen.findByRole('link', { name: 'Review' });
  expect(review.getAttribute('href')).toBe('/admin/review?runId=run-1');
  unmount();
  for (const other of [
    { ...run, counts: { ...run.counts, ready: 0 } },
    { ...run, user: { ...run.user, _id: 'user-2' } },
  ]) {
    const shown = open(other);
    await screen.findByRole('button', { name: 'Pause' });
    expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
    shown.unmount();
  }
});

test('is paused at once, and stopped after a question', async () => {
  open(run);
  fireEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(sent).toEqual(['pause']));
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  const dialog = await screen.findByRole('dialog', { name: 'Stop the run' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(sent).toEqual(['pause', 'stop']));
});

test('says why it paused, and goes on with a higher maximum', async () => {
  const why = { code: 'budget_exhausted', message: 'The maximum cost of the run does not allow more.' } as const;
  open({ ...run, state: 'paused', why, atMaximum: true });
  expect(await screen.findByText(why.message)).toBeDefined();
  // To resume with the same maximum would pause it again.
  const lookOf = (name: string) => screen.getByRole('button', { name }).dataset['look'];
  expect([lookOf('Raise the maximum'), lookOf('Resume')]).toEqual(['primary', 'secondary']);
  fireEvent.click(screen.getByRole('button', { name: 'Raise the maximum' }));
  const field = await screen.findByRole('textbox', { name: 'Maximum cost in US dollars' });
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Raise and resume' });
  fireEvent.change(field, { target: { value: '4' } });
  expect(submit.disabled).toBe(true);
  fireEvent.change(field, { target: { value: '9.5' } });
  fireEvent.click(submit);
  await waitFor(() => expect(sent).toEqual(['resume {"maxCostUsd":9.5}']));
});

test('says that a run does not exist', async () => {
  renderInApp(<RunRoute />, { at: '/runs/run-9', path: '/runs/:runId' });
  expect(await screen.findByText('There is no such run.')).toBeDefined();
});

test('lists the runs, each with its state, progress and cost', async () => {
  server.answer('GET /api/runs', { body: { runs: [run], total: 1 } });
  renderInApp(<RunsRoute />, { at: '/runs', path: '/runs' });
  expect(await screen.findByRole('link', { name: /Spring fair/ })).toBeDefined();
  expect(screen.getByText('12 ready · 4 being written · 1 failed · 2 left out · 30 waiting')).toBeDefined();
  expect(screen.getByText('of $5.00')).toBeDefined();
});

test('offers no higher maximum where a limit paused it, which would pause it again', async () => {
  const why = { code: 'budget_exhausted', message: 'Your AI budget for today does not allow this.' } as const;
  open({ ...run, state: 'paused', why });
  expect(await screen.findByText(why.message)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Resume' }).dataset['look']).toBe('primary');
  expect(screen.queryByRole('button', { name: 'Raise the maximum' })).toBeNull();
});
