// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { oidcRefusals } from '@overture/core/contract';
import { currentSession } from '@overture/ui';
import { buildConfig, fakeFetch, renderInApp, tokenOf } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onProof } from './proof-channel.ts';
import { SignInLinkRoute } from './sign-in-link.route.tsx';

const user = { _id: 'u1', email: 'kim@agency.example', department: 'DT-PM', role: 'admin' };
const signedIn = { token: tokenOf({ role: 'admin' }), user, userProfile: null };
const redeem = 'POST /api/auth/links/redeem';
const refusal = (status: number, code: string, error: string, issues?: object[]) => ({
  status,
  body: { success: false, error, message: error, code, requestId: 'r', ...(issues && { issues, email: user.email }) },
});
const username = () => document.querySelector<HTMLInputElement>('form input[autocomplete="username"]')?.value;

let network: FakeFetch;
beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/sign-in-link#i_secret');
  network = fakeFetch({ 'GET /api/config': { body: buildConfig() } });
});
afterEach(() => network.restore());

const sent = async () =>
  Promise.all(network.requests.filter(({ url }) => url.endsWith('/redeem')).map((request) => request.json()));

const open = (fragment: string) => {
  window.history.replaceState(null, '', `/sign-in-link#${fragment}`);
  renderInApp(<SignInLinkRoute />);
};

it('asks for a password where the link is for one, and keeps the secret out of the address', async () => {
  const wanted = 'Please ensure password meets all requirements';
  network.answer(redeem, refusal(400, 'validation_failed', wanted, [{ path: 'password', message: wanted }]));
  renderInApp(<SignInLinkRoute />);
  fireEvent.change(await screen.findByLabelText('New Password'), { target: { value: 'Chosen!42' } });
  expect(window.location.hash).toBe('');
  // Password managers keep it for this address.
  expect(username()).toBe(user.email);
  expect(screen.getByText(`It signs ${user.email} in from now on`)).toBeTruthy();
  network.answer(redeem, { body: signedIn });
  fireEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
  await waitFor(() => expect(currentSession()?.userId).toBe('u1'));
  expect(await sent()).toEqual([{ token: 'i_secret' }, { token: 'i_secret', password: 'Chosen!42' }]);
});

it('keeps the form with the password, and says why it was refused', async () => {
  const wanted = 'Please ensure password meets all requirements';
  network.answer(redeem, refusal(400, 'validation_failed', wanted, [{ path: 'password', message: wanted }]));
  renderInApp(<SignInLinkRoute />);
  const field = await screen.findByLabelText<HTMLInputElement>('New Password');
  fireEvent.change(field, { target: { value: 'abc' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText(/requirements: at least 6 characters/)).toBeTruthy();
  expect(await sent()).toHaveLength(1);

  const easy = 'Many people use this password.';
  network.answer(redeem, refusal(400, 'validation_failed', easy, [{ path: 'password', message: easy }]));
  fireEvent.change(field, { target: { value: 'Passw0rd!' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and sign in' }));
  expect(await screen.findByText(easy)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('Passw0rd!');
});

it('signs in with a link that needs no password, and only after a click', async () => {
  network.answer(redeem, { body: signedIn });
  open('s_secret');
  const go = await screen.findByRole('button', { name: 'Sign in' });
  expect(window.location.hash).toBe('');
  expect(await sent()).toEqual([]);
  fireEvent.click(go);
  await waitFor(() => expect(currentSession()?.userId).toBe('u1'));
  expect(await sent()).toEqual([{ token: 's_secret' }]);
});

it('opens a link also where single sign-on ended before, without a reload', async () => {
  open('x_unverified');
  expect(await screen.findByText(oidcRefusals.unverified)).toBeDefined();
  network.answer(redeem, { body: signedIn });
  window.location.hash = 'i_secret';
  await waitFor(() => expect(currentSession()?.userId).toBe('u1'));
  expect(await sent()).toEqual([{ token: 'i_secret' }]);
  expect(window.location.hash).toBe('');
});

it('says that a link was used, and leads to the form', async () => {
  network.answer(redeem, refusal(401, 'invalid_credentials', 'This link is not valid any more.'));
  renderInApp(<SignInLinkRoute />);
  expect(await screen.findByText('This link is not valid any more.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/login');
});

it('says what to do after the page was loaded again, which forgets the link', async () => {
  open('');
  expect(await screen.findByRole('heading', { name: 'Open your link once more' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to sign in' })).toBeTruthy();
  expect(await sent()).toEqual([]);
});

it('opens the link again after a failure that has nothing to do with it', async () => {
  network.answer(redeem, refusal(503, 'not_ready', 'The store does not answer.'));
  open('i_secret');
  expect(await screen.findByRole('heading', { name: 'Your link could not be opened' })).toBeTruthy();
  network.answer(redeem, { body: signedIn });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(currentSession()?.userId).toBe('u1'));
});

it('finishes a single sign-on with the code that it came back with', async () => {
  network.answer('POST /api/auth/oidc/exchange', { body: signedIn });
  open('o_the-code');
  await waitFor(() => expect(currentSession()?.userId).toBe('u1'));
  const exchanged = network.requests.find(({ url }) => url.endsWith('/exchange'));
  expect(await exchanged?.json()).toEqual({ code: 'the-code' });
  expect(window.location.hash).toBe('');
});

it('says why single sign-on let nobody in, in our words alone, and asks nothing', async () => {
  open('x_unverified');
  expect(await screen.findByText(oidcRefusals.unverified)).toBeTruthy();
  const again = screen.getByRole('link', { name: 'Continue with single sign-on' });
  expect([again.getAttribute('href'), again.getAttribute('target')]).toEqual(['/api/auth/oidc/start', null]);
  expect(await sent()).toEqual([]);
});

it('leads nobody into trying again where that cannot help', async () => {
  open('x_misconfigured');
  expect(await screen.findByText(oidcRefusals.misconfigured)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Continue with single sign-on' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to sign in' })).toBeTruthy();
});

it('says why a proof was refused, and sends nobody away from the tab that waits for it', async () => {
  open('u_another_account');
  expect(await screen.findByText(oidcRefusals.another_account)).toBeTruthy();
  expect(screen.getByText(/You can close this one/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(await sent()).toEqual([]);
});

it('shows no text that somebody else put into the address', async () => {
  open('x_<b>Call 555 0100</b>');
  expect(await screen.findByText(oidcRefusals.untrusted)).toBeTruthy();
});

it('offers to accept an invitation with single sign-on, or asks for nothing else', async () => {
  network.answer('GET /api/config', { body: buildConfig({ singleSignOn: 'offered' }) });
  network.answer('POST /api/auth/oidc/start', { body: { url: '#at-the-issuer' } });
  const wanted = 'Please ensure password meets all requirements';
  network.answer(redeem, refusal(400, 'validation_failed', wanted, [{ path: 'password', message: wanted }]));
  renderInApp(<SignInLinkRoute />);
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with single sign-on' }));
  await waitFor(() => expect(window.location.hash).toBe('#at-the-issuer'));
  const started = network.requests.find(({ url }) => url.endsWith('/oidc/start'));
  expect(await started?.json()).toEqual({ token: 'i_secret' });
});

it('asks for no password where single sign-on is the only way in', async () => {
  network.answer(redeem, refusal(403, 'forbidden', 'People sign in here with single sign-on alone.'));
  renderInApp(<SignInLinkRoute />);
  expect(await screen.findByRole('button', { name: 'Continue with single sign-on' })).toBeTruthy();
  expect(screen.queryByLabelText('New Password')).toBeNull();
});

it('tells the tab that waits for a proof that it is there, closes its own, and asks nothing', async () => {
  // jsdom would destroy the document, which the tests of other files use too.
  const close = vi.spyOn(window, 'close').mockImplementation(() => {});
  const told = Promise.withResolvers<void>();
  const stop = onProof(told.resolve);
  open('p_');
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy();
  await told.promise;
  stop();
  expect(close).toHaveBeenCalledOnce();
  close.mockRestore();
  expect(await sent()).toEqual([]);
});
