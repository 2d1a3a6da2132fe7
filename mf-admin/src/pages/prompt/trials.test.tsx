// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expectationsSchema } from '@overture/core/contract';
import { renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminServer, click, refusal, sent } from '../../testing/page-test.ts';
import { TrialsCard } from './trials-card.tsx';
import { emptyPrompt } from './prompt.queries.ts';

const start = 'POST /api/prompts/trials';
const texts = { ...emptyPrompt, title: 'Warm', department: 'DT-PM', prompt: 'Write two.' };

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
  server.answer('GET /api/prompts/trials', { body: { trials: [] } });
  server.answer('GET /api/model-ai/choices', { body: { models: [] } });
});
afterEach(() => server.restore());

const sample = (id: string, golden: boolean) => ({
  _id: id,
  name: `Sample ${id}`,
  department: 'DT-PM',
  hubspotId: '42',
  disguised: true,
  golden,
  expectations: expectationsSchema.parse({}),
  createdAt: '2026-01-05T12:00:00.000Z',
  createdBy: null,
});

async function open({ samples = [sample('a', true), sample('b', false)], version = null as number | null } = {}) {
  server.answer('GET /api/prompts/samples', { body: { samples } });
  renderInApp(<TrialsCard promptId="p1" texts={texts} version={version} />);
  await screen.findByText(/A trial writes the emails of samples/);
  click('Try on Samples');
  await screen.findByRole('dialog', { name: 'Try on Samples' });
}

test('shows the cost of the golden samples before it starts, and tries the unsaved text', async () => {
  server.answer(start, { status: 202, body: { trialId: null, cells: 2, toWrite: 1, expectedUsd: 0.04 } });
  await open();
  expect(await screen.findByText('2 sequences, 1 to write for about $0.04.')).toBeDefined();
  server.answer(start, { status: 202, body: { trialId: 't1', cells: 2, toWrite: 1, expectedUsd: 0.04 } });
  click('Start Trial');
  const asked = { _id: 'p1', prompt: 'Write two.', title: 'Warm', samples: ['a'] };
  await waitFor(async () =>
    expect(await sent(server, start)).toEqual([
      { ...asked, dryRun: true },
      { ...asked, dryRun: false },
    ]),
  );
});

test('tries a saved version, without a second column on request', async () => {
  server.answer(start, { status: 202, body: { trialId: null, cells: 1, toWrite: 0, expectedUsd: 0 } });
  await open({ version: 3 });
  fireEvent.click(await screen.findByRole('switch', { name: 'Sample b' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Compare with the live version' }));
  expect(await screen.findByText('1 sequence, all written before: nothing to pay.')).toBeDefined();
  expect((await sent(server, start)).at(-1)).toEqual({
    _id: 'p1',
    version: 3,
    samples: ['a', 'b'],
    baseline: null,
    dryRun: true,
  });
});

test('says why a trial cannot start', async () => {
  server.answer(start, refusal(429, 'budget_exhausted', 'The budget of DT-PM for today is used up.'));
  await open();
  expect(await screen.findByText('The budget of DT-PM for today is used up.')).toBeDefined();
});

test('says what to do first if there are no samples', async () => {
  await open({ samples: [] });
  expect(await screen.findByText(/DT-PM has no samples yet/)).toBeDefined();
});

test('opens with the model that AI Models named', async () => {
  server.answer('GET /api/prompts/samples', { body: { samples: [sample('a', true)] } });
  server.answer(start, { status: 202, body: { trialId: null, cells: 2, toWrite: 2, expectedUsd: null } });
  renderInApp(<TrialsCard promptId="p1" texts={texts} version={2} />, { at: '/?model=gpt-6.1-sol' });
  expect(await screen.findByText('2 sequences, 2 to write at a cost that nobody knows.')).toBeDefined();
  expect(await sent(server, start)).toEqual([
    { _id: 'p1', version: 2, samples: ['a'], aiModel: 'gpt-6.1-sol', dryRun: true },
  ]);
});
