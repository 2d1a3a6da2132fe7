// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeFetch, renderInApp, signedIn } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SessionsCard } from './sessions-card.tsx';

const moment = '2026-01-05T09:00:00Z';
const session = (_id: string, device: string, current = false) => ({
  _id,
  device,
  current,
  createdAt: moment,
  lastUsedAt: moment,
});
const own = session('s1', 'Firefox on Windows', true);
const phone = session('s2', 'Chrome on iPhone');

let server: FakeFetch;
beforeEach(() => {
  signedIn('admin');
  server = fakeFetch({ 'GET /api/auth/sessions': { body: { sessions: [own, phone] } } });
});
afterEach(() => server.restore());

test('lists the devices and signs one of them out', async () => {
  renderInApp(<SessionsCard />);
  expect(await screen.findByText('this session')).toBeDefined();
  server.answer('DELETE /api/auth/sessions/s2', { body: { message: 'Signed out there' } });
  server.answer('GET /api/auth/sessions', { body: { sessions: [own] } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign out Chrome on iPhone' }));
  expect(await screen.findByText('Signed out there')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Chrome on iPhone')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

test('signs out everywhere else', async () => {
  renderInApp(<SessionsCard />);
  server.answer('DELETE /api/auth/sessions', { body: { message: 'Signed out everywhere else' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('Signed out everywhere else')).toBeDefined();
});
