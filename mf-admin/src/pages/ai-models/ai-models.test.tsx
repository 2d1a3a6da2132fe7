// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { modelOptions } from '@overture/core/contract';
import type { OfferedModelWire } from '@overture/core/contract';
import { buildConfig, buildModel, buildPrompt, renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  adminServer,
  choose,
  click,
  field,
  heads,
  isDisabled,
  never,
  optionsOf,
  refusal,
  sent,
  type,
} from '../../testing/page-test.ts';
import { AiModelsRoute } from './ai-models.route.tsx';

const list = 'GET /api/model-ai';
const create = 'POST /api/model-ai';
const update = 'PUT /api/model-ai/m1';
const deactivate = 'DELETE /api/model-ai/m1';

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
  // Its query's key begins with that of the list.
  server.answer('GET /api/model-ai/domains', { body: { domains: [] } });
});
afterEach(() => {
  server.restore();
  vi.restoreAllMocks();
});

const mini = buildModel({ _id: 'm1', aiModel: 'gpt-5-mini', aiModelLabel: 'GPT-5 Mini', department: 'DT-PM' });
const saved = (message: string) => ({ success: true, message, data: mini });

function open() {
  return renderInApp(<AiModelsRoute />, { at: '/admin/ai-models', path: '/admin/ai-models' });
}

const broken = (): never => {
  throw new TypeError('Failed to fetch');
};

async function opened(model = mini): Promise<void> {
  server.answer(list, { body: { data: [model] } });
  open();
  await screen.findByText('GPT-5 Mini');
}

async function createOne(): Promise<void> {
  await opened();
  click('Create AI Model');
  await screen.findByRole('dialog', { name: 'Create New AI Model' });
  await choose('Domain*', 'DT-Sales');
  await choose('Model*', 'GPT-5 Nano');
}

test('shows what the page is for while it loads', () => {
  server.answer(list, never);
  open();
  expect(screen.getByRole('heading', { name: 'AI Models' })).toBeDefined();
  expect(screen.getByText('Create and manage your AI models')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'All AI Models' })).toBeDefined();
  expect(screen.getByText('Loading AI models...')).toBeDefined();
});

test('shows domain, model, status and date', async () => {
  await opened();
  expect(heads()).toEqual(['Domain', 'Model Name', 'Status', 'Created At', 'Actions']);
  expect(within(screen.getAllByRole('row')[1] as HTMLElement).getByText('Active')).toBeDefined();
});

test('an empty list says which models are offered then', async () => {
  server.answer(list, { body: { data: [] } });
  server.answer('GET /api/model-ai/domains', {
    body: {
      domains: ['DT-PM', 'DT-Sales'].map((department) => ({
        department,
        models: [five],
        ended: [],
      })),
    },
  });
  open();
  expect(await screen.findByText('No AI models yet')).toBeDefined();
  expect(await screen.findByText(/On offer today: GPT-5\. Create an AI model to decide/)).toBeDefined();
});

test('says what to do where a domain has nothing to generate with', async () => {
  server.answer('GET /api/model-ai/domains', {
    body: { domains: [{ department: 'DT-PM', models: [], ended: [] }] },
  });
  await opened();
  expect(await screen.findByText(/^DT-PM has nothing to generate with.*Create one that the key has/)).toBeDefined();
  expect(screen.getByText('not offered: the key of the domain does not have it')).toBeDefined();
});

test('a failed load shows a toast and a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(list, { status: 500 });
  open();
  expect(await screen.findAllByText('Failed to fetch AI models')).toHaveLength(2);
  server.answer(list, { body: { data: [mini] } });
  click('Try Again');
  expect(await screen.findByText('GPT-5 Mini')).toBeDefined();
});

test('domain and model are required; the choices are the five domains and the eight models', async () => {
  await opened();
  click('Create AI Model');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New AI Model' }));
  fireEvent.submit(screen.getByRole('form'));
  expect(await screen.findByText('Please select a Domain')).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: 'Domain*' }));
  expect(dialog.getByPlaceholderText('Select an option')).toBe(dialog.getByRole('combobox', { name: 'Domain*' }));
  expect(dialog.getByPlaceholderText('Select an AI model')).toBe(dialog.getByRole('combobox', { name: 'Model*' }));
  expect(screen.getByText('Select an AI model')).toBeDefined();
  expect(await optionsOf('Domain*')).toEqual(buildConfig().departments);
  expect(await optionsOf('Model*')).toEqual(modelOptions.map(({ label }) => label));
});

test('choosing a model sets its label; the server’s message is the toast', async () => {
  await createOne();
  server.answer(create, { status: 201, body: saved('Model is on offer') });
  click('Create');
  expect(await screen.findByText('Model is on offer')).toBeDefined();
  expect(await sent(server, create)).toEqual([
    {
      department: 'DT-Sales',
      aiModel: 'gpt-5-nano',
      aiModelLabel: 'GPT-5 Nano',
      active: true,
      price: null,
      replacement: null,
      isDefault: false,
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the buttons are disabled while the model is being created', async () => {
  await createOne();
  let answer = (): void => undefined;
  server.answer(create, () => new Promise((resolve) => (answer = () => resolve({ status: 201, body: saved('') }))));
  click('Create');
  expect(isDisabled(await screen.findByRole('button', { name: 'Creating...' }))).toBe(true);
  expect(isDisabled(screen.getByRole('button', { name: 'Cancel' }))).toBe(true);
  await waitFor(async () => expect(await sent(server, create)).toHaveLength(1));
  answer();
  expect(await screen.findByText('AI model created successfully')).toBeDefined();
});

test.each([
  ['the server’s reason', refusal(409, 'conflict', 'Offered already'), 'Offered already'],
  ['words of its own', refusal(409, 'conflict', ''), 'Failed to create AI model'],
  ['that the connection broke', broken, 'Network error. Please check your connection and try again.'],
])('a creation that fails shows %s', async (_, answer, shown) => {
  await createOne();
  server.answer(create, answer);
  click('Create');
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('editing begins with the saved values', async () => {
  await opened();
  click('Edit DT-PM - GPT-5 Mini');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit AI Model' }));
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: 'Model*' }).value).toBe('GPT-5 Mini');
  await choose('Domain*', 'Conference-Sales');
  let answer = (): void => undefined;
  server.answer(update, () => new Promise((resolve) => (answer = () => resolve({ body: saved('') }))));
  click('Update');
  await screen.findByRole('button', { name: 'Updating...' });
  await waitFor(async () => expect(await sent(server, update)).toHaveLength(1));
  answer();
  expect(await screen.findByText('AI model updated successfully')).toBeDefined();
  expect(await sent(server, update)).toEqual([
    {
      department: 'Conference-Sales',
      aiModel: 'gpt-5-mini',
      aiModelLabel: 'GPT-5 Mini',
      active: true,
      price: null,
      replacement: null,
      isDefault: false,
    },
  ]);
});

test.each([
  ['words of its own where it fails without a reason', refusal(409, 'conflict', ''), 'Failed to update AI model'],
  ['the server’s words', { body: saved('As you like it') }, 'As you like it'],
])('an update shows %s', async (_, answer, shown) => {
  await opened();
  click('Edit DT-PM - GPT-5 Mini');
  await screen.findByRole('dialog', { name: 'Edit AI Model' });
  server.answer(update, answer);
  click('Update');
  expect(await screen.findByText(shown)).toBeDefined();
});

test('closing resets the form', async () => {
  await createOne();
  click('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  click('Create AI Model');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: 'Model*' }).value).toBe('');
});

test('deactivating asks first, and names the model', async () => {
  await opened();
  click('Deactivate DT-PM - GPT-5 Mini');
  await screen.findByRole('dialog', { name: 'Deactivate AI Model' });
  expect(
    screen.getByText(
      'Are you sure you want to deactivate the AI model "DT-PM - GPT-5 Mini"? This will make the model unavailable for use but can be reactivated later.',
    ),
  ).toBeDefined();
  let answer = (): void => undefined;
  const inactive = { ...mini, active: false };
  server.answer(
    deactivate,
    () => new Promise((resolve) => (answer = () => resolve({ body: { ...saved(''), data: inactive } }))),
  );
  click('Deactivate');
  await screen.findByRole('button', { name: 'Deactivating...' });
  server.answer(list, { body: { data: [inactive] } });
  await waitFor(() => expect(server.requests.some(({ method }) => method === 'DELETE')).toBe(true));
  answer();
  expect(await screen.findByText('AI model deactivated successfully')).toBeDefined();
  expect(await screen.findByText('Inactive')).toBeDefined();
});

test('a failed deactivation without a reason shows a text of its own', async () => {
  await opened();
  click('Deactivate DT-PM - GPT-5 Mini');
  await screen.findByRole('dialog');
  server.answer(deactivate, refusal(404, 'not_found', ''));
  click('Deactivate');
  expect(await screen.findByText('Failed to deactivate AI model')).toBeDefined();
});

test('an inactive model can be reactivated, and is shown as active at once', async () => {
  await opened({ ...mini, active: false });
  let answer = (): void => undefined;
  server.answer(update, () => new Promise((resolve) => (answer = () => resolve({ body: saved('') }))));
  click('Reactivate DT-PM - GPT-5 Mini');
  expect(await screen.findByText('Active')).toBeDefined();
  answer();
  expect(await screen.findByText('AI model updated successfully')).toBeDefined();
  expect(await sent(server, update)).toEqual([
    { department: 'DT-PM', aiModel: 'gpt-5-mini', aiModelLabel: 'GPT-5 Mini', active: true },
  ]);
});

const five: OfferedModelWire = {
  id: 'gpt-5',
  label: 'GPT-5',
  shutdownDate: '2026-12-11',
  state: 'ends-soon',
  replacement: 'gpt-6.1-sol',
  price: { input: 1.25, cachedInput: 0.125, cacheWrite: 1.25, output: 10 },
  priceSource: 'list',
  isDefault: true,
  isOwn: true,
};
const sol = {
  ...five,
  id: 'gpt-6.1-sol',
  label: 'GPT-6.1 Sol',
  shutdownDate: null,
  state: 'active',
  replacement: null,
};
const offers = { body: { domains: [{ department: 'DT-PM', models: [five], ended: [] }] } };
const stored = buildModel({ _id: 'm1', aiModel: 'gpt-5', aiModelLabel: 'GPT-5', department: 'DT-PM' });

describe('a model that ends soon', () => {
  beforeEach(async () => {
    server.answer('GET /api/model-ai/domains', offers);
    server.answer(list, { body: { data: [stored] } });
    open();
    await screen.findByText('GPT-5');
  });

  test('has a notice with its end, and its replacement in the list', async () => {
    expect(await screen.findByText('GPT-5 of DT-PM ends on Dec 11, 2026.')).toBeDefined();
    expect(screen.getByText('default · ends Dec 11, 2026 · then GPT-6.1 Sol')).toBeDefined();
  });

  test('shows id and price only in its details', async () => {
    expect(screen.queryByText(/per million tokens/)).toBeNull();
    click('Details of DT-PM - GPT-5');
    const dialog = await screen.findByRole('dialog', { name: 'AI Model' });
    expect(dialog.textContent).toContain('$1.25 in, $0.125 cached, $10 out per million tokens');
    expect(dialog.textContent).toContain("The vendor's idgpt-5");
  });

  test('offers to try its replacement on samples first', async () => {
    const prompts = [buildPrompt({ _id: 'p1' })];
    server.answer('GET /api/prompts', { body: { prompts, totalPrompts: 1, totalPages: 1, currentPage: 1 } });
    await screen.findByRole('button', { name: 'Try it first' });
    click('Try it first');
    await waitFor(async () =>
      expect(await sent(server, 'GET /api/prompts')).toEqual(['?department=DT-PM&page=1&limit=5']),
    );
  });

  test('is moved after a confirmation that says what changes, and can be put back', async () => {
    const move = 'POST /api/model-ai/m1/move';
    const moved = { ...stored, aiModel: 'gpt-6.1-sol' };
    server.answer(move, { body: { success: true, message: 'DT-PM offers GPT-6.1 Sol in its place now', data: moved } });
    await screen.findByRole('button', { name: 'Move to GPT-6.1 Sol' });
    click('Move to GPT-6.1 Sol');
    const dialog = await screen.findByRole('dialog', { name: 'Move DT-PM to GPT-6.1 Sol' });
    expect(dialog.textContent).toContain('Everybody in DT-PM is offered GPT-6.1 Sol instead of GPT-5');
    expect(await sent(server, move)).toEqual([]);
    click('Move');
    expect(await screen.findByText('DT-PM is offered GPT-6.1 Sol in place of GPT-5.')).toBeDefined();
    const back = 'DELETE /api/model-ai/m1/move';
    server.answer(back, { body: { success: true, message: '', data: stored } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    click('Back to GPT-5');
    await waitFor(() => expect(screen.queryByText('DT-PM is offered GPT-6.1 Sol in place of GPT-5.')).toBeNull());
    expect(server.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  test('can be put back from the list later, after a confirmation', async () => {
    server.answer(list, { body: { data: [{ ...stored, active: false, isMoved: true, replacement: 'gpt-6.1-sol' }] } });
    const back = 'DELETE /api/model-ai/m1/move';
    server.answer(back, { body: { success: true, message: 'DT-PM offers GPT-5 again', data: stored } });
    cleanup();
    open();
    await screen.findByRole('button', { name: 'Move DT-PM back to GPT-5' });
    expect(screen.queryByRole('button', { name: /^Reactivate/ })).toBeNull();
    expect(screen.getByText('moved to GPT-6.1 Sol')).toBeDefined();
    click('Move DT-PM back to GPT-5');
    await screen.findByRole('dialog', { name: 'Move DT-PM back to GPT-5' });
    expect(server.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(0);
    click('Move back');
    expect(await screen.findByText('DT-PM offers GPT-5 again')).toBeDefined();
  });
});

test('a model that the vendor has ended is not shown as active', async () => {
  const ended = { ...five, state: 'ended' };
  server.answer('GET /api/model-ai/domains', {
    body: { domains: [{ department: 'DT-PM', models: [], ended: [ended] }] },
  });
  server.answer(list, { body: { data: [stored] } });
  open();
  expect(await screen.findByText('Ended')).toBeDefined();
  expect(screen.queryByText('Active')).toBeNull();
});

test('a model that the key does not have says that nobody is offered it', async () => {
  server.answer('GET /api/model-ai/domains', offers);
  server.answer(list, { body: { data: [{ ...stored, aiModel: 'acme-large', aiModelLabel: 'Acme Large' }] } });
  open();
  expect(await screen.findByText('not offered: the key of the domain does not have it')).toBeDefined();
});

test('the form offers the key’s models except ended ones, and says what reps will see', async () => {
  server.answer('GET /api/model-ai/domains', offers);
  server.answer('GET /api/model-ai/choices', {
    body: { models: [sol, five, { ...five, id: 'gpt-5-codex', label: 'GPT-5 Codex', state: 'ended' }] },
  });
  await opened();
  click('Create AI Model');
  await screen.findByRole('dialog', { name: 'Create New AI Model' });
  expect(field('Own price').placeholder).toBe('');
  await choose('Domain*', 'DT-PM');
  await waitFor(async () =>
    expect(await optionsOf('Model*')).toEqual(['GPT-6.1 Sol', 'GPT-5 · ends Dec 11, 2026', 'GPT-5 Codex · ended']),
  );
  await choose('Model*', 'GPT-6.1 Sol');
  expect(await screen.findByText('Reps of DT-PM will see GPT-6.1 Sol, GPT-5. The default is GPT-5.')).toBeDefined();
  click('Default of the domain', 'switch');
  expect(
    await screen.findByText('Reps of DT-PM will see GPT-6.1 Sol, GPT-5. The default is GPT-6.1 Sol.'),
  ).toBeDefined();
  type('Own price', '2, 10');
  expect(await screen.findByText('Four numbers, such as 2, 0.1, 2.5, 10')).toBeDefined();
  type('Own price', '2, 0.1, 2.5, 10');
  server.answer(create, { status: 201, body: saved('') });
  click('Create');
  await waitFor(async () =>
    expect(await sent(server, create)).toEqual([
      {
        department: 'DT-PM',
        aiModel: 'gpt-6.1-sol',
        aiModelLabel: 'GPT-6.1 Sol',
        active: true,
        price: { input: 2, cachedInput: 0.1, cacheWrite: 2.5, output: 10 },
        replacement: null,
        isDefault: true,
      },
    ]),
  );
});
