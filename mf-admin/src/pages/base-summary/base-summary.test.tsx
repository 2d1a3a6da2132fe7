// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminServer, click, field, never, refusal, sent, type } from '../../testing/page-test.ts';
import { BaseSummaryRoute } from './base-summary.route.tsx';

const get = 'GET /api/base-prompts';
const post = 'POST /api/base-prompts';
const saved = { title: 'The house view', prompt: 'First line.\nSecond line.' };

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
  server.answer('GET /api/prompts/versions', { body: { versions: [] } });
});
afterEach(() => {
  server.restore();
  vi.restoreAllMocks();
});

function open() {
  return renderInApp(<BaseSummaryRoute />);
}

async function editing(): Promise<void> {
  server.answer(get, { body: saved });
  open();
  await screen.findByText('The house view');
  click('Edit Mode', 'switch');
}

test('says that it is loading, and cannot be edited yet', () => {
  server.answer(get, never);
  open();
  expect(screen.getByRole('group', { name: 'Loading...' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Edit Mode' }).disabled).toBe(true);
});

test('shows title and prompt as they were written', async () => {
  server.answer(get, { body: saved });
  open();
  expect(await screen.findByText('The house view')).toBeDefined();
  expect(screen.getByText(/First line/).textContent).toBe(saved.prompt);
  expect(screen.queryByRole('form')).toBeNull();
});

test('an empty summary can be edited at once', async () => {
  server.answer(get, { body: { title: '', prompt: '' } });
  open();
  expect(await screen.findByText('No base summary yet')).toBeDefined();
  click('Write it');
  expect(screen.getByRole('form', { name: 'Base Summary' })).toBeDefined();
});

test('a failed load can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(get, { status: 500 });
  open();
  expect(await screen.findAllByText('Failed to load the base summary')).toHaveLength(2);
  server.answer(get, { body: saved });
  click('Try Again');
  expect(await screen.findByText('The house view')).toBeDefined();
});

test.each([
  ['the switch', () => click('Edit Mode', 'switch')],
  ['Cancel', () => click('Cancel')],
])('leaving edit mode by %s restores what is saved', async (_, leave) => {
  await editing();
  type('Title', 'Something else');
  leave();
  expect(screen.getByText('The house view')).toBeDefined();
  click('Edit Mode', 'switch');
  expect(field('Title').value).toBe('The house view');
  expect(await sent(server, post)).toEqual([]);
});

test('both fields are required', async () => {
  await editing();
  type('Title', ' ');
  type('Prompt', '');
  fireEvent.submit(screen.getByRole('form'));
  expect(await screen.findByText('Please enter a title')).toBeDefined();
  expect(screen.getByText('Please enter a prompt')).toBeDefined();
  expect(document.activeElement).toBe(field('Title'));
});

test('saves, shows what was saved and leaves edit mode', async () => {
  await editing();
  type('Title', ' The new view ');
  server.answer(post, { body: { message: 'Base summary saved' } });
  server.answer(get, { body: { ...saved, title: 'The new view' } });
  fireEvent.submit(screen.getByRole('form'));
  expect(await screen.findByText('Base summary saved')).toBeDefined();
  expect(await screen.findByText('The new view')).toBeDefined();
  expect(screen.queryByRole('form')).toBeNull();
  expect(await sent(server, post)).toEqual([{ title: 'The new view', prompt: saved.prompt }]);
});

test('shows the new text at once; after a refusal the form has the typed text, and Cancel restores the saved text', async () => {
  await editing();
  type('Title', 'The new view');
  let refuse = (): void => undefined;
  server.answer(
    post,
    () => new Promise((resolve) => (refuse = () => resolve(refusal(400, 'validation_failed', 'Too long')))),
  );
  click('Save');
  expect(await screen.findByText('The new view')).toBeDefined();
  expect(screen.queryByRole('form')).toBeNull();
  refuse();
  expect(await screen.findByText('Too long')).toBeDefined();
  await waitFor(() => expect(field('Title').value).toBe('The new view'));
  click('Cancel');
  expect(await screen.findByText(saved.title)).toBeDefined();
});

test('an older version is compared with the one in use, and restored for a reason', async () => {
  const version = (number: number, state: string) => ({
    version: number,
    state,
    title: 'The house view',
    description: '',
    department: null,
    prompt: `Look at ${number}.`,
    author: 'kim@agency.example',
    why: `Reason ${number}`,
    createdAt: '2026-01-05T12:00:00.000Z',
    publishedAt: null,
    uses: null,
  });
  const publish = 'POST /api/prompts/publish';
  server.answer(get, { body: saved });
  server.answer('GET /api/prompts/versions', { body: { versions: [version(2, 'live'), version(1, 'retired')] } });
  server.answer(publish, { body: { message: 'Version 1 is live', gate: 'not_judged' } });
  open();
  await screen.findByText('Reason 1');
  click('Restore version 1');
  await screen.findByRole('dialog', { name: 'Restore Version 1' });
  type('Why', 'It was clearer');
  click('Restore');
  expect(await screen.findByText('Version 1 is live')).toBeDefined();
  expect(await sent(server, publish)).toEqual([{ _id: 'base-summary', version: 1, why: 'It was clearer' }]);
  await waitFor(() => expect(server.requests.filter(({ url }) => url.includes('base-prompts'))).toHaveLength(2));
});
