// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Profile } from '@overture/core/contract';
import { currentSession } from '@overture/ui';
import { buildConfig, fakeFetch, renderInApp, signedIn, tokenOf } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProfileSettingsRoute } from './profile-settings.route.tsx';

const get = 'GET /api/auth/my-profile';
const patch = 'PATCH /api/auth/update-profile';
const password = 'POST /api/auth/change-password';

const profile: Profile = {
  firstName: 'Priya',
  lastName: 'Raman',
  signAs: '',
  email: 'priya@overture.example',
  company: 'Overture',
  city: '',
  state: '',
  country: 'India',
  about: 'Writes to logistics people.',
  meetingLink: 'https://meet.example/priya',
  language: 'en',
};

let server: FakeFetch;
beforeEach(() => {
  signedIn('admin');
  server = fakeFetch({
    [get]: { body: { profile } },
    'GET /api/auth/sessions': { body: { sessions: [] } },
    'GET /api/auth/tokens': { body: { tokens: [], total: 0 } },
    'GET /api/voice': {
      body: { voice: { state: 'off', emails: 0, learnedAt: null, problem: null, profile: null, suggestion: null } },
    },
    'GET /api/auth/mfa': { body: { enabled: false, required: false, recoveryCodesLeft: 0, hasPassword: true } },
  });
});
afterEach(() => {
  server.restore();
  vi.restoreAllMocks();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const click = (name: string, role = 'button') => fireEvent.click(screen.getByRole(role, { name }));

async function sent(method: string): Promise<unknown[]> {
  return Promise.all(
    server.requests.filter((request) => request.method === method).map((request) => request.clone().json()),
  );
}

async function editing(): Promise<void> {
  renderInApp(<ProfileSettingsRoute />);
  await screen.findByText('Priya');
  click('Edit Mode', 'switch');
}

function refusal(status: number, code: string, error: string) {
  return { status, body: { success: false, error, message: error, code, requestId: 'r' } };
}

test('says that the profile is loading, with nothing to edit yet', () => {
  server.answer(get, () => new Promise(() => undefined));
  renderInApp(<ProfileSettingsRoute />);
  const card = screen.getByRole('heading', { name: 'Personal Information' }).closest('section') ?? document.body;
  expect(within(card).getByRole('group', { name: 'Loading...' })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Edit Mode' }).disabled).toBe(true);
});

test.each([
  [4, 'On, with 4 recovery codes left.'],
  [1, 'On, with 1 recovery code left. For new codes, turn it off and set it up again.'],
])('says how new recovery codes are had when few are left: %i', async (recoveryCodesLeft, note) => {
  server.answer('GET /api/auth/mfa', {
    body: { enabled: true, required: false, recoveryCodesLeft, hasPassword: true },
  });
  renderInApp(<ProfileSettingsRoute />);
  expect(await screen.findByText(note)).toBeDefined();
});

test('a failed load can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(get, { status: 500 });
  renderInApp(<ProfileSettingsRoute />);
  expect(await screen.findByText('Your profile could not be loaded')).toBeDefined();
  server.answer(get, { body: { profile } });
  click('Try Again');
  expect(await screen.findByText('Priya')).toBeDefined();
});

test('shows the profile to be read, N/A for what is missing', async () => {
  renderInApp(<ProfileSettingsRoute />);
  expect(await screen.findByText('priya@overture.example')).toBeDefined();
  expect(screen.getByRole('link', { name: 'https://meet.example/priya' })).toBeDefined();
  expect(screen.getAllByText('N/A')).toHaveLength(2);
  expect(screen.queryByRole('form', { name: 'Personal Information' })).toBeNull();
});

test('the address of mail cannot be edited', async () => {
  await editing();
  expect(field('Email').readOnly).toBe(true);
  expect(field('Email').value).toBe('priya@overture.example');
});

test.each([
  ['the switch', () => click('Edit Mode', 'switch')],
  ['Cancel', () => click('Cancel')],
])('leaving edit mode by %s restores what is saved', async (_, leave) => {
  await editing();
  type('First Name', 'Somebody');
  leave();
  expect(screen.getByText('Priya')).toBeDefined();
  click('Edit Mode', 'switch');
  expect(field('First Name').value).toBe('Priya');
  expect(await sent('PATCH')).toEqual([]);
});

test('saves what is filled in, leaves empty fields out, and shows what the server made of it', async () => {
  await editing();
  type('First Name', 'pRIYA');
  type('Sign emails as', 'Priya van raman');
  type('City', ' Pune ');
  type('About', '');
  server.answer(patch, { body: { profile: { ...profile, city: 'Pune' } } });
  fireEvent.submit(screen.getByRole('form', { name: 'Personal Information' }));
  expect(await screen.findByText('Profile updated successfully')).toBeDefined();
  expect(await sent('PATCH')).toEqual([
    {
      firstName: 'pRIYA',
      lastName: 'Raman',
      signAs: 'Priya van raman',
      company: 'Overture',
      city: 'Pune',
      country: 'India',
      meetingLink: 'https://meet.example/priya',
      language: 'en',
    },
  ]);
  expect(screen.getByText('Pune')).toBeDefined();
  expect(screen.queryByRole('form', { name: 'Personal Information' })).toBeNull();
  expect(currentSession()?.userProfile?.city).toBe('Pune');
  expect(currentSession()?.username).toBe('Priya Raman');
});

test('Clear empties a saved field with the next save, unless it is kept after all', async () => {
  await editing();
  fireEvent.click(screen.getByTitle('Empty Country when saving'));
  expect(field('Country').value).toBe('');
  expect(screen.getByText('Will be empty once you save.')).toBeDefined();
  fireEvent.click(screen.getByTitle('Empty Company when saving'));
  fireEvent.click(screen.getByTitle('Keep what is saved as Company'));
  expect(field('Company').value).toBe('Overture');
  expect(screen.queryByTitle('Empty City when saving')).toBeNull();
  server.answer(patch, { body: { profile: { ...profile, country: '' } } });
  click('Save');
  expect(await screen.findByText('Profile updated successfully')).toBeDefined();
  expect(await sent('PATCH')).toMatchObject([{ company: 'Overture', country: '' }]);
  expect(screen.getAllByText('N/A')).toHaveLength(3);
});

test('who comes from the generator starts to edit at once, and has a way back', async () => {
  const app = renderInApp(<ProfileSettingsRoute />, { state: { profileFor: '/dashboard' } });
  expect(await screen.findByRole('form', { name: 'Personal Information' })).toBeDefined();
  click('Back to Generate Emails', 'link');
  expect(app.location()).toBe('/dashboard');
});

test('the meeting link has to be an address of the web', async () => {
  await editing();
  expect(field('Meeting Link').type).toBe('url');
  type('Meeting Link', 'javascript:alert(1)');
  click('Save');
  expect(await screen.findByText('Must be an http or https address')).toBeDefined();
  expect(document.activeElement).toBe(field('Meeting Link'));
  expect(await sent('PATCH')).toEqual([]);
});

test('a failed save stays in edit mode with what was typed', async () => {
  await editing();
  type('City', 'Pune');
  server.answer(patch, refusal(409, 'conflict', 'Please try again.'));
  click('Save');
  expect(await screen.findByText('Please try again.')).toBeDefined();
  expect(field('City').value).toBe('Pune');
});

test('changes the password: this session goes on with the new token, and the fields are empty again', async () => {
  renderInApp(<ProfileSettingsRoute />);
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Change Password' });
  type('Current Password', 'old');
  type('New Password', 'Abcdef');
  expect(submit.disabled).toBe(true);
  type('New Password', 'Abcdef1!');
  expect(submit.disabled).toBe(false);
  const token = `${tokenOf({ role: 'admin' })}2`;
  server.answer(password, { body: { message: 'Password changed', token } });
  fireEvent.click(submit);
  expect(await screen.findByText('Password changed')).toBeDefined();
  expect(await sent('POST')).toEqual([{ currentPassword: 'old', newPassword: 'Abcdef1!' }]);
  expect(localStorage.getItem('token')).toBe(token);
  await waitFor(() => expect(field('Current Password').value).toBe(''));
});

test('a wrong current password is shown once, at its field, and ends no session', async () => {
  renderInApp(<ProfileSettingsRoute />);
  await screen.findByText('Priya');
  type('Current Password', 'wrong');
  type('New Password', 'Abcdef1!');
  server.answer(password, refusal(401, 'invalid_credentials', 'The current password is not right.'));
  click('Change Password');
  expect(await screen.findByText('The current password is not right.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field('Current Password')));
  expect(currentSession()).not.toBeNull();
});

test('offers no other password to whoever has none', async () => {
  server.answer('GET /api/auth/mfa', {
    body: { enabled: false, required: false, recoveryCodesLeft: 0, hasPassword: false },
  });
  renderInApp(<ProfileSettingsRoute />);
  await waitFor(() => expect(screen.queryByLabelText('Current Password')).toBeNull());
});

test('turns two-step sign-in off with a code where there is no password', async () => {
  const body = { enabled: true, required: false, recoveryCodesLeft: 10, hasPassword: false };
  server.answer('GET /api/auth/mfa', { body });
  server.answer('POST /api/auth/mfa/disable', { body: { message: 'Two-step sign-in is off' } });
  renderInApp(<ProfileSettingsRoute />);
  fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
  expect(screen.queryByLabelText('Your password')).toBeNull();
  type('Code from your app', '123456');
  click('Turn off');
  expect(await screen.findByText('Two-step sign-in is off')).toBeDefined();
  expect(await sent('POST')).toEqual([{ code: '123456' }]);
});

test('connects single sign-on, and asks for no password where it is the only way in', async () => {
  server.answer('GET /api/config', { body: buildConfig({ singleSignOn: 'only' }) });
  server.answer('GET /api/auth/oidc', { body: { connected: false } });
  server.answer('POST /api/auth/oidc/connect', { body: { url: '#at-the-issuer' } });
  renderInApp(<ProfileSettingsRoute />);
  fireEvent.click(await screen.findByRole('button', { name: 'Connect single sign-on' }));
  await waitFor(() => expect(window.location.hash).toBe('#at-the-issuer'));
  expect(screen.queryByLabelText('Current Password')).toBeNull();
});
