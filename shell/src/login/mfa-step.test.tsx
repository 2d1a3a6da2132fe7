// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { currentSession } from '@overture/ui';
import { buildConfig, fakeFetch, renderInApp, tokenOf } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoginRoute } from './login.route.tsx';

const user = { _id: 'u1', email: 'kim@agency.example', department: null, role: 'superadmin' };
const signedIn = { token: tokenOf({ role: 'superadmin' }), user, userProfile: null };
const refusal = (status: number, code: string, error: string) => ({
  status,
  body: { success: false, error, message: error, code, requestId: 'r' },
});

let network: FakeFetch;
beforeEach(() => {
  localStorage.clear();
  network = fakeFetch({ 'GET /api/config': { body: buildConfig() } });
});
afterEach(() => {
  network.restore();
  vi.restoreAllMocks();
});

function signIn(answer: object): void {
  network.answer('POST /api/auth/login', { body: answer });
  renderInApp(<LoginRoute />);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: user.email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Secret!1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

async function enterCode(label: string, code: string, button: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: button }));
}

it('asks for the code after the password, says at the field that one is wrong, and starts the session', async () => {
  signIn({ mfaRequired: true, challenge: 'c1' });
  network.answer('POST /api/auth/mfa/verify', refusal(401, 'invalid_credentials', 'This code is not right.'));
  await enterCode('Code', '000000', 'Continue');
  expect(await screen.findByText('This code is not right.')).toBeTruthy();
  expect(screen.getByText(/If you have neither, a superadmin can turn this off\./)).toBeTruthy();
  expect(currentSession()).toBeNull();
  network.answer('POST /api/auth/mfa/verify', { body: signedIn });
  await enterCode('Code', '123456', 'Continue');
  expect(await screen.findByText('Login successful!')).toBeTruthy();
  expect(currentSession()?.role).toBe('superadmin');
  await expect(network.requests.at(-1)?.json()).resolves.toEqual({ challenge: 'c1', code: '123456' });
});

it('keeps the focus in the field while a code is checked, and says why the next one has to wait', async () => {
  signIn({ mfaRequired: true, challenge: 'c1' });
  const field = await screen.findByLabelText('Code');
  network.answer('POST /api/auth/mfa/verify', refusal(429, 'too_many_requests', 'Too many failed sign-ins.'));
  field.focus();
  fireEvent.change(field, { target: { value: '000000' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Two-step sign-in' }));
  expect(await screen.findByText('Too many failed sign-ins.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
});

it('sets two-step sign-in up first where the role needs it, and starts the session after the recovery codes', async () => {
  network.answer('POST /api/auth/mfa/setup', { body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' } });
  signIn({ ...signedIn, mfaSetupRequired: true });
  expect(await screen.findByRole('img', { name: 'Code to scan with an authenticator app' })).toBeTruthy();
  expect(screen.getByText('ABCD EFGH')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Code that the app shows'));
  const setup = network.requests.find(({ url }) => url.endsWith('/mfa/setup'));
  expect(setup?.headers.get('authorization')).toBe(`Bearer ${signedIn.token}`);
  network.answer('POST /api/auth/mfa/confirm', { body: { message: 'On', recoveryCodes: ['aaaa-bbbb'] } });
  await enterCode('Code that the app shows', '123 456', 'Turn on');
  expect(await screen.findByText('aaaa-bbbb')).toBeTruthy();
  expect(currentSession()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
  await waitFor(() => expect(currentSession()?.role).toBe('superadmin'));
});

it('goes back to the form', async () => {
  signIn({ mfaRequired: true, challenge: 'c1' });
  fireEvent.click(await screen.findByRole('button', { name: 'Back to sign in' }));
  expect(await screen.findByLabelText('Password')).toBeTruthy();
});
