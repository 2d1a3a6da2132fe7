// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminServer, click, heads, never } from '../../testing/page-test.ts';
import type { Template } from './templates.queries.ts';
import { TemplatesRoute } from './templates.route.tsx';

const list = 'GET /api/templates';

let server: FakeFetch;
let copied: string[];
beforeEach(() => {
  server = adminServer('admin');
  copied = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
});
afterEach(() => {
  server.restore();
  vi.restoreAllMocks();
});

function template(number: number, prompt = `Prompt ${number}`): Template {
  return {
    _id: `t${number}`,
    title: `Template ${number}`,
    prompt,
    createdAt: `2026-01-${String(number).padStart(2, '0')}T12:00:00.000Z`,
  };
}

function open(at = '/templates') {
  return renderInApp(<TemplatesRoute />, { at, path: '/templates' });
}

test('says that the templates are loading', () => {
  server.answer(list, never);
  open();
  expect(screen.getByRole('heading', { name: 'AI Prompts' })).toBeDefined();
  expect(screen.getByText('View your AI prompts templates.')).toBeDefined();
  expect(screen.getByText('Loading prompts...')).toBeDefined();
});

test('shows row number, title, the first 50 characters and the date, and no button to add', async () => {
  server.answer(list, { body: [template(1, `${'x'.repeat(50)}yz`), template(2)] });
  open();
  expect(await screen.findByText(`${'x'.repeat(50)}...`)).toBeDefined();
  expect(heads()).toEqual(['S.No.', 'Title', 'Prompt', 'Created At', 'Actions']);
  expect(screen.getAllByRole('row')[2]?.textContent).toMatch(/^2Template 2Prompt 2/);
  expect(screen.queryByRole('button', { name: /^(create|edit|delete) /i })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Pagination' })).toBeNull();
});

test('an empty list says whom to ask', async () => {
  server.answer(list, { body: [] });
  open();
  expect(await screen.findByText('No prompts yet')).toBeDefined();
});

test('a failed load shows a toast and a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(list, { status: 500 });
  open();
  expect(await screen.findAllByText('Failed to load prompts')).toHaveLength(2);
  server.answer(list, { body: [template(1)] });
  click('Try Again');
  expect(await screen.findByText('Template 1')).toBeDefined();
});

test('the eye opens the whole prompt, which can be copied with its title', async () => {
  const prompt = `Dear reader,\n\n${'long '.repeat(30)}end.`;
  server.answer(list, { body: [template(1, prompt)] });
  open();
  await screen.findByText('Template 1');
  click('View Template 1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Prompt Template' }));
  expect(dialog.getByRole('region', { name: 'Prompt' }).textContent).toBe(prompt);
  click('Copy title');
  click('Copy prompt');
  await waitFor(() => expect(dialog.getAllByRole('button', { name: 'Copied!' })).toHaveLength(2));
  expect(copied).toEqual(['Template 1', prompt]);
});

test('search and sort are kept in the address', async () => {
  server.answer(list, { body: Array.from({ length: 12 }, (_, at) => template(at + 1)) });
  const app = open('/templates?sort=-title');
  await screen.findByText('Template 12');
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('Template 12');
  expect(screen.getByText('Showing 1 to 10 of 12 entries')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Created At' }));
  expect(app.location()).toBe('/templates?sort=created');
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'template 3' } });
  await waitFor(() => expect(app.location()).toContain('search=template+3'));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'nothing' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(11));
});

test('begins a generation with the shown template', async () => {
  server.answer(list, { body: [template(1)] });
  const app = open();
  await screen.findByText('Template 1');
  click('View Template 1');
  await screen.findByRole('dialog');
  click('Use this template');
  await waitFor(() => expect(app.location()).toBe('/dashboard'));
  expect(app.locationState()).toEqual({ promptId: 't1' });
});
