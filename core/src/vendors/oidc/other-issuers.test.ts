import type { Configuration } from 'oidc-provider';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLogger } from '../../testing/index.ts';
import { startIssuer, type Issuer } from './oidc-provider-issuer.fixtures.ts';
import { OpenidClientProvider } from './openid-client-provider.ts';

const redirectUri = 'http://localhost:8080/api/auth/oidc/callback';
const untrusted = { code: 'invalid_credentials' };
const outOfOrder = { code: 'not_ready', isFinal: false };
const misconfigured = { code: 'not_ready', isFinal: true };

let issuer: Issuer;
let provider: OpenidClientProvider;
const open = async (settings?: Configuration, clientSecret = 'a secret'): Promise<void> => {
  issuer = await startIssuer(redirectUri, settings);
  provider = new OpenidClientProvider({ issuer: issuer.url, clientId: 'overture', clientSecret }, silentLogger);
};
beforeEach(() => {
  // The package says on the console which of its default settings are not for production.
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  return open();
});
afterEach(() => {
  vi.restoreAllMocks();
  return issuer.close();
});

async function signIn(options?: Parameters<OpenidClientProvider['begin']>[1]) {
  const { url, checks } = await provider.begin(redirectUri, options);
  return provider.finish(await issuer.signIn(url, 'kim'), checks);
}

const kim = { subject: expect.stringMatching(/ kim$/), email: 'kim@agency.example', isEmailVerified: true };

it('asks UserInfo for an address that the ID token does not name', async () => {
  expect(await signIn()).toMatchObject(kim);
  expect(issuer.requests).toContain('GET /me');
});

it('does not ask UserInfo for what the ID token says', async () => {
  await issuer.close();
  await open({ conformIdTokenClaims: false });
  expect(await signIn()).toMatchObject(kim);
  expect(issuer.requests).not.toContain('GET /me');
});

it('takes no address from a UserInfo that is about somebody else', async () => {
  issuer.outages = [{ path: '/me', status: 200, body: { sub: 'max', email: 'max@agency.example' } }];
  await expect(signIn()).rejects.toMatchObject(untrusted);
});

it.each([
  ['is out of order', 503, outOfOrder],
  ['refuses the token', 403, misconfigured],
] as const)('says so if UserInfo %s', async (_what, status, error) => {
  issuer.outages = [{ path: '/me', status, body: { error: 'x' } }];
  await expect(signIn()).rejects.toMatchObject(error);
});

it('waits for UserInfo no longer than for any answer', async () => {
  const { url: issuerUrl } = issuer;
  const client = { issuer: issuerUrl, clientId: 'overture', clientSecret: 'a secret' };
  provider = new OpenidClientProvider(client, silentLogger, { deadlineMs: 300 });
  issuer.outages = [{ path: '/me', status: 'silent' }];
  await expect(signIn()).rejects.toMatchObject(outOfOrder);
});

describe('an issuer that demands pushed authorization requests', () => {
  beforeEach(async () => {
    await issuer.close();
    await open({
      features: { pushedAuthorizationRequests: { enabled: true, requirePushedAuthorizationRequests: true } },
    });
  });

  it('gets one, of a sign-in and of a new proof of identity', async () => {
    const { url } = await provider.begin(redirectUri);
    expect([...new URL(url).searchParams.keys()].toSorted()).toEqual(['client_id', 'request_uri']);
    expect(await signIn({ maxAgeMs: 0 })).toMatchObject({ ...kim, authenticatedAt: expect.any(Number) });
  });

  it.each([
    ['is out of order', 503, 'server_error', outOfOrder],
    ['refuses too many of them', 429, 'too_many_requests', outOfOrder],
    ['does not know us', 401, 'invalid_client', misconfigured],
  ] as const)('is not used if it %s', async (_what, status, error, expected) => {
    issuer.outages = [{ path: '/request', status, body: { error } }];
    await expect(provider.begin(redirectUri)).rejects.toMatchObject(expected);
  });
});

it('gets none if it offers none', async () => {
  await issuer.close();
  await open({ features: { pushedAuthorizationRequests: { enabled: false } } });
  expect(await signIn()).toMatchObject(kim);
  expect(issuer.requests).not.toContain('POST /request');
});

it('learns when somebody was authenticated if it asks for that', async () => {
  const before = Date.now();
  expect(await signIn()).toMatchObject({ authenticatedAt: null });
  const { authenticatedAt } = await signIn({ maxAgeMs: 3_600_000 });
  expect(authenticatedAt).toBeGreaterThan(before - 2_000);
});

it.each([
  ['access_denied', { code: 'forbidden' }],
  ['login_required', { code: 'forbidden' }],
  ['server_error', outOfOrder],
  ['temporarily_unavailable', outOfOrder],
  ['unauthorized_client', misconfigured],
  ['invalid_scope', misconfigured],
] as const)('distinguishes why the issuer sent the browser back with %s', async (error, expected) => {
  const { checks } = await provider.begin(redirectUri);
  const callback = new URL(`${redirectUri}?${new URLSearchParams({ error, state: checks.state, iss: issuer.url })}`);
  await expect(provider.finish(callback, checks)).rejects.toMatchObject(expected);
});

it('says that a wrong client secret is a wrong set-up, and a code of nobody an answer not to trust', async () => {
  await issuer.close();
  await open({ features: { pushedAuthorizationRequests: { enabled: false } } }, 'another secret');
  await expect(signIn()).rejects.toMatchObject(misconfigured);
  await issuer.close();
  await open();
  const { checks } = await provider.begin(redirectUri);
  const query = new URLSearchParams({ code: 'made-up', state: checks.state, iss: issuer.url });
  await expect(provider.finish(new URL(`${redirectUri}?${query}`), checks)).rejects.toMatchObject(untrusted);
});

it.each([
  ['out of order', 503, { error: 'x' }, outOfOrder],
  ['at another address', 404, { error: 'not found' }, misconfigured],
  ['another issuer', 200, { issuer: 'https://other.example' }, misconfigured],
] as const)('says if the metadata is %s', async (_what, status, body, expected) => {
  issuer.outages = [{ path: '/openid-configuration', status, body }];
  await expect(provider.begin(redirectUri)).rejects.toMatchObject(expected);
  issuer.outages = [];
  expect(await signIn()).toMatchObject(kim);
});
