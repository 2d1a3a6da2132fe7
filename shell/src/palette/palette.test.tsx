// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  announcedText,
  buildConfig,
  buildSummary,
  listed,
  fakeFetch,
  renderInApp,
  signedIn,
} from '@overture/ui/testing';
import type { FakeFetch, RenderedApp } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { usePalette } from './use-palette.tsx';

const sample = {
  name: 'Anna Lindqvist',
  company: 'Nordwind',
  url: 'http://localhost:4100/contacts/4242/record/0-1/501',
  hint: '',
};
const historyRoute = 'GET /api/email-sequence/get-email-sequence-history';
const ctrlK = { key: 'k', code: 'KeyK', ctrlKey: true };
let network: FakeFetch;

beforeEach(() => {
  network = fakeFetch({
    'GET /api/config': { body: buildConfig({ crmHosts: ['localhost:4100'], sampleContacts: [sample] }) },
  });
  answerRecords([buildSummary({ hubspotId: '777' })]);
});
afterEach(() => network.restore());

function answerRecords(emailSequences: ReturnType<typeof buildSummary>[]): void {
  network.answer(historyRoute, {
    body: {
      emailSequences: emailSequences.map((record) => listed(record)),
      totalEmailSequences: emailSequences.length,
      totalPages: 1,
      currentPage: 1,
      writerSilent: false,
    },
  });
}

function Host() {
  const palette = usePalette();
  return (
    <>
      <button type="button" onClick={palette.open}>
        Opener
      </button>
      {palette.element}
    </>
  );
}

async function openPalette(role: 'admin' | 'superadmin' = 'admin'): Promise<{ app: RenderedApp; field: HTMLElement }> {
  signedIn(role);
  const app = renderInApp(<Host />);
  screen.getByRole('button', { name: 'Opener' }).focus();
  fireEvent.keyDown(document.documentElement, ctrlK);
  const field = await screen.findByRole('combobox');
  await screen.findByRole('option', { name: /Nordwind Ready|Ready/ });
  return { app, field };
}

/** Presses a key, and lets the palette follow. */
async function press(field: HTMLElement, key: string): Promise<void> {
  fireEvent.keyDown(field, { key, code: key });
  await act(async () => undefined);
}

async function type(field: HTMLElement, value: string): Promise<void> {
  fireEvent.change(field, { target: { value } });
  await act(async () => undefined);
}

const names = (): string[] => screen.getAllByRole('option').map((option) => option.textContent ?? '');
const active = (field: HTMLElement): string =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

it('opens by Ctrl-K with contacts, recent records and the screens of the role, as a combobox over a listbox', async () => {
  const { field } = await openPalette();
  expect(document.activeElement).toBe(field);
  const list = screen.getByRole('listbox');
  expect(field.getAttribute('aria-controls')).toBe(list.id);
  expect(within(list).getByRole('group', { name: 'Recent records' })).toBeTruthy();
  expect(names()).toEqual(expect.arrayContaining(['Generate Emails', 'Generation Queue', 'Profile Settings']));
  expect(names()).not.toContain('User Groups');
});

it('offers a superadmin the screens of a superadmin', async () => {
  await openPalette('superadmin');
  expect(names()).toEqual(expect.arrayContaining(['Overview', 'User Groups', 'API Keys', 'Base Summary']));
});

it('moves by arrows, round both ends, and takes an entry by Enter', async () => {
  const { app, field } = await openPalette();
  // What other words found is not offered for these, not even until their answer is here.
  answerRecords([]);
  await type(field, 'queue');
  expect(names()).toEqual(['Generation Queue']);
  expect(active(field)).toBe('Generation Queue');
  await type(field, '');
  await waitFor(() => expect(names().length).toBeGreaterThan(3));
  expect(active(field)).toBe(names()[0]);
  await press(field, 'ArrowUp');
  expect(active(field)).toBe(names().at(-1));
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(names().at(-1));
  await press(field, 'ArrowDown');
  expect(active(field)).toBe(names()[0]);
  await press(field, 'Enter');
  expect(app.location()).toBe('/dashboard');
  expect(app.locationState()).toEqual({ contactUrl: sample.url });
});

it.each([
  [
    'a link',
    'https://app.hubspot.com/contacts/9/record/0-1/123456',
    'https://app.hubspot.com/contacts/9/record/0-1/123456',
  ],
  ['an id, in the portal that is known', '98765', 'http://localhost:4100/contacts/4242/record/0-1/98765'],
])('hands the generator %s', async (_, typed, url) => {
  const { app, field } = await openPalette('superadmin');
  await type(field, typed);
  await press(field, 'Enter');
  expect(app.location()).toBe('/admin/generate-email');
  expect(app.locationState()).toEqual({ contactUrl: url });
});

it('asks the server for records once typing settles, five at most, and opens the one that is taken', async () => {
  const { app, field } = await openPalette();
  answerRecords([
    buildSummary({ hubspotId: '888', properties: { firstname: 'Bo', lastname: 'Ek', company: 'Fjord' } }),
  ]);
  for (const value of ['f', 'fj', 'fjo']) fireEvent.change(field, { target: { value } });
  const option = await screen.findByRole('option', { name: /Bo Ek/ });
  const searches = network.requests.map(({ url }) => new URL(url)).filter((url) => url.pathname.endsWith('history'));
  expect(searches.map((url) => url.searchParams.get('search'))).toEqual([null, 'fjo']);
  expect(searches[1]?.searchParams.get('limit')).toBe('5');
  fireEvent.click(option);
  expect(app.location()).toBe('/detailed-history/888');
});

it('says that records cannot be searched, and goes on offering the rest', async () => {
  const { field } = await openPalette();
  network.answer(historyRoute, { status: 400, body: {} });
  fireEvent.change(field, { target: { value: 'generat' } });
  await waitFor(() => expect(announcedText()).toContain('could not be searched'));
  expect(names()).toContain('Generate Emails');
});

it.each([
  ['Escape', { key: 'Escape' }],
  ['Ctrl-K', ctrlK],
])('closes by %s and gives the focus back', async (_, keys) => {
  const { field } = await openPalette();
  fireEvent.keyDown(field, keys);
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Opener' })));
});

it('does not open over another dialog', async () => {
  renderInApp(<Host />);
  const other = document.body.appendChild(document.createElement('div'));
  other.setAttribute('role', 'dialog');
  fireEvent.keyDown(document.documentElement, ctrlK);
  await act(() => import('./palette.tsx'));
  expect(screen.queryByRole('combobox')).toBeNull();
  other.remove();
});

it.each([
  ['admin', 'bo ber', '/dashboard', '?q=bo+ber', {}],
  ['admin', 'bo2@berg.example', '/dashboard', '?q=bo2%40berg.example', {}],
  // In the domain of the newest record.
  ['superadmin', 'bo ber', '/admin/generate-email', '?q=bo+ber&department=DT-PM', { zone: 'DT-PM' }],
] as const)('finds people in HubSpot for an %s by %s', async (role, words, page, search, zone) => {
  const asked: string[] = [];
  const contactUrl = 'http://localhost:4100/contacts/4242/record/0-1/900';
  network.answer('GET /api/contacts/search', ({ url }) => {
    asked.push(new URL(url).search);
    const found = { hubspotId: '900', name: 'Bo Berg', email: 'bo@berg.example', company: 'Berg AB' };
    return { body: { contacts: [{ ...found, prospectUrl: contactUrl }] } };
  });
  answerRecords([buildSummary({ hubspotId: '777', department: 'DT-PM' })]);
  const { app, field } = await openPalette(role);
  fireEvent.change(field, { target: { value: words } });
  fireEvent.click(await screen.findByText('Bo Berg'));
  await waitFor(() => expect(app.location()).toBe(page));
  expect(app.locationState()).toEqual({ contactUrl, ...zone });
  expect(asked).toEqual([search]);
});
