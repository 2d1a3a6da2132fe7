import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GetUser } from '@overture/core/people/users/use-cases/get-user';
import { FakeClock } from '@overture/core/testing';
import { SweepExpired } from '@overture/core/people/privacy/use-cases/sweep-expired';
import type { SessionEntry } from '@overture/core/contract';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.stop());

const profile = (token: string) => api.call<{ profile: Record<string, string> }>('/api/auth/my-profile', { token });
const logIn = (email: string, password: string) => api.call('/api/auth/login', { json: { email, password } });

describe('signing out', () => {
  it('ends that token at once and no other', async () => {
    const [first, second] = [await api.signIn(adminSignIn), await api.signIn(adminSignIn)];
    expect(await api.call('/api/auth/logout', { method: 'POST', token: first })).toMatchObject({ status: 200 });
    expect(await profile(first)).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated', error: 'This session was ended. Please sign in again.' },
    });
    expect((await profile(second)).status).toBe(200);
  });

  it('ends the live events of that token', async () => {
    const token = await api.signIn(adminSignIn);
    const stream = await api.events('/api/email-sequence/events', token);
    await stream.nextBlock();
    await api.call('/api/auth/logout', { method: 'POST', token });
    expect(await stream.nextEvent()).toBeNull();
  });
});

describe('the list of sessions', () => {
  const sessionsOf = async (token: string) =>
    (await api.call<{ sessions: SessionEntry[] }>('/api/auth/sessions', { token })).body.sessions;
  const logInFrom = async (userAgent: string) =>
    (await api.call<{ token: string }>('/api/auth/login', { json: adminSignIn, headers: { 'user-agent': userAgent } }))
      .body.token;
  const remove = (path: string, token: string) => api.call(path, { method: 'DELETE', token });

  it('lists the user’s own devices, and ends one or all others', async () => {
    const mine = await logInFrom('Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/132.0');
    const phone = await logInFrom('Mozilla/5.0 (iPhone) AppleWebKit/605 CriOS/130.0 Safari/604.1');
    const [laptop, stranger] = [await logInFrom('curl/8.5.0'), await api.signIn(superadminSignIn)];
    const listed = await sessionsOf(mine);
    expect(Object.fromEntries(listed.map(({ device, current }) => [device, current]))).toEqual({
      'Chrome on iPhone': false,
      'Firefox on Windows': true,
      curl: false,
    });
    const idOf = (device: string) => listed.find((one) => one.device === device)?._id ?? '';
    expect(await remove(`/api/auth/sessions/${idOf('curl')}`, stranger)).toMatchObject({ status: 404 });
    expect(await remove(`/api/auth/sessions/${idOf('curl')}`, mine)).toMatchObject({ status: 200 });
    expect((await profile(laptop)).status).toBe(401);
    expect((await profile(phone)).status).toBe(200);
    expect(await remove('/api/auth/sessions', mine)).toMatchObject({ status: 200 });
    expect((await profile(phone)).status).toBe(401);
    expect((await profile(mine)).status).toBe(200);
    expect((await profile(stranger)).status).toBe(200);
  });
});

describe('the sessions of another user', () => {
  const endOf = (id: string, token: string) => api.call(`/api/auth/admin/${id}/sessions`, { method: 'DELETE', token });

  it('are ended by a superadmin, who is told so and logged; the user signs in again', async () => {
    const [phone, laptop] = [await api.signIn(adminSignIn), await api.signIn(adminSignIn)];
    const mine = await api.signIn(superadminSignIn);
    const { id } = await api.core.get(GetUser).execute({ email: adminSignIn.email });
    expect((await endOf(id, phone)).status).toBe(403);
    expect(await endOf(id, mine)).toMatchObject({ status: 200, body: { message: 'Signed out everywhere' } });
    for (const token of [phone, laptop]) expect((await profile(token)).status).toBe(401);
    expect((await profile(mine)).status).toBe(200);
    expect((await profile(await api.signIn(adminSignIn))).status).toBe(200);
    const { body } = await api.call('/api/audit?action=sessions_ended', { token: mine });
    expect(body['entries']).toMatchObject([{ actor: superadminSignIn.email, target: adminSignIn.email }]);
  });

  it('are not one’s own, and need a user', async () => {
    const mine = await api.signIn(superadminSignIn);
    const { id } = await api.core.get(GetUser).execute({ email: superadminSignIn.email });
    expect(await endOf(id, mine)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await endOf('nobody', mine)).toMatchObject({ status: 404 });
    expect((await profile(mine)).status).toBe(200);
  });
});

describe('the end of a session', () => {
  const hour = 3_600_000;
  let clock: FakeClock;
  beforeEach(async () => {
    await api.stop();
    clock = new FakeClock(Date.now());
    api = await startTestApi({ clock, environment: { TOKEN_TTL: '2d', SESSION_IDLE: '12h' } });
  });

  it('comes when the session is not used, and not while it is used', async () => {
    const token = await api.signIn(adminSignIn);
    for (let use = 0; use < 3; use += 1) {
      clock.advance(11 * hour);
      expect((await profile(token)).status).toBe(200);
    }
    clock.advance(12 * hour + 1);
    expect(await profile(token)).toMatchObject({
      status: 401,
      body: { error: 'You were away for a while. Please sign in again.' },
    });
  });

  it('is not delayed by an open page that nobody uses', async () => {
    const token = await api.signIn(adminSignIn);
    const stream = await api.events('/api/email-sequence/events', token);
    await stream.nextBlock();
    clock.advance(11 * hour);
    expect((await api.call('/api/worklist/today', { token })).status).toBe(200);
    clock.advance(hour + 1);
    expect(await stream.nextEvent()).toBeNull();
  });

  it('is not delayed by a new password', async () => {
    let token = await api.signIn(adminSignIn);
    let currentPassword: string = adminSignIn.password;
    for (const newPassword of ['Another!1', 'Another!2', 'Another!3', 'Another!4']) {
      clock.advance(11 * hour);
      const json = { currentPassword, newPassword };
      token = (await api.call<{ token: string }>('/api/auth/change-password', { token, json })).body.token;
      currentPassword = newPassword;
    }
    expect((await profile(token)).status).toBe(200);
    clock.advance(4 * hour);
    expect((await profile(token)).status).toBe(401);
    expect((await logIn(adminSignIn.email, currentPassword)).status).toBe(200);
  });

  it('is final: a signed-out token stays invalid even within the tolerance for clocks', async () => {
    const token = await api.signIn(adminSignIn);
    await api.call('/api/auth/logout', { method: 'POST', token });
    for (const ms of [48 * hour - 1, 2, 29_000]) {
      clock.advance(ms);
      await api.core.get(SweepExpired).execute();
      expect((await profile(token)).status).toBe(401);
    }
  });
});

describe('changing the password', () => {
  it('ends every other token and answers one that works', async () => {
    const [mine, other] = [await api.signIn(adminSignIn), await api.signIn(adminSignIn)];
    const json = { currentPassword: adminSignIn.password, newPassword: 'Another!2' };
    const { status, body } = await api.call<{ token: string }>('/api/auth/change-password', { token: mine, json });
    expect(status).toBe(200);
    for (const token of [mine, other]) {
      expect(await profile(token)).toMatchObject({
        status: 401,
        body: { error: 'Your password, role or domain was changed. Please sign in again.' },
      });
    }
    expect((await profile(body.token)).status).toBe(200);
    expect((await logIn(adminSignIn.email, adminSignIn.password)).status).toBe(401);
    expect((await logIn(adminSignIn.email, 'Another!2')).status).toBe(200);
  });

  it('requires the current password and a strong new one', async () => {
    const token = await api.signIn(adminSignIn);
    const change = (currentPassword: string, newPassword: string) =>
      api.call('/api/auth/change-password', { token, json: { currentPassword, newPassword } });
    expect(await change('Wrong!1', 'Another!2')).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    expect(await change(adminSignIn.password, 'weak')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'newPassword' }] },
    });
    expect((await profile(token)).status).toBe(200);
  });
});

describe('signing in', () => {
  it('answers an unknown address and a wrong password alike', async () => {
    const unknown = await logIn('nobody@overture.example', 'Overture!1');
    const wrong = await logIn(adminSignIn.email, 'Wrong!1');
    expect(unknown).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials', error: 'Invalid email or password' },
    });
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  it('reads no more than 16 kB', async () => {
    expect(await logIn(adminSignIn.email, 'x'.repeat(17_000))).toMatchObject({
      status: 413,
      body: { code: 'too_large', error: 'The body is larger than 16 kB.' },
    });
  });

  it('never takes an empty password', async () => {
    expect(await logIn(adminSignIn.email, '')).toMatchObject({ status: 400, body: { issues: [{ path: 'password' }] } });
  });

  it('makes unknown devices wait longer with each failure after ten, and known ones not', async () => {
    for (let failure = 0; failure < 10; failure += 1)
      expect((await logIn(adminSignIn.email, 'Wrong!1')).status).toBe(401);
    const throttled = await logIn(adminSignIn.email, adminSignIn.password);
    expect(throttled).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    expect(Number(throttled.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await logIn(superadminSignIn.email, superadminSignIn.password)).status).toBe(200);
  });

  it('does not lock users out of a browser with which they signed in before', async () => {
    const { headers } = await logIn(adminSignIn.email, adminSignIn.password);
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^overture_device=[^;]+; path=\/api\/auth; expires=[^;]+; samesite=strict; httponly$/);
    const knownAs = { cookie: cookie.split(';')[0] ?? '' };
    const logInHere = (who: typeof adminSignIn, password = who.password) =>
      api.call('/api/auth/login', { json: { email: who.email, password }, headers: knownAs });
    for (let failure = 0; failure < 10; failure += 1) {
      await logIn(adminSignIn.email, 'Wrong!1');
      await logIn(superadminSignIn.email, 'Wrong!1');
    }
    expect((await logInHere(adminSignIn)).status).toBe(200);
    // It is a stranger to every other account, and its own guesses count.
    expect((await logInHere(superadminSignIn)).status).toBe(429);
    for (let failure = 0; failure < 10; failure += 1) await logInHere(adminSignIn, 'Wrong!1');
    expect((await logInHere(adminSignIn)).status).toBe(429);
    expect((await logIn(adminSignIn.email, adminSignIn.password)).status).toBe(429);
  });
});

describe('the profile', () => {
  it('is updated field by field, with names in proper case and the address as it was', async () => {
    const token = await api.signIn(adminSignIn);
    const update = (json: object) => api.call('/api/auth/update-profile', { method: 'PATCH', token, json });
    await update({ firstName: 'aDA', lastName: 'OKAFOR', signAs: 'Ada van der Okafor', email: 'other@x.example' });
    expect(await update({ meetingLink: 'https://cal.example/ada' })).toMatchObject({ status: 200 });
    expect((await profile(token)).body.profile).toMatchObject({
      firstName: 'Ada',
      lastName: 'Okafor',
      signAs: 'Ada van der Okafor',
      email: adminSignIn.email,
      meetingLink: 'https://cal.example/ada',
    });
    expect(await update({ meetingLink: 'javascript:alert(1)' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'meetingLink' }] },
    });
    expect(await update({ role: 'superadmin' })).toMatchObject({ status: 400, body: { issues: [{ path: 'role' }] } });
  });
});
