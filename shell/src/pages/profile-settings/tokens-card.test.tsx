// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeFetch, renderInApp, signedIn } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TokensCard } from './tokens-card.tsx';

const report = {
  _id: 't1',
  name: 'Nightly report',
  scopes: ['read', 'check'],
  createdAt: '2026-01-05T09:00:00Z',
  lastUsedAt: null,
  expiresAt: '2026-04-05T09:00:00Z',
};

let server: FakeFetch;
beforeEach(() => {
  signedIn('admin');
  server = fakeFetch({ 'GET /api/auth/tokens': { body: { tokens: [report], total: 1 } } });
});
afterEach(() => server.restore());

const click = (name: string, role = 'button') => fireEvent.click(screen.getByRole(role, { name }));

test('lists tokens, and ends one after a question', async () => {
  renderInApp(<TokensCard />);
  expect(await screen.findByText('read, check')).toBeDefined();
  click('End Nightly report');
  server.answer('DELETE /api/auth/tokens/t1', { body: { message: 'Token ended' } });
  server.answer('GET /api/auth/tokens', { body: { tokens: [], total: 0 } });
  fireEvent.click(await screen.findByRole('button', { name: 'End token' }));
  expect(await screen.findByText('Token ended')).toBeDefined();
  expect(await screen.findByText('No tokens yet')).toBeDefined();
});

test('makes a token of the chosen scopes, and shows it once', async () => {
  renderInApp(<TokensCard />);
  await screen.findByText('Nightly report');
  click('New token');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: 'Assistant' } });
  click('Check drafts', 'switch');
  server.answer('POST /api/auth/tokens', { status: 201, body: { token: 'ovt_secret', _id: 't2' } });
  click('Make token');
  expect((await screen.findByLabelText<HTMLInputElement>('Token')).value).toBe('ovt_secret');
  const sent = server.requests.find(({ method }) => method === 'POST');
  expect(await sent?.clone().json()).toEqual({ name: 'Assistant', scopes: ['read', 'check'], expiresInDays: 90 });
  click('Done');
  await waitFor(() => expect(screen.queryByDisplayValue('ovt_secret')).toBeNull());
});
