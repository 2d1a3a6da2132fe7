import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetUser } from '@overture/core/people/users/use-cases/get-user';
import { FakeClock } from '@overture/core/testing';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

const minute = 60_000;
let clock: FakeClock;
let api: TestApi;
beforeEach(async () => {
  clock = new FakeClock(Date.now());
  api = await startTestApi({ clock, environment: { MFA_REQUIRED: 'superadmin' } });
});
afterEach(() => api.stop());

const post = (path: string, json: object, token?: string) =>
  api.call(`/api/auth${path}`, { method: 'POST', json, token });
const logIn = (who: typeof adminSignIn) => post('/login', who);
const profile = (token: string) => api.call('/api/auth/my-profile', { token });
const codeOf = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.now() });

/** Turns two-step sign-in on; returns the app's secret and the recovery codes. */
async function enrol(token: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body: setup } = await api.call<{ secret: string; uri: string }>('/api/auth/mfa/setup', {
    method: 'POST',
    token,
  });
  const confirmed = await post('/mfa/confirm', { code: codeOf(setup.secret) }, token);
  expect(confirmed.status).toBe(200);
  return { secret: setup.secret, recoveryCodes: confirmed.body['recoveryCodes'] as string[] };
}

describe('two-step sign-in', () => {
  it('asks for a code after the password, and accepts each code once', async () => {
    const { secret } = await enrol(await api.signIn(adminSignIn));
    clock.advance(minute);
    const { status, body } = await logIn(adminSignIn);
    expect({ status, body }).toEqual({ status: 200, body: { mfaRequired: true, challenge: expect.any(String) } });
    const verify = (code: string, challenge = body['challenge']) => post('/mfa/verify', { challenge, code });
    expect(await verify('000000')).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    const code = codeOf(secret);
    const verified = await verify(code);
    expect(verified).toMatchObject({ status: 200, body: { user: { email: adminSignIn.email } } });
    expect((await profile(String(verified.body['token']))).status).toBe(200);
    // Neither the challenge nor the code works again.
    expect((await verify(code)).status).toBe(401);
    const again = (await logIn(adminSignIn)).body['challenge'];
    expect((await verify(code, again)).status).toBe(401);
    clock.advance(minute);
    expect((await verify(codeOf(secret), again)).status).toBe(200);
  });

  it('ends a challenge after five minutes, and with a new password', async () => {
    const token = await api.signIn(adminSignIn);
    const { secret } = await enrol(token);
    const challenges = [(await logIn(adminSignIn)).body['challenge'], undefined];
    clock.advance(5 * minute);
    challenges[1] = (await logIn(adminSignIn)).body['challenge'];
    await post('/change-password', { currentPassword: adminSignIn.password, newPassword: 'Another!2' }, token);
    for (const challenge of challenges) {
      expect((await post('/mfa/verify', { challenge, code: codeOf(secret) })).status).toBe(401);
    }
  });

  it('accepts a recovery code once instead of a code', async () => {
    const token = await api.signIn(adminSignIn);
    const { recoveryCodes } = await enrol(token);
    expect(new Set(recoveryCodes).size).toBe(10);
    const signInWith = async (code: string | undefined) =>
      (await post('/mfa/verify', { challenge: (await logIn(adminSignIn)).body['challenge'], code })).status;
    expect(await signInWith(recoveryCodes[0]?.toUpperCase())).toBe(200);
    expect(await signInWith(recoveryCodes[0])).toBe(401);
    expect(await api.call('/api/auth/mfa', { token })).toMatchObject({
      body: { enabled: true, required: false, recoveryCodesLeft: 9, hasPassword: true },
    });
  });

  it('limits guesses of codes as guesses of passwords', async () => {
    await enrol(await api.signIn(adminSignIn));
    const { challenge } = (await logIn(adminSignIn)).body;
    const guess = async () => (await post('/mfa/verify', { challenge, code: '000000' })).status;
    for (let failure = 0; failure < 10; failure += 1) expect(await guess()).toBe(401);
    expect(await guess()).toBe(429);
  });

  it('is turned off only with the password, and cannot be turned on with the token alone', async () => {
    const token = await api.signIn(adminSignIn);
    clock.advance(16 * minute);
    expect(await api.call('/api/auth/mfa/setup', { method: 'POST', token })).toMatchObject({
      status: 403,
      body: { code: 'reauthentication_required' },
    });
    await post('/reauthenticate', { password: adminSignIn.password }, token);
    await enrol(token);
    expect((await post('/mfa/disable', { password: 'Wrong!1' }, token)).status).toBe(401);
    expect((await post('/mfa/disable', { password: adminSignIn.password }, token)).status).toBe(200);
    expect((await logIn(adminSignIn)).body).toHaveProperty('token');
  });

  it('is turned off by a superadmin after a lost phone, and the owner is told once', async () => {
    await api.stop();
    api = await startTestApi({ clock });
    const [admin, superadmin] = [await api.signIn(adminSignIn), await api.signIn(superadminSignIn)];
    await enrol(admin);
    const { body } = await logIn(superadminSignIn);
    const own = (body['user'] as { _id: string })._id;
    const { id: userId } = await api.core.get(GetUser).execute({ email: adminSignIn.email });
    const reset = (id: string) => post('/mfa/reset', { userId: id }, superadmin);
    expect((await reset(own)).status).toBe(409);
    expect((await reset(userId)).status).toBe(200);
    expect((await reset(userId)).status).toBe(404);
    expect((await profile(admin)).status).toBe(401);
    expect((await logIn(adminSignIn)).body).toMatchObject({ mfaWasReset: true });
    expect((await logIn(adminSignIn)).body).not.toHaveProperty('mfaWasReset');
    expect(await api.call('/api/audit?action=mfa_disabled', { token: superadmin })).toMatchObject({
      body: { entries: [{ actor: superadminSignIn.email, target: adminSignIn.email }] },
    });
    clock.advance(16 * minute);
    expect(await reset(userId)).toMatchObject({ status: 403, body: { code: 'reauthentication_required' } });
  });

  it('must be set up before anything else if it is required', async () => {
    const { body } = await logIn(superadminSignIn);
    expect(body).toMatchObject({ mfaSetupRequired: true, token: expect.any(String) });
    const token = String(body['token']);
    clock.advance(16 * minute);
    expect(await profile(token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const { secret } = await enrol(token);
    expect((await profile(token)).status).toBe(200);
    clock.advance(minute);
    const { challenge } = (await logIn(superadminSignIn)).body;
    expect((await post('/mfa/verify', { challenge, code: codeOf(secret) })).body).not.toHaveProperty(
      'mfaSetupRequired',
    );
  });
});

describe('a second factor that is required from now on', () => {
  let dataDir: string;
  const restart = async (environment: Readonly<Record<string, string>> = {}) => {
    await api.stop();
    api = await startTestApi({ clock, environment: { DATA_DIR: dataDir, ...environment } });
  };
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'overture-api-'));
    await restart();
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('ends the sessions that began without one, and no other', async () => {
    const [superadmin, admin] = [await api.signIn(superadminSignIn), await api.signIn(adminSignIn)];
    await restart({ MFA_REQUIRED: 'superadmin' });
    expect(await profile(superadmin)).toMatchObject({
      status: 401,
      body: { error: 'Signing in asks for more than before. Please sign in again.' },
    });
    expect((await logIn(superadminSignIn)).body).toMatchObject({ mfaSetupRequired: true });
    expect((await profile(admin)).status).toBe(200);
  });

  it('does not concern who has one already, also not after a new password', async () => {
    const token = await api.signIn(adminSignIn);
    const { secret } = await enrol(token);
    clock.advance(minute);
    const { challenge } = (await logIn(adminSignIn)).body;
    const verified = String((await post('/mfa/verify', { challenge, code: codeOf(secret) })).body['token']);
    await restart({ MFA_REQUIRED: 'all' });
    expect((await profile(token)).status).toBe(200);
    expect((await profile(verified)).status).toBe(200);
    const passwords = { currentPassword: adminSignIn.password, newPassword: 'Another!2' };
    const changed = await post('/change-password', passwords, verified);
    expect((await profile(String(changed.body['token']))).status).toBe(200);
  });
});

describe('what matters', () => {
  const key = { name: 'Main', keyType: 'Hubspot', key: 'pat-na1-0123456789', department: 'DT-Sales', active: true };

  it('requires a new proof of identity after 15 minutes, by password or code', async () => {
    await api.stop();
    api = await startTestApi({ clock });
    const token = await api.signIn(superadminSignIn);
    const saveKey = async () => (await api.call('/api/key', { token, json: key })).status;
    clock.advance(15 * minute - 1);
    expect(await saveKey()).toBe(201);
    clock.advance(1);
    expect(await api.call('/api/key', { token, json: key })).toMatchObject({
      status: 403,
      body: { code: 'reauthentication_required' },
    });
    expect(await api.call('/api/privacy/report?userId=user-1', { token })).toMatchObject({
      status: 403,
      body: { code: 'reauthentication_required' },
    });
    expect(await post('/reauthenticate', { password: 'Wrong!1' }, token)).toMatchObject({ status: 401 });
    expect(await post('/reauthenticate', {}, token)).toMatchObject({ status: 400 });
    expect((await post('/reauthenticate', { password: superadminSignIn.password }, token)).status).toBe(200);
    expect(await saveKey()).toBe(201);
    const { secret } = await enrol(token);
    clock.advance(15 * minute);
    expect(await saveKey()).toBe(403);
    expect((await post('/reauthenticate', { code: codeOf(secret) }, token)).status).toBe(200);
    expect(await saveKey()).toBe(201);
  });
});
