// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Profile } from '@overture/core/contract';
import { currentSession, pages } from '@overture/ui';
import { remoteContractVersion } from '@overture/ui/remote';
import { buildConfig, fakeFetch, renderInApp, signedIn, tokenOf } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppRoutes } from './app-routes.tsx';
import { PageLoader, PageLoaderContext } from './remotes/page-loader.ts';

/** Remotes whose pages show their titles. */
const pageLoader = new PageLoader(async (name) => {
  const titleOf = (folder: string) => pages.find(({ remote, page }) => remote === name && page === folder)?.title;
  const load = async (page: string) => ({ default: () => <h1>{titleOf(page)}</h1> });
  return { remote: { contractVersion: remoteContractVersion, name, load } };
});

const config = buildConfig({ sandbox: true });

let network: FakeFetch;

beforeEach(() => {
  localStorage.clear();
  network = fakeFetch({ 'GET /api/config': { body: config }, 'POST /api/auth/logout': { body: { message: 'Bye' } } });
});
afterEach(() => network.restore());

async function openAt(at: string, state?: unknown) {
  const app = renderInApp(
    <PageLoaderContext value={pageLoader}>
      <AppRoutes />
    </PageLoaderContext>,
    { at, state },
  );
  await act(async () => undefined);
  return app;
}

it.each([
  ['/', 'superadmin', '/admin/dashboard'],
  ['/', 'admin', '/dashboard'],
  ['/login', 'superadmin', '/admin/dashboard'],
  ['/login', 'admin', '/dashboard'],
  ['/admin/dashboard', 'admin', '/dashboard'],
  ['/dashboard', 'superadmin', '/admin/dashboard'],
  ['/no/such/page', 'admin', '/dashboard'],
])('%s takes a %s to %s', async (at, role, expected) => {
  signedIn(role);
  const { location } = await openAt(at);
  await waitFor(() => expect(location()).toBe(expected));
  expect(await screen.findByRole('navigation', { name: 'Pages' })).toBeTruthy();
});

it.each(['/', '/no/such/page', ...pages.map(({ path }) => path)])('%s takes a guest to the login', async (at) => {
  const { location } = await openAt(at.replaceAll(/:\w+/g, '1'));
  expect(location()).toBe('/login');
  expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
});

it('remembers the page that asked for the sign-in', async () => {
  const { locationState } = await openAt('/admin/history?page=2');
  expect(locationState()).toEqual({ from: '/admin/history?page=2' });
});

it("serves the shell's own page to both roles", async () => {
  network.answer('GET /api/auth/my-profile', () => new Promise(() => undefined));
  for (const role of ['admin', 'superadmin']) {
    signedIn(role);
    const { location } = await openAt('/profile-settings');
    expect(await screen.findByRole('heading', { name: 'Profile Settings' })).toBeTruthy();
    expect(location()).toBe('/profile-settings');
  }
});

it('takes over a profile that was saved in another session, but none that nobody has filled in', async () => {
  const empty = { firstName: '', lastName: '', signAs: '', email: 'priya@overture.example', company: '', city: '' };
  const profile: Profile = { ...empty, state: '', country: '', about: '', meetingLink: '', language: 'en' };
  network.answer('GET /api/auth/my-profile', { body: { profile } });
  signedIn('admin');
  const { unmount } = await openAt('/dashboard');
  await waitFor(() => expect(network.requests.some(({ url }) => url.endsWith('/my-profile'))).toBe(true));
  await act(async () => undefined);
  expect(currentSession()?.userProfile).toBeNull();
  unmount();
  network.answer('GET /api/auth/my-profile', { body: { profile: { ...profile, firstName: 'Priya' } } });
  await openAt('/dashboard');
  await waitFor(() => expect(currentSession()?.userProfile?.firstName).toBe('Priya'));
});

it('returns there after the sign-in', async () => {
  const { location } = await openAt('/login', { from: '/admin/history?page=2' });
  act(() => signedIn('admin'));
  await waitFor(() => expect(location()).toBe('/admin/history?page=2'));
});

it.each([
  ['expired', tokenOf({ role: 'admin', exp: 1 })],
  ['malformed', 'not-a-token'],
])('treats a token that is %s as none', async (_, token) => {
  localStorage.setItem('token', token);
  const { location } = await openAt('/dashboard');
  expect(location()).toBe('/login');
});

it.each([
  ['without a role', {}],
  ['of an unknown role', { role: 'intern' }],
])('removes a token %s and shows the login', async (_, payload) => {
  localStorage.setItem('token', tokenOf(payload));
  const { location } = await openAt('/dashboard');
  await waitFor(() => expect(location()).toBe('/login'));
  expect(localStorage.getItem('token')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
});

it('sends the browser to the login when the session ends', async () => {
  signedIn('admin');
  const { location } = await openAt('/dashboard');
  act(() => {
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  await waitFor(() => expect(location()).toBe('/login'));
});

it('signs out: tells the server, clears local storage, says so, and remembers no page', async () => {
  signedIn('admin');
  const { location, locationState } = await openAt('/admin/history');
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(location()).toBe('/login'));
  expect(locationState()).toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(screen.getByText('Logged out successfully')).toBeTruthy();
  const request = network.requests.find(({ url }) => url.endsWith('/auth/logout'));
  expect(request?.headers.get('authorization')).toMatch(/^Bearer /);
});

it.each([
  ['admin', 'ADMIN', 'admin-logout'],
  ['superadmin', 'SUPERADMIN', 'superadmin-logout'],
])('gives the %s the badge %s beside the product’s name, and the Logout an id of its own', async (role, badge, id) => {
  signedIn(role);
  await openAt('/admin/history');
  const menu = within(screen.getByRole('complementary', { name: 'Main menu' }));
  expect(menu.getByText('Overture')).toBeTruthy();
  expect(menu.getByText(badge)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Logout' }).id).toBe(id);
});

it('highlights the active entry, names the page and says that the data is sample data', async () => {
  signedIn('admin');
  await openAt('/admin/history');
  expect(await screen.findByRole('heading', { name: 'Generation Queue' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Generation Queue' }).getAttribute('aria-current')).toBe('page');
  await waitFor(() => expect(document.title).toBe('Generation Queue · Overture'));
  expect(screen.getByText('Sample data. Add your HubSpot and OpenAI keys to work with real contacts.')).toBeTruthy();
});
