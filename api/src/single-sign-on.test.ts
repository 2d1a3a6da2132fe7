import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetUser } from '@overture/core/people/users/use-cases/get-user';
import { UserRepository } from '@overture/core/people/users/ports/user-repository';
import { ImportUsers } from '@overture/core/people/sign-in/use-cases/import-users';
import { SignInLinks } from '@overture/core/people/sign-in/use-cases/sign-in-links';
import { systemActor } from '@overture/core/audit/domain/audit-entry';
import { oidcRefusals, type LoginResponse } from '@overture/core/contract';
import { FakeClock } from '@overture/core/testing';
import { startSandbox, type Sandbox } from '@overture/sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

/** The sandbox's accounts, by what is told of them. */
const accounts = { nina: 'u-1001', sales: 'u-1002', unverified: 'u-1003', foreign: 'u-2001' };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

let api: TestApi;
let clock: FakeClock;
const open = async (environment: Readonly<Record<string, string>> = {}): Promise<void> => {
  clock = new FakeClock(Date.now());
  api = await startTestApi({
    clock,
    environment: {
      SANDBOX_PORT: String(sandbox.port),
      OIDC_ISSUER: `${sandbox.url}/oidc`,
      OIDC_CLIENT_ID: 'overture',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_ALLOWED_DOMAIN: 'overture.example',
      ...environment,
    },
  });
};
beforeEach(() => open());
afterEach(() => api.stop());
const clearFaults = () => fetch(`${sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
afterEach(clearFaults);

const fault = (what: object) =>
  fetch(`${sandbox.url}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vendor: 'oidc', ...what }),
  });

/** What the ID token says of when the issuer asked who somebody is. */
const askedAt = (auth_time: number | undefined) =>
  fault({ match: '/token$', idToken: { auth_time: auth_time ?? null } });
const now = (): number => Math.floor(clock.now() / 1000);

/** A browser that keeps the cookie of single sign-on. */
class Browser {
  #cookie = '';

  async get(address: string, more: Readonly<Record<string, string>> = {}): Promise<Response> {
    const url = new URL(address, api.url);
    const headers = url.origin === api.url ? { cookie: this.#cookie, ...more } : undefined;
    const response = await fetch(url, { redirect: 'manual', ...(headers && { headers }) });
    this.#keep(response);
    return response;
  }

  async post<T = Record<string, unknown>>(path: string, json: object | undefined, token?: string) {
    const response = await fetch(`${api.url}/api/auth${path}`, {
      method: 'POST',
      headers: {
        cookie: this.#cookie,
        ...(json && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(json && { body: JSON.stringify(json) }),
    });
    this.#keep(response);
    return { status: response.status, body: (await response.json()) as T };
  }

  #keep(response: Response): void {
    const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith('overture_oidc='));
    if (set !== undefined) this.#cookie = set.split(';')[0] ?? '';
  }

  /** Goes to the issuer, picks an account, and comes back; answers where to. */
  async signInAt(address: string, account: string): Promise<string> {
    const issuer = new URL(address);
    issuer.searchParams.set('account', account);
    const back = (await this.get(issuer.href)).headers.get('location') ?? '';
    return (await this.get(back)).headers.get('location') ?? '';
  }

  async start(): Promise<string> {
    return (await this.get('/api/auth/oidc/start')).headers.get('location') ?? '';
  }

  async signIn(account: string): Promise<string> {
    return this.signInAt(await this.start(), account);
  }

  exchange(location: string) {
    return this.post<LoginResponse>('/oidc/exchange', { code: codeIn(location) });
  }
}

const codeIn = (location: string): string =>
  /^\/sign-in-link#o_([\w-]{43})$/.exec(location)?.[1] ?? `none in ${location}`;
const refused = (why: keyof typeof oidcRefusals): string => `/sign-in-link#x_${why}`;
const auditOf = async (action: string) => {
  const path = `/api/audit?action=${action}`;
  const { body } = await api.call<{ entries: { target: string; detail: string }[] }>(path, {
    token: await api.signIn(superadminSignIn),
  });
  return body.entries;
};

it('signs in an account of the company once, in the browser that began', async () => {
  const browser = new Browser();
  const started = await browser.get('/api/auth/oidc/start');
  expect(started.status).toBe(302);
  expect(started.headers.get('set-cookie')).toMatch(
    /^overture_oidc=.+; path=\/api\/auth\/oidc; .*samesite=lax; httponly$/,
  );
  const location = await browser.signInAt(started.headers.get('location') ?? '', accounts.nina);
  expect((await new Browser().exchange(location)).status).toBe(401);
  const { status, body } = await browser.exchange(location);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    user: { email: 'nina.holt@overture.example', role: 'admin', department: 'Overture-Sales' },
    userProfile: null,
  });
  expect((await api.call('/api/auth/my-profile', { token: body.token })).status).toBe(200);
  expect((await browser.exchange(location)).status).toBe(401);
  expect(await auditOf('sign_in')).toContainEqual(expect.objectContaining({ target: 'nina.holt@overture.example' }));
  expect(await new Browser().signIn(accounts.nina)).toMatch(/#o_/);
});

it.each(['cross-site', 'same-site', 'none'])(
  'begins nothing for a request that is %s: it leads to the form',
  async (site) => {
    const asked = await new Browser().get('/api/auth/oidc/start', { 'sec-fetch-site': site });
    expect([asked.status, asked.headers.get('location')]).toEqual([302, '/login']);
    expect(asked.headers.get('set-cookie')).toBeNull();
  },
);

it('begins for a click on a page of our own', async () => {
  const asked = await new Browser().get('/api/auth/oidc/start', { 'sec-fetch-site': 'same-origin' });
  expect(asked.headers.get('location')).toContain(`${sandbox.url}/oidc/authorize?`);
});

it.each([
  ['is out of order', { match: '/token$', status: 503 }, 'unreachable'],
  ['does not know this client', { match: '/token$', status: 401, body: { error: 'invalid_client' } }, 'misconfigured'],
] as const)('says whom to tell if the issuer %s, and does not count it as a failure', async (_what, what, why) => {
  await fault(what);
  const browser = new Browser();
  for (let count = 0; count < 51; count += 1) expect(await browser.signIn(accounts.nina)).toBe(refused(why));
  await clearFaults();
  expect(await browser.signIn(accounts.nina)).toMatch(/#o_/);
});

it('says whom to tell if there is no issuer at the address of the settings', async () => {
  await fault({ match: 'openid-configuration', status: 404 });
  expect(await new Browser().start()).toBe(refused('misconfigured'));
  await clearFaults();
  await fault({ match: 'openid-configuration', status: 502 });
  expect(await new Browser().start()).toBe(refused('unreachable'));
});

it('refuses a code after a minute, and a sign-in after ten', async () => {
  const [slow, away] = [new Browser(), new Browser()];
  const address = await away.start();
  const location = await slow.signIn(accounts.nina);
  clock.advance(60_000);
  expect((await slow.exchange(location)).status).toBe(401);
  clock.advance(9 * 60_000);
  expect(await away.signInAt(address, accounts.nina)).toBe(refused('lapsed'));
});

it('refuses an answer in another browser, a repeated one, and one to another request', async () => {
  const browser = new Browser();
  const address = await browser.start();
  expect(await new Browser().signInAt(address, accounts.nina)).toBe(refused('lapsed'));
  const [callback, other] = ['state=made-up&code=x', `state=${new URL(address).searchParams.get('state')}&code=x`];
  expect((await browser.get(`/api/auth/oidc/callback?${other}`)).headers.get('location')).toBe(refused('untrusted'));
  expect((await browser.get(`/api/auth/oidc/callback?${callback}`)).headers.get('location')).toBe(refused('lapsed'));
});

it.each([
  ['a foreign domain', accounts.foreign, 'no_access'],
  ['an address that is not verified', accounts.unverified, 'unverified'],
  ['the address of somebody who has an account', accounts.sales, 'address_taken'],
] as const)('creates no account for %s, and records it', async (_who, account, why) => {
  expect(await new Browser().signIn(account)).toBe(refused(why));
  expect(await auditOf('sign_in_failed')).toEqual([
    expect.objectContaining({ detail: expect.stringContaining(`with single sign-on: ${why.replaceAll('_', ' ')}`) }),
  ]);
});

it('creates no accounts if no domain is allowed', async () => {
  await api.stop();
  await open({ OIDC_ALLOWED_DOMAIN: '' });
  expect(await new Browser().signIn(accounts.nina)).toBe(refused('no_access'));
});

it('refuses a deleted user', async () => {
  const browser = new Browser();
  const { body } = await browser.exchange(await browser.signIn(accounts.nina));
  const token = await api.signIn(superadminSignIn);
  await api.call(`/api/auth/delete-admin/${body.user._id}`, { token, method: 'DELETE' });
  expect(await new Browser().signIn(accounts.nina)).toBe(refused('no_access'));
});

it('makes an address wait that was refused too often', async () => {
  const browser = new Browser();
  for (let count = 0; count < 50; count += 1) await browser.signIn(accounts.foreign);
  expect(await browser.signIn(accounts.nina)).toBe(refused('too_many_attempts'));
  clock.advance(16 * 60_000);
  expect(await browser.signIn(accounts.nina)).toMatch(/#o_/);
});

describe('an invitation', () => {
  const invite = async (email: string, role = 'admin'): Promise<string> => {
    const { body } = await new Browser().post<{ link: string }>(
      '/invite',
      { email, role, ...(role === 'admin' && { department: 'DT-PM' }) },
      await api.signIn(superadminSignIn),
    );
    return new URL(body.link).hash.slice(1);
  };
  const accept = (browser: Browser, token: string) => browser.post<{ url: string }>('/oidc/start', { token });

  it('is accepted by whoever holds it, whatever the address, and once', async () => {
    const token = await invite('kim@agency.example');
    const [browser, second] = [new Browser(), new Browser()];
    const [{ body }, late] = [await accept(browser, token), await accept(second, token)];
    const { body: answer } = await browser.exchange(await browser.signInAt(body.url, accounts.foreign));
    expect(answer).toMatchObject({ user: { email: 'kim@agency.example', department: 'DT-PM' } });
    expect(await second.signInAt(late.body.url, accounts.nina)).toBe(refused('link_over'));
    expect(await accept(browser, token)).toMatchObject({ status: 401, body: { error: oidcRefusals.link_over } });
    expect(await new Browser().signIn(accounts.foreign)).toMatch(/#o_/);
  });

  it('refuses an account that belongs to another user', async () => {
    await new Browser().signIn(accounts.nina);
    const browser = new Browser();
    const { body } = await accept(browser, await invite('kim@agency.example'));
    expect(await browser.signInAt(body.url, accounts.nina)).toBe(refused('connected_elsewhere'));
  });

  it('stays valid where another user connected the account at the same time', async () => {
    await new Browser().signIn(accounts.nina);
    const browser = new Browser();
    const token = await invite('kim@agency.example');
    const { body } = await accept(browser, token);
    vi.spyOn(api.core.get(UserRepository), 'findByOidcSubject').mockResolvedValueOnce(null);
    expect(await browser.signInAt(body.url, accounts.nina)).toBe(refused('connected_elsewhere'));
    const again = await accept(browser, token);
    const { body: answer } = await browser.exchange(await browser.signInAt(again.body.url, accounts.foreign));
    expect(answer.user.email).toBe('kim@agency.example');
  });

  it('asks for a required second factor, unless the company asked for one', async () => {
    await api.stop();
    await open({ MFA_REQUIRED: 'superadmin' });
    const superadmin = {
      actor: systemActor,
      role: 'superadmin',
      department: null,
      origin: 'http://localhost',
    } as const;
    for (const [account, setup] of [
      [accounts.foreign, true],
      [accounts.nina, undefined],
    ] as const) {
      const issued = await api.core.get(SignInLinks).invite({ ...superadmin, email: `${account}@agency.example` });
      const browser = new Browser();
      const { body } = await accept(browser, new URL(issued.link).hash.slice(1));
      const answer = await browser.exchange(await browser.signInAt(body.url, account));
      expect(answer.body.mfaSetupRequired).toBe(setup);
    }
  });
});

describe('a sign-in counts as a proof of identity', () => {
  const mayConnect = async (): Promise<boolean> => {
    const browser = new Browser();
    const { body } = await browser.exchange(await browser.signIn(accounts.nina));
    return (await browser.post('/oidc/connect', undefined, body.token)).status === 200;
  };

  it.each([
    ['for 15 minutes since the issuer asked who it is', -14 * 60, true],
    ['no longer, such as after eight hours', -8 * 3600, false],
    ['from now on if the clock of the issuer is ahead', 3600, true],
    ['from now on if the issuer does not say when it asked', undefined, true],
  ] as const)('%s', async (_what, seconds, counts) => {
    await askedAt(seconds === undefined ? undefined : now() + seconds);
    expect(await mayConnect()).toBe(counts);
  });

  it('for no longer, however far ahead the clock of the issuer is', async () => {
    await askedAt(now() + 86_400);
    const browser = new Browser();
    const { body } = await browser.exchange(await browser.signIn(accounts.nina));
    clock.advance(15 * 60_000);
    expect((await browser.post('/oidc/connect', undefined, body.token)).status).toBe(403);
  });

  it('and not for setting up a second factor either: the issuer has to ask again', async () => {
    await api.stop();
    await open({ MFA_REQUIRED: 'all' });
    const { link } = await api.core.get(SignInLinks).invite({
      actor: systemActor,
      email: 'kim@agency.example',
      role: 'superadmin',
      department: null,
      origin: 'http://localhost',
    });
    const browser = new Browser();
    const { body } = await browser.post<{ url: string }>('/oidc/start', { token: new URL(link).hash.slice(1) });
    await askedAt(now() - 8 * 3600);
    const again = await browser.signInAt(body.url, accounts.foreign);
    expect(Object.fromEntries(new URL(again).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' });
    expect(await browser.signInAt(again, accounts.foreign)).toBe(refused('not_asked'));
    const other = await browser.signIn(accounts.foreign);
    await clearFaults();
    await askedAt(now());
    const answer = await browser.exchange(await browser.signInAt(other, accounts.foreign));
    expect(answer.body.mfaSetupRequired).toBe(true);
    await askedAt(now() - 8 * 3600);
    expect(await browser.signIn(accounts.nina)).toMatch(/#o_/);
  });
});

describe('a signed-in user', () => {
  const connected = (token: string) => api.call('/api/auth/oidc', { token });

  it('connects an account, which signs in from then on, also instead of another', async () => {
    const token = await api.signIn(adminSignIn);
    expect(await connected(token)).toMatchObject({ body: { connected: false } });
    const browser = new Browser();
    for (const account of [accounts.foreign, accounts.sales]) {
      const { body } = await browser.post<{ url: string }>('/oidc/connect', undefined, token);
      expect(await browser.signInAt(body.url, account)).toBe('/profile-settings');
    }
    expect(await connected(token)).toMatchObject({ body: { connected: true } });
    const { body } = await browser.exchange(await browser.signIn(accounts.sales));
    expect(body.user.email).toBe(adminSignIn.email);
    expect(await browser.signIn(accounts.foreign)).toBe(refused('no_access'));
    expect(await auditOf('user_updated')).toHaveLength(2);
  });

  it('has to prove their identity first, and to be signed in until the end', async () => {
    const token = await api.signIn(adminSignIn);
    const browser = new Browser();
    const { body } = await browser.post<{ url: string }>('/oidc/connect', undefined, token);
    await api.call('/api/auth/logout', { token, method: 'POST' });
    expect(await browser.signInAt(body.url, accounts.sales)).toBe(refused('lapsed'));
    const late = await api.signIn(adminSignIn);
    clock.advance(16 * 60_000);
    expect(await browser.post('/oidc/connect', undefined, late)).toMatchObject({
      status: 403,
      body: { code: 'reauthentication_required' },
    });
  });
});

describe('a proof of who somebody is, by the company’s sign-in', () => {
  let browser: Browser;
  let token: string;
  const isRefused = async (): Promise<boolean> =>
    (await browser.post('/oidc/connect', undefined, token)).status === 403;
  const ask = async () => (await browser.post<{ url: string }>('/oidc/reauthenticate', undefined, token)).body.url;
  beforeEach(async () => {
    browser = new Browser();
    ({ token } = (await browser.exchange(await browser.signIn(accounts.nina))).body);
    clock.advance(16 * 60_000);
    expect(await isRefused()).toBe(true);
  });

  it('counts if the issuer authenticated the user again', async () => {
    const url = await ask();
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' });
    await askedAt(now());
    expect(await browser.signInAt(url, accounts.nina)).toBe('/sign-in-link#p_');
    expect(await isRefused()).toBe(false);
  });

  it.each([
    ['of another account', accounts.sales, 0, 'another_account'],
    ['of a sign-in before', accounts.nina, -60, 'not_asked'],
    ['of an issuer that does not say when it asked', accounts.nina, undefined, 'not_asked'],
  ] as const)('does not count %s', async (_what, account, seconds, why) => {
    await askedAt(seconds === undefined ? undefined : now() + seconds);
    expect(await browser.signInAt(await ask(), account)).toBe(`/sign-in-link#u_${why}`);
    expect(await isRefused()).toBe(true);
  });

  it('does not restore a session that has ended, and requires a connected account', async () => {
    const url = await ask();
    await askedAt(now());
    await api.call('/api/auth/logout', { token, method: 'POST' });
    expect(await browser.signInAt(url, accounts.nina)).toBe('/sign-in-link#u_lapsed');
    token = await api.signIn(adminSignIn);
    expect((await browser.post('/oidc/reauthenticate', undefined, token)).status).toBe(404);
  });
});

describe('where it is the only way in', () => {
  beforeEach(async () => {
    await api.stop();
    await open({ SSO_ONLY: 'on' });
  });

  it('refuses passwords and Google with a reason, and accepts the company’s accounts', async () => {
    const browser = new Browser();
    const google = { token: 'ya29.x', email: 'nina.holt@overture.example', drive_access: false };
    for (const [path, json] of [
      ['/login', adminSignIn],
      ['/gmail-auth', google],
    ] as const) {
      expect(await browser.post(path, json)).toMatchObject({
        status: 403,
        body: { error: expect.stringContaining('Only single sign-on is allowed') },
      });
    }
    expect(await api.call('/api/config')).toMatchObject({ body: { singleSignOn: 'only', googleClientId: null } });
    expect((await browser.exchange(await browser.signIn(accounts.nina))).status).toBe(200);
  });

  it('ends the sessions that began otherwise, once it is', async () => {
    await api.stop();
    const dataDir = await mkdtemp(join(tmpdir(), 'overture-api-'));
    await open({ DATA_DIR: dataDir });
    const { id: userId } = await api.core.get(GetUser).execute({ email: adminSignIn.email });
    const { link } = await api.core.get(SignInLinks).signIn({ actor: systemActor, userId, origin: 'http://localhost' });
    const browser = new Browser();
    const byPassword = await api.signIn(superadminSignIn);
    const byCompany = (await browser.exchange(await browser.signIn(accounts.nina))).body.token;
    const { body } = await browser.post<LoginResponse>('/links/redeem', { token: new URL(link).hash.slice(1) });
    await api.stop();

    await open({ DATA_DIR: dataDir, SSO_ONLY: 'on' });
    const profile = (token: string) => api.call('/api/auth/my-profile', { token });
    expect(await profile(byPassword)).toMatchObject({
      status: 401,
      body: { error: 'Signing in asks for more than before. Please sign in again.' },
    });
    expect((await profile(byCompany)).status).toBe(200);
    expect(await api.call('/api/auth/mfa', { token: byCompany })).toMatchObject({ body: { hasPassword: false } });
    expect((await profile(body.token)).status).toBe(200);
    // Whoever came in by a link has no use for their password either.
    const passwords = { currentPassword: adminSignIn.password, newPassword: 'Another!2' };
    expect((await browser.post('/change-password', passwords, body.token)).status).toBe(403);
    await rm(dataDir, { recursive: true, force: true });
  });

  it('creates users without a password, and answers their first way in', async () => {
    const { id: userId } = await api.core.get(GetUser).execute({ email: superadminSignIn.email });
    const { link } = await api.core.get(SignInLinks).signIn({ actor: systemActor, userId, origin: 'http://localhost' });
    const { body } = await new Browser().post<LoginResponse>('/links/redeem', { token: new URL(link).hash.slice(1) });
    const create = (json: object) => api.call('/api/auth/create-admin', { token: body.token, json });
    const kim = { email: 'kim@agency.example', department: 'DT-Sales' };
    expect(await create({ ...kim, password: 'Secret!42' })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('nobody signs in with a password') },
    });
    expect(await create(kim)).toMatchObject({
      status: 201,
      body: { user: { email: kim.email, invited: true }, link: { link: expect.stringContaining('/sign-in-link#i_') } },
    });
  });

  it('invites by an import who only has a password, until an account is connected', async () => {
    const users = [
      { email: adminSignIn.email, role: 'admin', department: 'product-sales', password: undefined },
    ] as const;
    const options = { updates: false, restores: false, dryRun: false };
    const link = async () => {
      const asked = { actor: systemActor, users, options, origin: 'http://localhost' };
      const [result] = await api.core.get(ImportUsers).execute(asked);
      expect(result).toMatchObject({ status: 'unchanged', problem: null });
      return result?.link?.link;
    };
    const browser = new Browser();
    const token = new URL((await link()) ?? '').hash.slice(1);
    const { body } = await browser.post<{ url: string }>('/oidc/start', { token });
    const { body: answer } = await browser.exchange(await browser.signInAt(body.url, accounts.sales));
    expect(answer.user.email).toBe(adminSignIn.email);
    expect(await link()).toBeUndefined();
  });

  it('issues no link for a new password, which nobody could use', async () => {
    const { id: userId } = await api.core.get(GetUser).execute({ email: adminSignIn.email });
    const reset = api.core.get(SignInLinks).reset({ actor: systemActor, userId, origin: 'http://localhost' });
    await expect(reset).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('lets a sign-in link in, whose owner then connects an account', async () => {
    const { id: userId } = await api.core.get(GetUser).execute({ email: adminSignIn.email });
    const { link } = await api.core.get(SignInLinks).signIn({ actor: systemActor, userId, origin: 'http://localhost' });
    const browser = new Browser();
    const { body } = await browser.post<LoginResponse>('/links/redeem', { token: new URL(link).hash.slice(1) });
    const { body: started } = await browser.post<{ url: string }>('/oidc/connect', undefined, body.token);
    expect(await browser.signInAt(started.url, accounts.sales)).toBe('/profile-settings');
    expect(await browser.signIn(accounts.sales)).toMatch(/#o_/);
  });
});

it('says that the company’s sign-in does not answer', async () => {
  await api.stop();
  await open({ OIDC_ISSUER: 'http://127.0.0.1:9' });
  expect(await new Browser().start()).toBe(refused('unreachable'));
});

it('does not exist if nothing is set up, or if the sandbox no longer stands in for everything', async () => {
  const unset = ['OIDC_ISSUER', ''] as const;
  const real = ['OPENAI_API_KEY', 'sk-real'] as const;
  for (const [name, value] of [unset, real]) {
    await api.stop();
    await open({ [name]: value });
    const answer = await new Browser().get('/api/auth/oidc/start');
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([404, null]);
    expect(await api.call('/api/config')).toMatchObject({ body: { singleSignOn: 'off' } });
  }
});
