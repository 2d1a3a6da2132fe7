// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { buildPrompt, renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminServer, choose, click, heads, never, outcomesOf, refusal, sent } from '../../testing/page-test.ts';
import type { ListedPrompt } from './prompts.queries.ts';
import { PromptsRoute } from './prompts.route.tsx';

const list = 'GET /api/prompts';
const remove = 'DELETE /api/prompts/deleteById';

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
  server.answer('GET /api/outcomes', outcomesOf([]));
});
afterEach(() => {
  server.restore();
  vi.restoreAllMocks();
});

const warm: ListedPrompt = {
  ...buildPrompt({
    _id: 'p1',
    title: 'Warm introduction',
    description: 'For people we met',
    prompt: `${'a'.repeat(100)}bc`,
    department: 'DT-PM',
  }),
  uses: 12,
};

function serve(prompts: readonly ListedPrompt[]): void {
  server.answer(list, { body: { prompts, totalPrompts: prompts.length, totalPages: 1, currentPage: 1 } });
}

function open(at = '/admin/prompts') {
  return renderInApp(<PromptsRoute />, { at, path: '/admin/prompts' });
}

async function opened(): Promise<void> {
  serve([warm]);
  open();
  await screen.findByText('Warm introduction');
}

test('says that the prompts are loading', () => {
  server.answer(list, never);
  open();
  expect(screen.getByText('Loading prompts...')).toBeDefined();
});

test('shows title, the first 100 characters and the date', async () => {
  await opened();
  expect(heads()).toEqual(['Title', 'Prompt', 'Version', 'Uses', 'Created At', 'Actions']);
  expect(screen.getByText(`${'a'.repeat(100)}…`)).toBeDefined();
  expect(screen.getByText('Showing 1 to 1 of 1 entries')).toBeDefined();
});

test('shows how many emails of the live version were handed over, changed and answered', async () => {
  const row = {
    key: `p1@${warm.version}`,
    label: 'Warm introduction',
    handedOver: 64,
    sent: 60,
    replied: 9,
    met: 1,
    bounced: 0,
    optedOut: 0,
    editDistance: { median: 0.04, p90: 0.3 },
    replyRate: { value: 0.15, low: 0.08, high: 0.26 },
  };
  server.answer('GET /api/outcomes', outcomesOf([row, { ...row, key: 'p1@99', handedOver: 3 }]));
  await opened();
  expect(await screen.findByText('12 · 64 handed over')).toBeDefined();
  expect(screen.getByText('4 % edited · 15 % replied')).toBeDefined();
});

test('an empty list says what prompts are for', async () => {
  serve([]);
  open();
  expect(await screen.findByText('No prompts yet')).toBeDefined();
});

test('a failed load shows a toast and a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(list, { status: 500 });
  open();
  expect(await screen.findAllByText('Failed to load prompts')).toHaveLength(2);
  serve([warm]);
  click('Try Again');
  expect(await screen.findByText('Warm introduction')).toBeDefined();
});

test('the domain filter is kept in the address and sent to the server', async () => {
  await opened();
  await choose('Domain', 'DT-PM');
  await waitFor(async () => expect(await sent(server, list)).toContain('?page=1&limit=10&department=DT-PM'));
});

test('search and sort are sent to the server, and a search without a result can be cleared', async () => {
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Title' }));
  await waitFor(async () => expect(await sent(server, list)).toContain('?page=1&limit=10&sort=title'));
  serve([]);
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'nothing' } });
  expect(await screen.findByText('Nothing matches')).toBeDefined();
  expect(await sent(server, list)).toContain('?page=1&limit=10&search=nothing&sort=title');
  serve([warm]);
  click('Clear filters');
  expect(await screen.findByText('Warm introduction')).toBeDefined();
});

test('each prompt links to its page and to a copy', async () => {
  await opened();
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('Create Prompt')).toBe('/admin/prompts/new');
  expect(target('Edit Warm introduction')).toBe(`/admin/prompts/${warm._id}`);
  expect(target('Copy Warm introduction')).toBe('/admin/prompts/new?copy=p1');
});

test('a template that was never published is marked as a draft', async () => {
  serve([{ ...warm, version: 0 }]);
  open();
  expect(await screen.findByText('Draft')).toBeDefined();
});

test('deleting asks first, says that it cannot be undone, and sends the id', async () => {
  await opened();
  click('Delete Warm introduction');
  expect((await screen.findByRole('dialog', { name: 'Delete Prompt' })).textContent).toContain('cannot be undone');
  server.answer(remove, { body: { message: 'Prompt deleted successfully' } });
  serve([]);
  click('Delete');
  expect(await screen.findByText('Prompt deleted successfully')).toBeDefined();
  expect(await sent(server, remove)).toEqual([{ _id: 'p1' }]);
  expect(await screen.findByText('No prompts yet')).toBeDefined();
});

test('a failed deletion without a reason shows a text of its own', async () => {
  await opened();
  click('Delete Warm introduction');
  await screen.findByRole('dialog');
  server.answer(remove, refusal(404, 'not_found', ''));
  click('Delete');
  expect(await screen.findByText('Failed to delete prompt')).toBeDefined();
});

test('a row opens its prompt, by its whole title', async () => {
  const title = 'A warm introduction after a long silence, for people whom we have met at a fair';
  serve([{ ...warm, title }]);
  open();
  const link = (await screen.findByText(title)).closest('a');
  expect(link?.getAttribute('href')).toBe(`/admin/prompts/${warm._id}`);
});
