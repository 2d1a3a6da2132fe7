// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { currentSession } from '@overture/ui';
import { buildConfig, renderInApp, tokenOf } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminServer, click, isDisabled, refusal, sent } from '../../testing/page-test.ts';
import { ConnectRoute } from './connect.route.tsx';

const get = 'GET /api/connect';
const makeSuperadmin = 'POST /api/connect/superadmin';
const connectKey = 'POST /api/connect/key';
const readContact = 'POST /api/email-sequence/get-detail-from-hubspot-for-superadmin';
const played = { Hubspot: true, Openai: true };
const inSandbox = {
  needsSuperadmin: false,
  sandbox: played,
  ending: { emails: ['superadmin@overture.example', 'sales@overture.example'], total: 2, isOverdue: false },
  ended: null,
  secondFactor: { isRequired: true, isSetUp: false },
};
const ended = { at: '2026-11-16T09:00:00.000Z', accounts: 2 };

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
  server.answer(get, { body: inSandbox });
});
afterEach(() => {
  server.restore();
  vi.restoreAllMocks();
});

async function step(name: string) {
  const form = await screen.findByRole('form', { name });
  return {
    fill: (label: string, value: string) =>
      fireEvent.change(within(form).getByLabelText(new RegExp(`^${label}`), { selector: 'input' }), {
        target: { value },
      }),
    submit: () => fireEvent.submit(form),
    button: (label: string) => within(form).getByRole('button', { name: label }),
    findByText: (text: string | RegExp) => within(form).findByText(text),
  };
}

test('asks for the user’s own superadmin first, and continues as that account', async () => {
  server.answer(get, { body: { ...inSandbox, needsSuperadmin: true } });
  renderInApp(<ConnectRoute />);
  const key = await step('2. HubSpot');
  expect(isDisabled(key.button('Test and Save'))).toBe(true);
  const own = await step('Your own superadmin');
  own.fill('Email', 'kim@agency.example');
  own.fill('Password', 'Secret!1');
  const token = tokenOf({ role: 'superadmin' });
  const user = { _id: 'u2', email: 'kim@agency.example', department: null, role: 'superadmin' };
  server.answer(makeSuperadmin, { status: 201, body: { token, user, userProfile: null } });
  server.answer(get, { body: inSandbox });
  own.submit();
  expect(await screen.findByText('You are signed in as kim@agency.example.')).toBeDefined();
  expect(currentSession()?.token).toBe(token);
  expect(await sent(server, makeSuperadmin)).toEqual([{ email: 'kim@agency.example', password: 'Secret!1' }]);
  expect(isDisabled((await step('2. HubSpot')).button('Test and Save'))).toBe(false);
});

test('says at the field that an address is in use', async () => {
  server.answer(get, { body: { ...inSandbox, needsSuperadmin: true } });
  server.answer(makeSuperadmin, refusal(409, 'conflict', 'A user with this email already exists.'));
  renderInApp(<ConnectRoute />);
  const own = await step('Your own superadmin');
  own.fill('Email', 'kim@agency.example');
  own.fill('Password', 'Secret!1');
  own.submit();
  expect(await own.findByText('A user with this email already exists.')).toBeDefined();
});

test('names the missing scopes of a key, and saves nothing', async () => {
  const message = 'HubSpot account 1 answers, but the key may not read emails.';
  server.answer(connectKey, {
    body: {
      test: { ok: false, message, code: 'crm_unauthorized' },
      checks: [
        { what: 'read contacts', ok: true, isNeeded: true, scopes: [] },
        { what: 'read emails', ok: false, isNeeded: true, scopes: ['sales-email-read'] },
      ],
      saved: [],
    },
  });
  renderInApp(<ConnectRoute />);
  const hubspot = await step('2. HubSpot');
  hubspot.fill('Service Key', 'pat-na1-secret');
  hubspot.submit();
  expect(await hubspot.findByText(`${message} Nothing was saved.`)).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'may not read emails: add sales-email-read (needed)',
    'may read contacts',
  ]);
  expect(await sent(server, connectKey)).toEqual([{ keyType: 'Hubspot', key: 'pat-na1-secret' }]);
});

test('saves a key that works, and shows that it is connected', async () => {
  const test = { ok: true, message: 'OpenAI answers, with 3 models to use.', code: null };
  server.answer(connectKey, { body: { test, checks: [], saved: ['Overture-Sales', 'DT-PM'] } });
  renderInApp(<ConnectRoute />);
  const openai = await step('3. OpenAI');
  openai.fill('API key', 'sk-secret-key');
  server.answer(get, {
    body: { ...inSandbox, sandbox: { Hubspot: true, Openai: false }, ending: null, ended },
  });
  openai.submit();
  expect(await screen.findByText('The key works for 2 domains from now on.')).toBeDefined();
  expect(await screen.findByText('Connected')).toBeDefined();
  expect(screen.getByText(/The sandbox has ended, and 2 other accounts with it/)).toBeDefined();
  expect(screen.getByText(/you need two-step sign-in from your next sign-in on/)).toBeDefined();
});

test('says that nothing was saved if every domain has a key of its own', async () => {
  const test = { ok: true, message: 'OpenAI answers, with 3 models to use.', code: null };
  server.answer(connectKey, { body: { test, checks: [], saved: [] } });
  renderInApp(<ConnectRoute />);
  const openai = await step('3. OpenAI');
  openai.fill('API key', 'sk-secret-key');
  openai.submit();
  const told = await openai.findByText(/It was not saved: every domain has a key of its own/);
  expect(told.closest('[data-tone]')?.getAttribute('data-tone')).toBe('warning');
});

test('offers every scope that the key is tested for', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  renderInApp(<ConnectRoute />);
  const hubspot = await step('2. HubSpot');
  fireEvent.click(hubspot.button('Copy scopes'));
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  expect(writeText.mock.calls[0]?.[0].split('\n')).toEqual([
    'crm.objects.contacts.read',
    'crm.objects.contacts.write',
    'sales-email-read',
    'crm.objects.companies.read',
    'crm.objects.deals.read',
    'crm.objects.owners.read',
    'automation.sequences.read',
    'automation.sequences.enrollments.write',
    'crm.schemas.contacts.write',
  ]);
});

test('says what went wrong if there was no answer', async () => {
  server.answer(connectKey, refusal(409, 'conflict', 'Make a superadmin of your own first.'));
  renderInApp(<ConnectRoute />);
  const openai = await step('3. OpenAI');
  openai.fill('API key', 'sk-secret-key');
  openai.submit();
  expect(await openai.findByText('Make a superadmin of your own first.')).toBeDefined();
});

test('fetches a contact at once, and refuses an invalid link', async () => {
  server.answer('GET /api/config', { body: buildConfig() });
  const detail = {
    notes: [],
    emails: [],
    calls: [],
    meetings: [],
    tasks: [],
    company: null,
    deals: [],
    optedOut: false,
    owner: { id: '1', name: 'Nora Castellan', email: 'nora@agency.example' },
    notices: ['The HubSpot key may not read everything.'],
    situations: [],
    fullSummary: 'They asked for a quote.',
    onlinesummary: '',
    properties: { firstname: 'Marta', lastname: 'Lindqvist', company: 'Nordvik' },
    prospectUrl: 'https://app.hubspot.com/contacts/1/record/0-1/151',
  };
  server.answer(readContact, { body: { success: true, data: detail } });
  renderInApp(<ConnectRoute />);
  const contact = await step('A first contact');
  contact.submit();
  expect(await contact.findByText('Please enter a HubSpot URL first')).toBeDefined();
  contact.fill('HubSpot Contact URL', 'https://example.com/1');
  contact.submit();
  expect(await contact.findByText('Invalid HubSpot URL format')).toBeDefined();
  contact.fill('HubSpot Contact URL', detail.prospectUrl);
  contact.submit();
  expect(await contact.findByText('Marta Lindqvist · Nordvik · owned by Nora Castellan')).toBeDefined();
  expect(await contact.findByText('The HubSpot key may not read everything.')).toBeDefined();
  expect(await contact.findByText('They asked for a quote.')).toBeDefined();
});

test('a failed load can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(get, { status: 500 });
  renderInApp(<ConnectRoute />);
  expect(await screen.findAllByText('Failed to load what is connected')).toHaveLength(2);
  server.answer(get, { body: inSandbox });
  click('Try Again');
  expect(await screen.findByRole('form', { name: '2. HubSpot' })).toBeDefined();
});

test.each([
  [
    'all of them',
    ['a@x.example', 'b@x.example'],
    2,
    'These 2 accounts end, with all sessions, invitations and links: a@x.example, b@x.example.',
  ],
  ['the only one', ['a@x.example'], 1, 'This account ends, with all sessions, invitations and links: a@x.example.'],
  [
    'the first five of many',
    ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example', 'e@x.example', 'f@x.example'],
    120,
    'These 120 accounts end, with all sessions, invitations and links: a@x.example, b@x.example, c@x.example, d@x.example, e@x.example and 115 more.',
  ],
  ['that there is none', [], 0, 'Your account stays, and there is no other.'],
])('names the accounts that end with the first key: %s', async (_, emails, total, text) => {
  server.answer(get, { body: { ...inSandbox, ending: { emails, total, isOverdue: false } } });
  renderInApp(<ConnectRoute />);
  const told = await screen.findByText(/^The first key ends the sandbox/);
  expect(told.textContent).toContain(text);
  expect(told.textContent).toContain('From your next sign-in on, you need two-step sign-in.');
});

test.each([
  [true, 'The sandbox ends as soon as you create your own superadmin.'],
  [false, 'The sandbox ends as soon as you save a key here.'],
])('warns if a key is stored although the sandbox has not ended (own superadmin missing: %s)', async (needs, text) => {
  const ending = { ...inSandbox.ending, isOverdue: true };
  server.answer(get, { body: { ...inSandbox, needsSuperadmin: needs, ending } });
  renderInApp(<ConnectRoute />);
  const told = await screen.findByText(/^A key is stored already/);
  expect(told.textContent).toContain(text);
});

test('says nothing of two-step sign-in to whom it is not asked, or has it', async () => {
  const state = { ...inSandbox, ending: null, ended };
  for (const secondFactor of [
    { isRequired: false, isSetUp: false },
    { isRequired: true, isSetUp: true },
  ]) {
    server.answer(get, { body: { ...state, secondFactor } });
    const { unmount } = renderInApp(<ConnectRoute />);
    await screen.findByText(/The sandbox has ended/);
    expect(screen.queryByText(/two-step sign-in/)).toBeNull();
    unmount();
  }
});

test('after both keys it says that they are connected, and the contact is the next step', async () => {
  server.answer(get, { body: { ...inSandbox, sandbox: { Hubspot: false, Openai: false }, ended } });
  renderInApp(<ConnectRoute />);
  await screen.findByText(/^HubSpot and OpenAI are connected\./);
  expect(screen.queryByText(/^Four steps/)).toBeNull();
  const looks = screen
    .getAllByRole('button', { name: /^(Test and Save|Read Contact)$/ })
    .map((button) => button.dataset['look']);
  expect(looks).toEqual(['secondary', 'secondary', 'primary']);
});
