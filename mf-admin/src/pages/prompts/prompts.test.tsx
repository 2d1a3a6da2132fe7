// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Prompt } from '@overture/core/contract';
import { buildPrompt, renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminServer, choose, click, field, heads, never, refusal, sent, type } from '../../testing/page-test.ts';
import { PromptsRoute } from './prompts.route.tsx';

const list = 'GET /api/prompts';
const create = 'POST /api/prompts';
const update = 'PATCH /api/prompts';
const remove = 'DELETE /api/prompts/deleteById';

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
});
afterEach(() => {
  server.restore();
  vi.restoreAllMocks();
});

const warm = buildPrompt({
  _id: 'p1',
  title: 'Warm introduction',
  description: 'For people we met',
  prompt: `${'a'.repeat(100)}bc`,
  department: 'DT-PM',
});

function serve(prompts: readonly Prompt[]): void {
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
  expect(heads()).toEqual(['Title', 'Prompt', 'Created At', 'Actions']);
  expect(screen.getByText(`${'a'.repeat(100)}…`)).toBeDefined();
  expect(screen.getByText('Showing 1 to 1 of 1 entries')).toBeDefined();
});

test('no prompts: what they are for', async () => {
  serve([]);
  open();
  expect(await screen.findByText('No prompts yet')).toBeDefined();
});

test('a failed load is a toast and a state with a way on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(list, { status: 500 });
  open();
  expect(await screen.findAllByText('Failed to load prompts')).toHaveLength(2);
  serve([warm]);
  click('Try Again');
  expect(await screen.findByText('Warm introduction')).toBeDefined();
});

test('the domain filter is asked of the server and stands in the address', async () => {
  await opened();
  await choose('Domain', 'DT-PM');
  await waitFor(async () => expect(await sent(server, list)).toContain('?page=1&limit=10&department=DT-PM'));
});

test('search and sort are asked of the server; what is not found can be cleared', async () => {
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

test('a prompt needs its text and a domain; title and description may stay empty', async () => {
  await opened();
  click('Create Prompt');
  await screen.findByRole('dialog', { name: 'Create Prompt' });
  fireEvent.submit(screen.getByRole('form', { name: 'Create Prompt' }));
  expect(await screen.findByText('Please enter a prompt')).toBeDefined();
  expect(screen.getByText('Please select a Domain')).toBeDefined();
  expect(document.activeElement).toBe(field('Domain'));
  type('Prompt', 'Write to them.');
  await choose('Domain', 'DT-Sales');
  server.answer(create, { status: 201, body: { message: '', prompt: warm } });
  click('Create');
  expect(await screen.findByText('Prompt created successfully')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await sent(server, create)).toEqual([
    { title: '', description: '', department: 'DT-Sales', prompt: 'Write to them.' },
  ]);
});

test('editing begins with what is saved, sends its id, and a cancelled edit is forgotten', async () => {
  await opened();
  click('Edit Warm introduction');
  await screen.findByRole('dialog', { name: 'Edit Prompt' });
  type('Title', 'Never saved');
  click('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  click('Edit Warm introduction');
  await screen.findByRole('dialog');
  expect(field('Title').value).toBe('Warm introduction');
  expect(field('Prompt').value).toBe(warm.prompt);
  type('Title', 'Warmer');
  server.answer(update, { body: { message: 'Prompt updated successfully', prompt: warm } });
  click('Update');
  expect(await screen.findByText('Prompt updated successfully')).toBeDefined();
  expect(await sent(server, update)).toEqual([
    { _id: 'p1', title: 'Warmer', description: 'For people we met', department: 'DT-PM', prompt: warm.prompt },
  ]);
});

test('while it is being saved the button says so; a failure keeps what was typed', async () => {
  await opened();
  click('Edit Warm introduction');
  await screen.findByRole('dialog');
  let answer = (): void => undefined;
  server.answer(
    update,
    () => new Promise((resolve) => (answer = () => resolve(refusal(409, 'conflict', 'Changed meanwhile')))),
  );
  type('Title', 'Warmer');
  click('Update');
  await screen.findByRole('button', { name: 'Updating...' });
  await waitFor(async () => expect(await sent(server, update)).toHaveLength(1));
  answer();
  expect(await screen.findByText('Changed meanwhile')).toBeDefined();
  expect(field('Title').value).toBe('Warmer');
});

test('a creation that fails without a reason: Something went wrong, and what was typed stays', async () => {
  await opened();
  click('Create Prompt');
  await screen.findByRole('dialog');
  type('Prompt', 'Kept.');
  await choose('Domain', 'DT-PM');
  server.answer(create, refusal(409, 'conflict', ''));
  click('Create');
  expect(await screen.findByText('Something went wrong')).toBeDefined();
  expect(field('Prompt').value).toBe('Kept.');
});

test('deleting asks first, says that it cannot be undone, and sends the id', async () => {
  await opened();
  click('Delete Warm introduction');
  expect((await screen.findByRole('dialog', { name: 'Delete Prompt' })).textContent).toContain('cannot be undone');
  server.answer(remove, { body: { message: '' } });
  serve([]);
  click('Delete');
  expect(await screen.findByText('Prompt deleted successfully')).toBeDefined();
  expect(await sent(server, remove)).toEqual([{ _id: 'p1' }]);
  expect(await screen.findByText('No prompts yet')).toBeDefined();
});

test('a deletion that fails without a reason has words of its own', async () => {
  await opened();
  click('Delete Warm introduction');
  await screen.findByRole('dialog');
  server.answer(remove, refusal(404, 'not_found', ''));
  click('Delete');
  expect(await screen.findByText('Failed to delete prompt')).toBeDefined();
});
