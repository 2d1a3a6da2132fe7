// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { googleScopes } from '@overture/core/contract';
import { fakeFetch, renderInApp, tokenOf } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoginRoute } from './login.route.tsx';

interface Asked {
  readonly scope: string;
  readonly login_hint?: string;
}
type Decision = { readonly allow: string } | { readonly error: string } | { readonly window: string };

let network: FakeFetch;
let asked: Asked[];
/** What the visitor does in Google's window, one entry a window. */
let decisions: Decision[];
let scripts: string[];

const scriptUrl = 'https://accounts.google.test/gsi/client';
const agencyVisitor = { sub: '7', email: 'Nina@Agency.example', name: 'Nina Holt', picture: 'https://p.test/n.png' };

beforeEach(() => {
  localStorage.clear();
  asked = [];
  decisions = [];
  scripts = [];
  network = fakeFetch({
    'GET /api/config': {
      body: {
        productName: 'Overture',
        departments: ['a', 'b', 'c', 'd', 'e'],
        summaryDepartments: ['a', 'b', 'c'],
        agencyEmailDomain: 'agency.example',
        googleClientId: 'ours',
        googleScriptUrl: scriptUrl,
        googleUserinfoUrl: 'https://google.test/userinfo',
        sandbox: false,
        fullSandbox: false,
        crmHosts: [],
        sampleContacts: [],
      },
    },
    'GET /userinfo': { body: agencyVisitor },
    'POST /api/auth/gmail-auth': {
      body: {
        token: tokenOf({ role: 'admin' }),
        user: { _id: 'u1', email: 'nina@agency.example', department: 'Overture-Sales', role: 'admin' },
        userProfile: null,
      },
    },
  });
  playGoogle();
});
afterEach(() => {
  vi.useRealTimers();
  network.restore();
  delete window.google;
  vi.restoreAllMocks();
});

/** Google's script: it appears when a page asks for it, and answers as the visitor decides. */
function playGoogle(): void {
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [node] = nodes;
    if (!(node instanceof HTMLScriptElement)) return append(...nodes);
    scripts.push(node.src);
    window.google = {
      accounts: {
        oauth2: {
          initTokenClient: (config) => ({
            requestAccessToken: () => {
              asked.push(config);
              const decision = decisions.shift() ?? { window: 'popup_closed' };
              if ('allow' in decision) config.callback({ access_token: 'ya29.a', scope: decision.allow });
              else if ('error' in decision) config.callback({ error: decision.error });
              else config.error_callback({ type: decision.window });
            },
          }),
        },
      },
    };
    setTimeout(() => node.dispatchEvent(new Event('load')));
  });
}

async function continueWithGoogle(): Promise<void> {
  renderInApp(<LoginRoute />);
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
}

async function reachDriveStep(): Promise<void> {
  decisions = [{ allow: googleScopes.basic }];
  await continueWithGoogle();
  expect(await screen.findByRole('heading', { name: 'Almost There!' })).toBeTruthy();
}

const clickDrive = () => fireEvent.click(screen.getByRole('button', { name: 'Continue with Drive Access' }));

/** Clicks for a permission that Google will deny, and lets the second pass after which it goes on without. */
async function clickDriveInVain(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  clickDrive();
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(screen.queryByText('Retrying authentication...')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Retrying authentication...')).toBeTruthy();
  vi.useRealTimers();
}

const sent = async () => {
  const requests = network.requests.filter(({ url }) => url.endsWith('/auth/gmail-auth'));
  return Promise.all(requests.map((request) => request.clone().json()));
};

function refuse(status: number, code: string, error: string): void {
  const body = { success: false, error, message: error, code, requestId: 'r' };
  network.answer('POST /api/auth/gmail-auth', { status, body });
}

it('loads the script of Google before the button is used, once', async () => {
  renderInApp(<LoginRoute />);
  await waitFor(() => expect(scripts).toEqual([scriptUrl]));
  decisions = [{ allow: googleScopes.basic }];
  fireEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(await screen.findByRole('heading', { name: 'Almost There!' })).toBeTruthy();
  expect(scripts).toEqual([scriptUrl]);
});

it('signs in somebody from outside the agency with basic access', async () => {
  network.answer('GET /userinfo', { body: { ...agencyVisitor, email: 'sam@partner.example' } });
  decisions = [{ allow: googleScopes.basic }];
  await continueWithGoogle();
  expect(await screen.findByText('Welcome Nina Holt!')).toBeTruthy();
  expect(screen.getByText('Signing you in...')).toBeTruthy();
  expect(asked.map(({ scope }) => scope)).toEqual(['openid profile email']);
  expect(await sent()).toEqual([{ token: 'ya29.a', email: 'sam@partner.example', role: 'admin', drive_access: false }]);
  expect(localStorage.getItem('token')).not.toBeNull();
  expect(JSON.parse(localStorage.getItem('googleUser') ?? '')).toEqual({
    email: 'sam@partner.example',
    name: 'Nina Holt',
    picture: 'https://p.test/n.png',
    id: '7',
  });
});

it('offers Drive to the agency’s own people, and asks for it on their click only', async () => {
  await reachDriveStep();
  expect(screen.getByText('Click below to enable Google Drive access')).toBeTruthy();
  expect(screen.getByText("Click 'Continue with Drive Access' to enable file uploads")).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue with Drive Access' })),
  );
  expect(await sent()).toEqual([]);
  decisions = [{ allow: `${googleScopes.basic} ${googleScopes.drive}` }];
  clickDrive();
  expect(await screen.findByText('Welcome Nina Holt!')).toBeTruthy();
  expect(asked[1]).toMatchObject({ login_hint: 'nina@agency.example' });
  expect(asked[1]?.scope).toContain(googleScopes.drive);
  expect(await sent()).toMatchObject([{ email: 'nina@agency.example', drive_access: true }]);
  expect(scripts).toEqual([scriptUrl]);
});

it.each<[string, Decision]>([
  ['denies', { error: 'access_denied' }],
  ['unticks', { allow: googleScopes.basic }],
])('signs in without Drive whoever %s it, a second later', async (_what, decision) => {
  await reachDriveStep();
  decisions = [decision];
  await clickDriveInVain();
  expect(await screen.findByText('Welcome Nina Holt!')).toBeTruthy();
  expect(await sent()).toMatchObject([{ drive_access: false }]);
  expect(asked).toHaveLength(2);
});

it('says so when that fails as well, and leaves the button', async () => {
  await reachDriveStep();
  refuse(401, 'invalid_credentials', 'Authentication failed. Please try again.');
  decisions = [{ error: 'access_denied' }];
  await clickDriveInVain();
  const text = 'Authentication retry failed. Please click the button below.';
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Continue with Drive Access' })).toBeTruthy();
});

it('keeps the Drive step when its window is closed', async () => {
  await reachDriveStep();
  clickDrive();
  await waitFor(() => expect(screen.getAllByText('Authentication failed. Please try again.')).toHaveLength(2));
  expect(await sent()).toEqual([]);
});

it.each<[string, Decision]>([
  ['window was closed', { window: 'popup_closed' }],
  ['window did not open', { window: 'popup_failed_to_open' }],
  ['request was denied', { error: 'access_denied' }],
])('asks to try again when the %s', async (_what, decision) => {
  decisions = [decision];
  await continueWithGoogle();
  await waitFor(() => expect(screen.getAllByText('Google sign-in failed. Please try again.')).toHaveLength(2));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with Google' }).disabled).toBe(false);
});

it('shows why an account has no access', async () => {
  network.answer('GET /userinfo', { body: { ...agencyVisitor, email: 'sam@partner.example' } });
  const text = 'This Google account has no access yet. Ask a superadmin to add you.';
  refuse(403, 'forbidden', text);
  decisions = [{ allow: googleScopes.basic }];
  await continueWithGoogle();
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
  expect(localStorage.getItem('token')).toBeNull();
});

it('says so when the sign-in itself fails', async () => {
  network.answer('GET /userinfo', { body: { ...agencyVisitor, email: 'sam@partner.example' } });
  network.answer('POST /api/auth/gmail-auth', () => {
    throw new TypeError('Failed to fetch');
  });
  decisions = [{ allow: googleScopes.basic }];
  await continueWithGoogle();
  await waitFor(() => expect(screen.getAllByText('Authentication failed. Please try again.')).toHaveLength(2));
});

it('wants an address with one @ and a domain', async () => {
  network.answer('GET /userinfo', { body: { ...agencyVisitor, email: 'nina@x@agency.example' } });
  decisions = [{ allow: googleScopes.basic }];
  await continueWithGoogle();
  await waitFor(() => expect(screen.getAllByText('Invalid email format')).toHaveLength(2));
});
