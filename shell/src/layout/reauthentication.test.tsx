// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { deleteKey } from '@overture/core/contract';
import { callApi } from '@overture/ui';
import { buildConfig, fakeFetch, renderInApp, signedIn } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceProof } from '../sign-in-link/proof-channel.ts';
import { Reauthentication } from './reauthentication.tsx';

const refusal = (status: number, code: string, error: string) => ({
  status,
  body: { success: false, error, message: error, code, requestId: 'r' },
});

const texts = { firstName: '', lastName: '', signAs: '', company: '', city: '', state: '', country: '', about: '' };
const profile = { ...texts, email: 'ada@overture.example', meetingLink: '', language: 'en' };

let network: FakeFetch;
let proved: boolean;
let connected: boolean;
let hasCodes: boolean;
let hasPassword: boolean;
beforeEach(() => {
  signedIn('superadmin');
  hasCodes = false;
  hasPassword = true;
  proved = false;
  connected = false;
  network = fakeFetch({
    'GET /api/config': { body: buildConfig({ singleSignOn: 'offered' }) },
    'GET /api/auth/oidc': () => ({ body: { connected } }),
    'GET /api/auth/mfa': () => ({ body: { enabled: hasCodes, required: false, recoveryCodesLeft: 10, hasPassword } }),
    'GET /api/auth/my-profile': { body: { profile } },
    'POST /api/auth/oidc/reauthenticate': { body: { url: 'https://issuer.example/authorize' } },
    'DELETE /api/key': () =>
      proved ? { body: { message: 'Deleted' } } : refusal(403, 'reauthentication_required', 'Please confirm.'),
    'POST /api/auth/reauthenticate': async (request) => {
      const { password } = (await request.json()) as { password?: string };
      proved = password === 'Secret!1';
      return proved ? { body: { message: 'Thank you' } } : refusal(401, 'invalid_credentials', 'Not right.');
    },
  });
  renderInApp(<Reauthentication />);
});
afterEach(() => network.restore());

const remove = () => callApi(deleteKey, { body: { _id: 'key-1' } });
async function confirm(password: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
}

it('asks once for all calls that wait, and repeats them', async () => {
  const calls = Promise.all([remove(), remove()]);
  await confirm('Wrong!1');
  expect(await screen.findByText('Not right.')).toBeTruthy();
  await confirm('Secret!1');
  await expect(calls).resolves.toEqual([{ message: 'Deleted' }, { message: 'Deleted' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('tells password managers whose password it asks for', async () => {
  const call = remove();
  await screen.findByLabelText('Password');
  const username = document.querySelector<HTMLInputElement>('form input[autocomplete="username"]');
  await waitFor(() => expect(username?.value).toBe(profile.email));
  await confirm('Secret!1');
  await call;
});

it('leaves the call refused when nobody confirms', async () => {
  const call = remove();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expect(call).rejects.toMatchObject({ code: 'reauthentication_required' });
});

it.each([true, false])('offers a code instead of the password where the user has an app for codes: %s', async (has) => {
  hasCodes = has;
  const call = remove();
  await screen.findByLabelText('Password');
  await waitFor(() => expect(network.requests.some(({ url }) => url.endsWith('/auth/mfa'))).toBe(true));
  const offer = { name: 'Use a code from your app instead' };
  if (has) {
    fireEvent.click(await screen.findByRole('button', offer));
    expect(screen.getByLabelText('Code from your app')).toBeTruthy();
  } else expect(screen.queryByRole('button', offer)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect(call).rejects.toMatchObject({ code: 'reauthentication_required' });
});

it.each([true, false])(
  'asks nobody for a password who has none, but for a code where there is one: %s',
  async (has) => {
    hasCodes = has;
    hasPassword = false;
    const call = remove();
    if (has) await screen.findByLabelText('Code from your app');
    else await screen.findByText(/neither a password nor a code/);
    expect(screen.queryByLabelText('Password')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(call).rejects.toMatchObject({ code: 'reauthentication_required' });
  },
);

it('takes the word of the company’s sign-in, in a tab of its own', async () => {
  connected = true;
  const tab = { opener: window, location: { href: '' } };
  const openTab = vi.spyOn(window, 'open').mockReturnValue(tab as Window & typeof tab);
  const call = remove();
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm with single sign-on' }));
  await waitFor(() => expect(tab).toEqual({ opener: null, location: { href: 'https://issuer.example/authorize' } }));
  openTab.mockRestore();
  proved = true;
  announceProof();
  await expect(call).resolves.toEqual({ message: 'Deleted' });
});
