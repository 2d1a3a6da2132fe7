// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ApiKeyWire } from '@overture/core/contract';
import { announcedText, buildKey, renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  adminServer,
  choose,
  click,
  field,
  heads,
  never,
  optionsOf,
  refusal,
  sent,
  type,
} from '../../testing/page-test.ts';
import { ApiKeysRoute } from './api-keys.route.tsx';

const list = 'GET /api/key';
const create = 'POST /api/key';
const update = 'PUT /api/key';
const remove = 'DELETE /api/key';
const connections = 'GET /api/connections';
const tryOut = 'POST /api/connections/test';
const connect = 'GET /api/connect';
const leftSandbox = {
  needsSuperadmin: false,
  sandbox: { Hubspot: false, Openai: false },
  ending: null,
  ended: { at: '2026-11-16T09:00:00.000Z', accounts: 2 },
  secondFactor: { isRequired: true, isSetUp: true },
};

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
  server.answer(connections, { body: { connections: [] } });
  server.answer(connect, { body: leftSandbox });
});
afterEach(() => {
  server.restore();
  vi.restoreAllMocks();
});

const main = buildKey({ _id: 'k1', name: 'Main key', key: '••••9f3a', department: 'DT-PM' });
const spare: ApiKeyWire = { ...main, _id: 'k2', name: 'Spare key', active: false };

function open() {
  return renderInApp(<ApiKeysRoute />, { at: '/admin/api-keys', path: '/admin/api-keys' });
}

async function opened(...keys: readonly ApiKeyWire[]): Promise<void> {
  server.answer(list, { body: keys });
  open();
  await screen.findByText(keys[0]?.name ?? '');
}

test('says that the keys are loading', () => {
  server.answer(list, never);
  open();
  expect(screen.getByText('Loading API keys...')).toBeDefined();
});

test('shows name, type, domain, status, date, and the last four characters of the key', async () => {
  await opened(main, spare);
  expect(heads().slice(0, 7)).toEqual(['Name', 'Key Type', 'Domain', 'Status', 'Connection', 'Created At', 'Actions']);
  const [, first, second] = screen.getAllByRole('row');
  expect(within(first as HTMLElement).getByText('Active')).toBeDefined();
  expect(within(first as HTMLElement).getByText('••••9f3a')).toBeDefined();
  expect(within(second as HTMLElement).getByText('Inactive')).toBeDefined();
});

test('an empty list says which keys are used then', async () => {
  server.answer(list, { body: [] });
  open();
  expect(await screen.findByText('No API keys yet')).toBeDefined();
});

test('a failed load shows a toast and a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(list, { status: 500 });
  open();
  expect(await screen.findAllByText('Failed to fetch API keys')).toHaveLength(2);
  server.answer(list, { body: [main] });
  click('Try Again');
  expect(await screen.findByText('Main key')).toBeDefined();
});

test('a new key needs name, type, domain and key', async () => {
  await opened(main);
  click('Create API Key');
  await screen.findByRole('dialog', { name: 'Create API Key' });
  fireEvent.submit(screen.getByRole('form', { name: 'Create API Key' }));
  for (const text of [
    'Please enter a name',
    'Please select a Key Type',
    'Please select a Domain',
    'Please enter the key',
  ])
    expect(await screen.findByText(text)).toBeDefined();
  expect(document.activeElement).toBe(field('Name'));
  expect(await optionsOf('Key Type')).toEqual(['Openai', 'Hubspot']);
  type('Name', 'HubSpot');
  await choose('Key Type', 'Hubspot');
  await choose('Domain', 'DT-Sales');
  type('Key', ' pat-eu1-secret ');
  server.answer(create, { status: 201, body: { message: 'API key created successfully' } });
  click('Create');
  expect(await screen.findByText('API key created successfully')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await sent(server, create)).toEqual([
    {
      name: 'HubSpot',
      keyType: 'Hubspot',
      department: 'DT-Sales',
      key: 'pat-eu1-secret',
      active: true,
      onlyIfWorks: true,
    },
  ]);
});

test('editing never shows the secret, and a blank key keeps it', async () => {
  await opened(main);
  click('Edit Main key (Openai, DT-PM)');
  await screen.findByRole('dialog', { name: 'Edit API Key' });
  expect(field('Key').value).toBe('');
  await choose('Status', 'Inactive');
  server.answer(update, { body: { message: 'API key updated successfully' } });
  click('Update');
  expect(await screen.findByText('API key updated successfully')).toBeDefined();
  expect(await sent(server, update)).toEqual([
    { _id: 'k1', name: 'Main key', keyType: 'Openai', department: 'DT-PM', key: '', active: false, onlyIfWorks: true },
  ]);
});

test('a key that is too short is refused when editing too', async () => {
  await opened(main);
  click('Edit Main key (Openai, DT-PM)');
  await screen.findByRole('dialog');
  type('Key', 'short');
  fireEvent.submit(screen.getByRole('form', { name: 'Edit API Key' }));
  expect(await screen.findByText('The key is too short')).toBeDefined();
  expect(document.activeElement).toBe(field('Key'));
});

test('a typed secret is gone when the dialog closes', async () => {
  await opened(main);
  click('Create API Key');
  await screen.findByRole('dialog');
  type('Key', 'sk-half-typed');
  click('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  click('Create API Key');
  await screen.findByRole('dialog');
  expect(field('Key').value).toBe('');
});

test('a failed save without a reason shows Something went wrong', async () => {
  await opened(main);
  click('Edit Main key (Openai, DT-PM)');
  await screen.findByRole('dialog');
  server.answer(update, refusal(409, 'conflict', ''));
  click('Update');
  expect(await screen.findByText('Something went wrong')).toBeDefined();
  expect(screen.getByRole('dialog')).toBeDefined();
});

const [earlier, later] = ['2026-01-05T12:00:00.000Z', '2026-01-05T12:01:00.000Z'];
const scope = 'HubSpot account 1 answers, but the key may not read emails. Add the missing scope: sales-email-read.';

test('says beside each key how the newest call with it went', async () => {
  const lastError = { at: later, code: 'crm_unauthorized', message: scope } as const;
  const rows = [
    { ...main, name: 'Fine', health: { lastSuccessAt: later, lastError: null, quota: null } },
    { ...main, _id: 'k2', name: 'Scopeless', health: { lastSuccessAt: earlier, lastError, quota: null } },
    {
      ...main,
      _id: 'k3',
      name: 'Away',
      health: { lastSuccessAt: null, lastError: { ...lastError, code: 'crm_unavailable' as const }, quota: null },
    },
    { ...main, _id: 'k4', name: 'New' },
  ];
  await opened(...rows);
  const row = (name: string) => screen.getByText(name).closest('tr')?.textContent;
  expect(row('Fine')).toContain('Works');
  expect(row('Scopeless')).toContain('Refused');
  expect(row('Scopeless')).toContain('Add the missing scope: sales-email-read');
  expect(row('Scopeless')).toMatch(/last worked \d+ days ago/);
  expect(row('Away')).toContain('Not reachable');
  expect(row('New')).toContain('Not tried yet');
});

test('tests a key and shows the result', async () => {
  await opened(main);
  server.answer(tryOut, { body: { ok: false, code: 'ai_unauthorized', message: 'OpenAI refused the key.' } });
  server.answer(list, {
    body: [
      {
        ...main,
        health: {
          lastSuccessAt: null,
          lastError: { at: later, code: 'ai_unauthorized', message: 'OpenAI refused the key.' },
          quota: null,
        },
      },
    ],
  });
  click('Test Main key (Openai, DT-PM)');
  expect(await screen.findByText('Refused')).toBeDefined();
  expect((await screen.findAllByText(/OpenAI refused the key\./)).length).toBeGreaterThan(0);
  expect(await sent(server, tryOut)).toEqual([{ _id: 'k1' }]);
});

test('a key that fails its test is saved only on request', async () => {
  await opened(main);
  click('Edit Main key (Openai, DT-PM)');
  await screen.findByRole('dialog');
  type('Key', 'pat-without-scope');
  server.answer(update, refusal(502, 'crm_unauthorized', scope));
  click('Update');
  await waitFor(() => expect(announcedText()).toContain(`${scope} Nothing was saved yet.`));
  server.answer(update, {
    body: { message: 'API key updated successfully', test: { ok: false, code: 'crm_unauthorized', message: scope } },
  });
  click('Save anyway');
  expect(await screen.findByText('API key updated successfully')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await sent(server, update)).toMatchObject([{ onlyIfWorks: true }, { onlyIfWorks: false }]);
});

test('shows the credentials of each domain, and what is left of their allowances', async () => {
  const quota = { remaining: 249_812, limit: 250_000, unit: 'requests per day', at: later };
  const one = { department: 'DT-PM', lastSuccessAt: later, lastError: null, quota, quotas: [quota] } as const;
  const body = {
    connections: [
      { ...one, vendor: 'Hubspot', source: 'environment' },
      { ...one, vendor: 'Openai', source: 'none', lastSuccessAt: null, quota: null, quotas: [] },
    ],
  };
  server.answer(connections, { body });
  await opened(spare);
  const table = within(screen.getByRole('table', { name: 'Connections' }));
  expect(await table.findByText(/249,812 of 250,000 requests per day left/)).toBeDefined();
  expect(table.getByText(/The server's key/)).toBeDefined();
  expect(table.getByText('No active key')).toBeDefined();
});

test('the keys are shown even if the connections cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(connections, { status: 500 });
  await opened(main);
  expect(await screen.findByText('Failed to load connections')).toBeDefined();
});

test('deleting warns of the integrations, and that it cannot be undone', async () => {
  await opened(main);
  click('Delete Main key (Openai, DT-PM)');
  const dialog = await screen.findByRole('dialog', { name: 'Delete API Key' });
  expect(dialog.textContent).toContain('Integrations that use this key will be disabled too.');
  expect(dialog.textContent).toMatch(/until another one is active there, (nothing can be generated|contacts can be)/);
  expect(dialog.textContent).toContain('cannot be undone');
  server.answer(remove, { body: { message: 'API key deleted successfully' } });
  click('Delete');
  expect(await screen.findByText('API key deleted successfully')).toBeDefined();
  expect(await sent(server, remove)).toEqual([{ _id: 'k1' }]);
});

test('says what the first key ends before it is saved, and afterwards what is left to do', async () => {
  const ending = { emails: ['rep@agency.example'], total: 1, isOverdue: false };
  const secondFactor = { isRequired: true, isSetUp: false };
  server.answer(connect, { body: { ...leftSandbox, ending, ended: null, secondFactor } });
  server.answer(create, { status: 201, body: { message: 'API key created successfully' } });
  await opened(main);
  click('Create API Key');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/This account ends, .*: rep@agency.example/)).toBeDefined();
  type('Name', 'Main');
  await choose('Key Type', 'Openai');
  await choose('Domain', 'DT-PM');
  type('Key', 'sk-secret-key');
  server.answer(connect, { body: { ...leftSandbox, secondFactor } });
  click('Create');
  expect(await screen.findByText(/you need two-step sign-in from your next sign-in on/)).toBeDefined();
});

test('warns before a key is stored by an account as which others can sign in', async () => {
  const ending = { emails: ['rep@agency.example'], total: 1, isOverdue: false };
  server.answer(connect, { body: { ...leftSandbox, needsSuperadmin: true, ending, ended: null } });
  await opened(main);
  click('Create API Key');
  const link = await screen.findByRole('link', { name: 'Create your own superadmin first' });
  expect(link.getAttribute('href')).toBe('/admin/connect');
});

test('says on the page that the sandbox should have ended', async () => {
  const ending = { emails: ['rep@agency.example'], total: 1, isOverdue: true };
  server.answer(connect, { body: { ...leftSandbox, needsSuperadmin: true, ending, ended: null } });
  await opened(main);
  expect(await screen.findByText(/^A key is stored already/)).toBeDefined();
});
