// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useNavigate } from '@overture/ui';
import { renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminServer, click, field, never, refusal, sent, type } from '../../testing/page-test.ts';
import { PrivacyRoute } from './privacy.route.tsx';

const get = 'GET /api/privacy/report';
const post = 'POST /api/privacy/erase';
const at = '2026-11-02T09:00:00.000Z';
const record = {
  _id: 'r1',
  userId: 'u1',
  hubspotId: '151',
  createdAt: at,
  updatedAt: at,
  properties: { firstname: 'Ada', lastname: 'Lovelace' },
  inputs: {},
  versions: [{}, {}],
  sources: [],
  handOvers: [],
};
const nothing = {
  account: null,
  kept: [],
  totalRecords: 0,
  records: [],
  handOvers: [],
  runs: [],
  runRows: [],
  fetchedContacts: [],
  samples: [],
  auditEntries: [],
};
const kept = {
  ...nothing,
  kept: [
    { what: 'records', count: 1 },
    { what: 'versions', count: 2 },
  ],
  totalRecords: 1,
  records: [record],
};
const receipt = {
  erasedAt: at,
  removed: [{ what: 'records', count: 1 }],
  remains: [{ where: 'HubSpot', what: 'Playbooks filed as notes: 77.' }],
};

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
  server.answer(get, { body: kept });
});
afterEach(() => server.restore());

async function asked(text: string) {
  renderInApp(<PrivacyRoute />, { at: '/admin/privacy' });
  type('HubSpot contact or email address', text);
  click('Show What Is Kept');
}

test('says before a search what it shows, and while one runs that it is loading', async () => {
  server.answer(get, never);
  renderInApp(<PrivacyRoute />, { at: '/admin/privacy' });
  expect(screen.getByText('No person chosen yet')).toBeDefined();
  await asked('151');
  expect(await screen.findByRole('group', { name: 'Loading...' })).toBeDefined();
  expect(screen.queryByText('No person chosen yet')).toBeNull();
});

test('says why the data cannot be shown, keeps what was typed, and Try Again reads it', async () => {
  server.answer(get, refusal(503, 'not_ready', 'The store does not answer.'));
  await asked('151');
  expect(await screen.findByText('Failed to load what is kept')).toBeDefined();
  expect(screen.getByText('The store does not answer.')).toBeDefined();
  expect(field('HubSpot contact or email address').value).toBe('151');
  server.answer(get, { body: kept });
  click('Try Again');
  expect(await screen.findByText('Ada Lovelace')).toBeDefined();
  expect(screen.queryByText('Failed to load what is kept')).toBeNull();
});

test('a person whom the server does not know is a mistake in the field', async () => {
  server.answer(get, refusal(404, 'not_found', 'There is no such contact.'));
  await asked('151');
  expect(await screen.findByText('There is no such contact.')).toBeDefined();
  expect(field('HubSpot contact or email address').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

test('shows the stored data about a contact by its link', async () => {
  await asked('https://app.hubspot.com/contacts/4242/record/0-1/151');
  expect(await screen.findByText('Ada Lovelace')).toBeDefined();
  expect(screen.getByRole('heading', { name: '1 record and 2 versions' })).toBeDefined();
  expect(await sent(server, get)).toEqual(['?hubspotId=151']);
});

test('says that only a sample is kept, and that it is erased', async () => {
  server.answer(get, { body: { ...nothing, kept: [{ what: 'samples', count: 1 }], samples: [{}] } });
  await asked('ada@lovelace.example');
  expect(await screen.findByRole('heading', { name: '1 sample' })).toBeDefined();
  click('Erase');
  expect((await screen.findByRole('dialog')).textContent).toContain('This removes 1 sample for good.');
});

test('offers no erasure where nothing is kept', async () => {
  server.answer(get, { body: nothing });
  await asked('ada@lovelace.example');
  expect(await screen.findByRole('heading', { name: 'Nothing is kept' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull();
});

test('erases only after a confirmation, and shows the receipt', async () => {
  await asked(' Ada@Lovelace.example ');
  await screen.findByText('Ada Lovelace');
  server.answer(post, { body: { receipt } });
  click('Erase');
  expect((await screen.findByRole('dialog')).textContent).toMatch(/erase Ada Lovelace \(ada@lovelace/i);
  expect(await sent(server, post)).toEqual([]);
  server.answer(get, { body: nothing });
  click('Erase');
  expect(await screen.findByText(/, removed: 1 record\./)).toBeDefined();
  expect(screen.getByText(/Playbooks filed as notes: 77/)).toBeDefined();
  expect(screen.queryByText('Ada Lovelace')).toBeNull();
  expect(await sent(server, post)).toEqual([{ email: 'ada@lovelace.example' }]);
  // Each report is an entry of the audit log, so that only a person who asks for one gets one.
  expect(await sent(server, get)).toHaveLength(1);
  click('Show What Is Kept');
  expect(await screen.findByRole('heading', { name: 'Nothing is kept' })).toBeDefined();
  expect(await sent(server, get)).toHaveLength(2);
});

function BrowserBack() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

test('the way back to another person shows what is kept of that one, and no receipt', async () => {
  renderInApp(
    <>
      <PrivacyRoute />
      <BrowserBack />
    </>,
    { at: '/admin/privacy?person=kim@agency.example' },
  );
  await screen.findByText('Ada Lovelace');
  type('HubSpot contact or email address', '151');
  click('Show What Is Kept');
  await screen.findByText('Ada Lovelace');
  server.answer(post, { body: { receipt } });
  click('Erase');
  await screen.findByRole('dialog');
  click('Erase');
  await screen.findByText(/, removed: 1 record\./);
  click('Back');
  expect(await screen.findByText('Ada Lovelace')).toBeDefined();
  expect(field('HubSpot contact or email address').value).toBe('kim@agency.example');
  expect(screen.queryByText(/, removed: 1 record\./)).toBeNull();
});

test('says why an erasure was refused, and still shows the data', async () => {
  await asked('kim@agency.example');
  await screen.findByText('Ada Lovelace');
  server.answer(post, refusal(409, 'conflict', 'You cannot erase yourself.'));
  click('Erase');
  await screen.findByRole('dialog');
  click('Erase');
  expect(await screen.findByText('You cannot erase yourself.')).toBeDefined();
  expect(screen.getByText('Ada Lovelace')).toBeDefined();
});

test('sends nothing for a text that names no person', async () => {
  await asked('ada lovelace');
  expect(await screen.findByText('Please enter a HubSpot contact or an email address')).toBeDefined();
  expect(await sent(server, get)).toEqual([]);
});
