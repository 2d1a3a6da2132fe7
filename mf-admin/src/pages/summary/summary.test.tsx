// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminServer, choose, click, heads, never, optionsOf, refusal, sent, type } from '../../testing/page-test.ts';
import { usedPrompts } from './summary.queries.ts';
import type { SummaryPrompt } from './summary.queries.ts';
import { SummaryRoute } from './summary.route.tsx';

const list = 'GET /api/summary-prompts';
const create = 'POST /api/summary-prompts';
const update = 'PATCH /api/summary-prompts';
const remove = 'DELETE /api/summary-prompts';

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
  server.answer('GET /api/prompts/versions', { body: { versions: [] } });
});
afterEach(() => {
  server.restore();
  vi.restoreAllMocks();
});

function prompt(number: number, department = 'DT'): SummaryPrompt {
  return {
    _id: `s${number}`,
    title: `Summary ${number}`,
    description: '',
    prompt: `Look at ${number}`,
    department,
    forSummary: true,
    version: 1,
    createdAt: `2026-01-0${number}T12:00:00.000Z`,
  };
}

function open() {
  return renderInApp(<SummaryRoute />, { at: '/admin/summary', path: '/admin/summary' });
}

test('says that the prompts are loading', () => {
  server.answer(list, never);
  open();
  expect(screen.getByText('Loading prompts...')).toBeDefined();
});

test('shows title, prompt, domain and date, and which prompt of a domain is in use', async () => {
  server.answer(list, { body: [prompt(3), prompt(2), prompt(1, 'Conference')] });
  open();
  await screen.findByText('Summary 3');
  expect(heads()).toEqual(['Title', 'Prompt', 'Domain', 'Created At', 'Actions']);
  const inUse = (row: number) => within(screen.getAllByRole('row')[row] as HTMLElement).queryByText('In use') !== null;
  expect([inUse(1), inUse(2), inUse(3)]).toEqual([true, false, true]);
});

test('the newest prompt of a group is in use, whatever their order', () => {
  expect([...usedPrompts([prompt(1), prompt(2), prompt(3, 'Overture')])]).toEqual(['s2', 's3']);
});

test('an empty list says how summaries are written then', async () => {
  server.answer(list, { body: [] });
  open();
  expect(await screen.findByText('No summary prompts yet')).toBeDefined();
});

test('a failed load shows a toast and an error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(list, { status: 500 });
  open();
  expect(await screen.findAllByText('Failed to load prompts')).toHaveLength(2);
});

test('creates a prompt for one of the three groups', async () => {
  server.answer(list, { body: [prompt(1)] });
  open();
  await screen.findByText('Summary 1');
  click('Create Summary');
  await screen.findByRole('dialog', { name: 'Create Summary' });
  fireEvent.submit(screen.getByRole('form', { name: 'Create Summary' }));
  expect(await screen.findByText('Please enter a prompt')).toBeDefined();
  expect(screen.getByText('Please select a Domain')).toBeDefined();
  expect(await optionsOf('Domain')).toEqual(['Overture', 'DT', 'Conference']);
  type('Title', 'Short');
  type('Prompt', 'In three lines.');
  await choose('Domain', 'Conference');
  server.answer(create, { status: 201, body: { message: 'Summary prompt created', prompt: prompt(2, 'Conference') } });
  click('Create');
  expect(await screen.findByText('Summary prompt created')).toBeDefined();
  expect(await sent(server, create)).toEqual([
    { title: 'Short', description: '', department: 'Conference', prompt: 'In three lines.', forSummary: true },
  ]);
  await waitFor(async () => expect(await sent(server, list)).toHaveLength(2));
});

test('a failure without a reason shows Something went wrong', async () => {
  server.answer(list, { body: [prompt(1)] });
  open();
  await screen.findByText('Summary 1');
  click('Create Summary');
  await screen.findByRole('dialog');
  type('Prompt', 'In three lines.');
  await choose('Domain', 'Conference');
  server.answer(create, refusal(409, 'conflict', ''));
  click('Create');
  expect(await screen.findByText('Something went wrong')).toBeDefined();
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('a prompt is edited in its group, from the version that is shown', async () => {
  server.answer(list, { body: [prompt(1)] });
  open();
  await screen.findByText('Summary 1');
  click('Edit Summary 1');
  await screen.findByRole('dialog', { name: 'Edit Summary' });
  type('Prompt', 'In three lines.');
  server.answer(update, { body: { message: 'Summary prompt updated successfully', prompt: prompt(1) } });
  click('Update');
  expect(await screen.findByText('Summary prompt updated successfully')).toBeDefined();
  expect(await sent(server, update)).toEqual([
    { _id: 's1', title: 'Summary 1', description: '', prompt: 'In three lines.', basedOn: 1 },
  ]);
});

test('a prompt is deleted after a confirmation; the last one of a group stays', async () => {
  server.answer(list, { body: [prompt(1)] });
  open();
  await screen.findByText('Summary 1');
  click('Delete Summary 1');
  expect((await screen.findByRole('dialog', { name: 'Delete Summary' })).textContent).toContain('cannot be undone');
  server.answer(remove, refusal(409, 'conflict', 'The last summary prompt of a group cannot be deleted.'));
  click('Delete');
  expect(await screen.findByText('The last summary prompt of a group cannot be deleted.')).toBeDefined();
  expect(await sent(server, remove)).toEqual([{ _id: 's1' }]);
});

test('the eye opens the whole prompt', async () => {
  server.answer(list, { body: [prompt(1)] });
  open();
  await screen.findByText('Summary 1');
  click('View Summary 1');
  expect((await screen.findByRole('region', { name: 'Prompt' })).textContent).toBe('Look at 1');
});
