// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { dropToken } from '@overture/ui';
import { buildConfig, fakeFetch, renderInApp, tokenOf } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoginRoute } from './login.route.tsx';

let network: FakeFetch;

beforeEach(() => {
  localStorage.clear();
  network = fakeFetch();
});
afterEach(() => {
  network.restore();
  vi.restoreAllMocks();
});

function refuse(status: number, code: string, error: string): void {
  network.answer('POST /api/auth/login', {
    status,
    body: { success: false, error, message: error, code, requestId: 'r' },
  });
}

function signIn(email: string, password: string): void {
  renderInApp(<LoginRoute />);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

function sentLogins(): Request[] {
  return network.requests.filter(({ url }) => url.endsWith('/auth/login'));
}

it('greets, and offers no Google where there is none', () => {
  renderInApp(<LoginRoute />);
  expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeTruthy();
  expect(screen.getByText('Sign in to your account to continue')).toBeTruthy();
  expect(screen.queryByText(/Google/)).toBeNull();
  for (const [label, type] of [
    ['Email', 'email'],
    ['Password', 'password'],
  ] as const)
    expect(screen.getByLabelText(label)).toMatchObject({ type, required: true });
});

it('says why somebody who was signed in is asked again', () => {
  localStorage.setItem('user_id', 'u1');
  localStorage.setItem('token', tokenOf({ role: 'admin' }));
  dropToken(undefined, 'Your password, role or domain was changed. Please sign in again.');
  renderInApp(<LoginRoute />);
  expect(screen.getByText('Your password, role or domain was changed. Please sign in again.')).toBeTruthy();
});

it('says that a session has lapsed', () => {
  localStorage.setItem('user_id', 'u1');
  dropToken();
  renderInApp(<LoginRoute />);
  expect(screen.getByText('Your session has ended. Please sign in again.')).toBeTruthy();
});

it('stores the session and says so', async () => {
  const token = tokenOf({ role: 'admin' });
  network.answer('POST /api/auth/login', {
    body: { token, user: { _id: 'u1', email: 'a@b.example', department: 'DT-PM', role: 'admin' }, userProfile: null },
  });
  signIn(' a@b.example ', 'secret');
  expect(await screen.findByText('Login successful!')).toBeTruthy();
  expect(localStorage.getItem('token')).toBe(token);
  await expect(sentLogins()[0]?.json()).resolves.toEqual({ email: 'a@b.example', password: 'secret' });
});

it('asks for both fields before it asks the server, and points at the first', async () => {
  signIn('', '');
  expect(await screen.findByText('Please enter your email')).toBeTruthy();
  expect(screen.getByText('Please enter your password')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(sentLogins()).toHaveLength(0);
});

it('wants an address of mail', async () => {
  signIn('someone', 'secret');
  expect(await screen.findByText('Invalid email format')).toBeTruthy();
  expect(sentLogins()).toHaveLength(0);
});

it('shows the server’s words once, on the form, beside a toast that the login failed', async () => {
  refuse(429, 'too_many_attempts', 'Too many attempts. Try again in 15 minutes.');
  signIn('a@b.example', 'wrong');
  expect(await screen.findByText('Too many attempts. Try again in 15 minutes.')).toBeTruthy();
  expect(screen.getByText('Login failed')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

it('takes the toast of the failure away once somebody is signed in', async () => {
  refuse(401, 'invalid_credentials', 'Invalid email or password');
  signIn('a@b.example', 'secret');
  await screen.findByText('Login failed');
  network.answer('POST /api/auth/login', {
    body: {
      token: tokenOf({ role: 'admin' }),
      user: { _id: 'u1', email: 'a@b.example', department: 'DT-PM', role: 'admin' },
      userProfile: null,
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('Login successful!');
  // Much sooner than it would go by itself.
  await waitFor(() => expect(screen.queryByText('Login failed')).toBeNull(), { timeout: 1_500 });
});

it('falls back to words of its own when the server says nothing', async () => {
  refuse(401, 'invalid_credentials', '');
  signIn('a@b.example', 'wrong');
  expect(await screen.findByText('Invalid email or password')).toBeTruthy();
  expect(screen.getByText('Login failed')).toBeTruthy();
});

it('tells a failure from a refusal', async () => {
  network.answer('POST /api/auth/login', () => {
    throw new TypeError('Failed to fetch');
  });
  signIn('a@b.example', 'secret');
  expect(await screen.findByText('An error occurred during login. Please try again.')).toBeTruthy();
  expect(screen.getByText('Login failed')).toBeTruthy();
});

it('disables the fields and Google while it waits', async () => {
  const google = { googleClientId: 'ours', googleScriptUrl: 'https://g.test/s', googleUserinfoUrl: 'https://g.test/u' };
  network.answer('GET /api/config', { body: buildConfig(google) });
  let answer = (): void => undefined;
  network.answer('POST /api/auth/login', () => new Promise((resolve) => (answer = () => resolve({ status: 500 }))));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  signIn('a@b.example', 'secret');
  const continueWithGoogle = await screen.findByRole<HTMLButtonElement>('button', { name: 'Continue with Google' });
  const disabled = () => [
    continueWithGoogle.disabled,
    screen.getByLabelText<HTMLInputElement>('Email').disabled,
    screen.getByLabelText<HTMLInputElement>('Password').disabled,
  ];
  await waitFor(() => expect(disabled()).toEqual([true, true, true]));
  await waitFor(() => expect(sentLogins()).toHaveLength(1));
  answer();
  await waitFor(() => expect(disabled()).toEqual([false, false, false]));
});

it.each([
  ['offered', true],
  ['only', false],
] as const)('has a link to single sign-on where it is %s', async (singleSignOn, hasForm) => {
  network.answer('GET /api/config', { body: buildConfig({ singleSignOn }) });
  renderInApp(<LoginRoute />);
  const link = await screen.findByRole('link', { name: 'Continue with single sign-on' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/api/auth/oidc/start', null]);
  expect(screen.queryByLabelText('Password') !== null).toBe(hasForm);
});

it('keeps what was typed before the code was there, and goes on from its end', async () => {
  const frame = document.createElement('div');
  frame.className = 'frame-sign-in';
  frame.innerHTML = '<input name="email" value="sales@overture.example" /><input name="password" value="Overt" />';
  document.body.append(frame);
  frame.querySelector<HTMLInputElement>('[name=password]')?.focus();
  renderInApp(<LoginRoute />);
  frame.remove();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('sales@overture.example');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect(document.activeElement).toBe(password);
  expect([password.value, password.selectionStart]).toEqual(['Overt', 5]);
});
