import { ResetPassword } from '@overture/core/people/sign-in/use-cases/reset-password';
import { FakeClock } from '@overture/core/testing';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminSignIn, startTestApi, type TestApi } from './testing/start-test-api.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const wrong = { ...adminSignIn, password: 'Wrong!1' };

let clock: FakeClock;
let api: TestApi;
beforeEach(async () => {
  clock = new FakeClock(Date.now());
  api = await startTestApi({ clock, environment: { TRUST_PROXY: 'on' } });
});
afterEach(() => api.stop());

interface From {
  readonly cookie?: string | undefined;
  readonly token?: string;
}

let addresses = 0;
/** A request from an address that was never used before. */
function post(path: string, json: object, { cookie, token }: From = {}) {
  addresses += 1;
  const address = `198.18.${addresses >> 8}.${addresses & 255}`;
  const headers = { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) };
  return api.call(`/api/auth${path}`, { method: 'POST', json, token, headers });
}
const logIn = (who: typeof adminSignIn, cookie?: string) => post('/login', who, { cookie });
const cookieOf = ({ headers }: Awaited<ReturnType<typeof post>>) => headers.get('set-cookie')?.split(';')[0];

/** Signs in in so many new browsers, and returns their cookies. */
async function browsers(count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let browser = 0; browser < count; browser += 1) {
    cookies.push(cookieOf(await logIn(adminSignIn)) ?? 'none');
  }
  return cookies;
}

/** How many of the guesses were answered as wrong; all others have to wait. */
async function countAnswered(guesses: number, guess: (index: number) => ReturnType<typeof post>): Promise<number> {
  let answered = 0;
  for (let index = 0; index < guesses; index += 1) {
    const { status } = await guess(index);
    expect([401, 429]).toContain(status);
    if (status === 401) answered += 1;
  }
  return answered;
}

/** Lets strangers guess until they have to wait. */
const lockStrangers = () => countAnswered(12, () => logIn(wrong));
/** Whether the browser is known, so that it need not wait while strangers do. */
const isKnown = async (cookie: string | undefined) => (await logIn(adminSignIn, cookie)).status === 200;

async function enrol(token: string): Promise<string> {
  const { body } = await api.call<{ secret: string }>('/api/auth/mfa/setup', { method: 'POST', token });
  expect((await post('/mfa/confirm', { code: codeOf(body.secret) }, { token })).status).toBe(200);
  return body.secret;
}
const codeOf = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.now() });

describe('guesses with the cookies of many browsers, each from another address', () => {
  it('of the password have one allowance with all cookies together, and one without any', async () => {
    const cookies = await browsers(30);
    const guess = (index: number) => logIn(wrong, cookies[Math.floor(index / 10)]);
    expect(await countAnswered(300, guess)).toBeLessThanOrEqual(20);
    expect(await countAnswered(20, () => logIn(wrong))).toBeLessThanOrEqual(10);
    for (const cookie of cookies) expect(await isKnown(cookie)).toBe(false);
  });

  it('of a code have one allowance with all cookies together, and one without any', async () => {
    const secret = await enrol(await api.signIn(adminSignIn));
    const cookies: string[] = [];
    for (let browser = 0; browser < 40; browser += 1) {
      clock.advance(minute);
      const { challenge } = (await logIn(adminSignIn)).body;
      cookies.push(cookieOf(await post('/mfa/verify', { challenge, code: codeOf(secret) })) ?? 'none');
    }
    const { challenge } = (await logIn(adminSignIn, cookies.at(-1))).body;
    const guess = (index: number) => {
      const code = index % 2 === 0 ? '000000' : 'abcd-efgh';
      return post('/mfa/verify', { challenge, code }, { cookie: cookies[Math.floor(index / 10)] });
    };
    expect(await countAnswered(400, guess)).toBeLessThanOrEqual(20);
  });

  it('of either, to confirm who one is, have the same allowance', async () => {
    const token = await api.signIn(adminSignIn);
    const cookies = await browsers(10);
    const guess = (index: number) => {
      const from = { token, cookie: cookies[Math.floor(index / 10)] };
      return index % 2 === 0
        ? post('/reauthenticate', { password: wrong.password }, from)
        : post('/change-password', { currentPassword: wrong.password, newPassword: 'Another!2' }, from);
    };
    expect(await countAnswered(100, guess)).toBeLessThanOrEqual(20);
  });

  it('of a code are not begun anew by a new password', async () => {
    await enrol(await api.signIn(adminSignIn));
    const guess = async (password: string) => {
      const { challenge } = (await logIn({ ...adminSignIn, password })).body;
      return countAnswered(12, () => post('/mfa/verify', { challenge, code: '000000' }));
    };
    expect(await guess(adminSignIn.password)).toBe(10);
    const actor = { userId: null, name: 'system' };
    await api.core.get(ResetPassword).execute({ actor, email: adminSignIn.email, password: 'Another!2' });
    expect(await guess('Another!2')).toBe(0);
  });
});

describe('the cookie of a known browser', () => {
  it('lets its owner in while strangers guess, for as long as they do it', async () => {
    let [cookie] = await browsers(1);
    for (let round = 0; round < 5; round += 1) {
      await lockStrangers();
      expect((await logIn(adminSignIn)).status).toBe(429);
      const answer = await logIn(adminSignIn, cookie);
      expect(answer.status).toBe(200);
      cookie = cookieOf(answer);
      clock.advance(60 * minute);
    }
  });

  it('ends with a new password, except in the browser that chose it', async () => {
    const [first, second] = await browsers(2);
    const token = await api.signIn(adminSignIn);
    const newPassword = 'Another!2';
    const changed = await post(
      '/change-password',
      { currentPassword: adminSignIn.password, newPassword },
      { token, cookie: first },
    );
    await lockStrangers();
    const again = { ...adminSignIn, password: newPassword };
    for (const cookie of [first, second]) expect((await logIn(again, cookie)).status).toBe(429);
    expect((await logIn(again, cookieOf(changed))).status).toBe(200);
  });

  it('ends with a password that somebody else chose', async () => {
    const [cookie] = await browsers(1);
    const actor = { userId: null, name: 'system' };
    await api.core.get(ResetPassword).execute({ actor, email: adminSignIn.email, password: adminSignIn.password });
    await lockStrangers();
    expect(await isKnown(cookie)).toBe(false);
  });

  it('ends when a second factor is asked for from now on', async () => {
    const [cookie] = await browsers(1);
    await enrol(await api.signIn(adminSignIn));
    await lockStrangers();
    expect(await isKnown(cookie)).toBe(false);
  });

  it('ends 90 days after the last sign-in', async () => {
    const [cookie, renewed] = await browsers(2);
    clock.advance(89 * day);
    const answer = await logIn(adminSignIn, renewed);
    clock.advance(2 * day);
    await lockStrangers();
    expect(await isKnown(cookie)).toBe(false);
    expect(await isKnown(cookieOf(answer))).toBe(true);
  });

  it('is worth nothing once it was renewed, nor if Overture did not make it', async () => {
    const [cookie] = await browsers(1);
    await logIn(adminSignIn, cookie);
    await lockStrangers();
    expect(await isKnown(cookie)).toBe(false);
    const ofVersionBefore = 'eyJhbGciOiJIUzI1NiJ9.eyJhY2NvdW50cyI6W119.GzKqY6bSm7pWQJxq4g2m3zQh1vO0cK8nT5uR9dL2aXE';
    for (const made of [ofVersionBefore, '', 'x'.repeat(43), 'x'.repeat(4_000)]) {
      expect(await isKnown(`overture_device=${made}`)).toBe(false);
    }
  });

  it('is worth nothing once the account was used in ten newer browsers', async () => {
    const cookies = await browsers(11);
    await lockStrangers();
    expect(await isKnown(cookies[0])).toBe(false);
    expect(await isKnown(cookies[1])).toBe(true);
  });
});
