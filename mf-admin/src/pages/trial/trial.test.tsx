// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { TrialCellWire, TrialWire } from '@overture/core/contract';
import { renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminServer, click, never, refusal } from '../../testing/page-test.ts';
import { TrialRoute } from './trial.route.tsx';

const list = 'GET /api/prompts/trials';

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  server.restore();
});

function cell(column: number, body: string, overrides: Partial<TrialCellWire> = {}): TrialCellWire {
  const email = { subject: 'Your move', body, sendAfterDays: 0, purpose: null, evidence: [], checks: [] };
  return {
    sample: 's1',
    sampleName: 'Robin Sample',
    golden: true,
    column,
    state: 'ready',
    error: null,
    reused: column === 1,
    result: {
      emails: [email],
      service: null,
      words: 120,
      findings: { verified: 2, unsupported: 1, fill: 0, block: 0, warn: 0, tip: 0 },
      inputTokens: 4_000,
      outputTokens: 1_000,
      costUsd: 0.02,
      seconds: 2.5,
      broken: [],
    },
    ...overrides,
  };
}

function trial(overrides: Partial<TrialWire> = {}): TrialWire {
  const column = { title: 'Warm', aiModel: 'gpt-5', aiModelLabel: 'GPT-5' };
  return {
    _id: 't1',
    purpose: 'trial',
    state: 'done',
    columns: [
      { ...column, version: null },
      { ...column, version: 2 },
    ],
    cells: [cell(0, 'We save you forty hours.'), cell(1, 'We save you time.')],
    counts: { pending: 0, running: 0, ready: 2, error: 0 },
    regressions: [],
    brokenInBoth: [],
    expectedUsd: 0.05,
    costUsd: 0.02,
    createdAt: '2026-01-05T12:00:00.000Z',
    createdBy: 'kim@agency.example',
    ...overrides,
  };
}

function open(...trials: TrialWire[]) {
  server.answer(list, { body: { trials } });
  return openAsIs();
}

function openAsIs() {
  const path = '/admin/prompts/:promptId/trials/:trialId';
  return renderInApp(<TrialRoute />, { at: '/admin/prompts/p1/trials/t1', path });
}

test('says that the trial is loading', () => {
  server.answer(list, never);
  openAsIs();
  expect(screen.getByRole('group', { name: 'Loading...' })).toBeDefined();
  // Nothing is said of it yet, least of all what the generator's page says of itself.
  expect(screen.queryByText(/^Create personalized/)).toBeNull();
});

test('a failed load shows a toast and a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(list, { status: 500 });
  openAsIs();
  expect(await screen.findAllByText('Failed to load the trial')).toHaveLength(2);
  server.answer(list, { body: { trials: [trial()] } });
  click('Try Again');
  expect(await screen.findByText('Done, nothing got worse')).toBeDefined();
});

test('a trial that is gone says so, is no failure, and leads to the others', async () => {
  server.answer(list, refusal(404, 'not_found', 'This trial no longer exists.'));
  openAsIs();
  expect(await screen.findByText('This trial no longer exists')).toBeDefined();
  expect(screen.queryByText('Failed to load the trial')).toBeNull();
  const paths = screen.getAllByRole('link', { name: 'Edit Prompt' }).map((link) => link.getAttribute('href'));
  expect(paths).toEqual(['/admin/prompts/p1', '/admin/prompts/p1']);
});

test('shows the tried and the compared text side by side, with their figures', async () => {
  open(trial());
  expect(
    await screen.findByText('The emails of samples side by side: Unsaved text compared with v2 · GPT-5'),
  ).toBeDefined();
  expect(screen.getByText('Done, nothing got worse')).toBeDefined();
  const email = within(screen.getByRole('region', { name: 'Email 1' }));
  expect(email.getByText('We save you forty hours.')).toBeDefined();
  expect(email.getByText('We save you time.')).toBeDefined();
  // On a phone the emails stand below each other, far from the heads of their columns.
  expect(email.getByText(/· v2 · GPT-5$/)).toBeDefined();
  expect(email.getByText(/· Unsaved text · GPT-5$/)).toBeDefined();
  expect(
    screen.getAllByText(/^1 email · 120 words · 5,000 tokens · .* · 2.5 s · 2 found in a source · 1 without a source$/),
  ).toHaveLength(2);
  expect(screen.getByText(/\$0.02, paid before/)).toBeDefined();
});

test('marks the words that differ', async () => {
  open(trial());
  fireEvent.click(await screen.findByRole('radio', { name: 'Changes' }));
  await waitFor(() => expect(screen.getByText('forty hours').tagName).toBe('INS'));
});

test('says what got worse, and for whom', async () => {
  const regression = {
    sample: 's1',
    sampleName: 'Robin Sample',
    what: 'unsupported_text',
    message: '“forty hours” is in no source.',
  } as const;
  open(trial({ regressions: [regression] }));
  expect(await screen.findByText('Done, 1 thing got worse')).toBeDefined();
  expect(screen.getByText('“forty hours” is in no source.')).toBeDefined();
});

test('says which expectation the live version does not meet either, which is nothing worse', async () => {
  const broken = { sample: 's1', sampleName: 'Robin Sample', what: 'broken_expectation' } as const;
  open(trial({ brokenInBoth: [{ ...broken, message: 'No email mentions “Saturn”.' }] }));
  expect(await screen.findByText('Done, nothing got worse')).toBeDefined();
  expect(screen.getByText('No email mentions “Saturn”. The live version breaks this, too.')).toBeDefined();
});

test('shows its progress while it runs, without a reload', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const waits = cell(0, '', { state: 'pending', result: null });
  const counts = { pending: 1, running: 0, ready: 1, error: 0 };
  open(trial({ state: 'running', regressions: null, cells: [waits, cell(1, 'We save you time.')], counts }));
  expect(await screen.findByText('1 of 2 sequences written')).toBeDefined();
  expect(screen.getByText(/It waits for its turn/)).toBeDefined();
  server.answer(list, { body: { trials: [trial()] } });
  const asked = server.requests.length;
  await act(() => vi.advanceTimersByTimeAsync(1_499));
  expect(server.requests).toHaveLength(asked);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(await screen.findByText('Done, nothing got worse')).toBeDefined();
});

test('says why a sequence could not be written', async () => {
  const failed = cell(0, '', {
    state: 'error',
    result: null,
    error: { code: 'ai_bad_answer', message: 'The model refused to write this.' },
  });
  open(trial({ cells: [failed, cell(1, 'We save you time.')] }));
  expect(await screen.findByText('The model refused to write this.')).toBeDefined();
});

test('a trial whose samples were deleted says so', async () => {
  open(trial({ cells: [] }));
  expect(await screen.findByText(/Its samples were deleted/)).toBeDefined();
});
