import { startSandbox, type Sandbox } from '@overture/sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLogger } from '../../testing/index.ts';
import { OpenidClientProvider, type OidcIssuer } from './openid-client-provider.ts';

const redirectUri = 'http://localhost:8080/api/auth/oidc/callback';

let sandbox: Sandbox;
let issuer: OidcIssuer;
beforeAll(async () => {
  sandbox = await startSandbox({ agencyEmailDomain: 'agency.example' });
  issuer = { issuer: `${sandbox.url}/oidc`, clientId: 'overture', clientSecret: 'a secret: of + any kind' };
});
afterAll(() => sandbox.close());

let provider: OpenidClientProvider;
beforeEach(() => {
  provider = new OpenidClientProvider(issuer, silentLogger);
});
afterEach(() => control('DELETE', '/faults'));

const control = (method: string, path: string, body?: object) =>
  fetch(`${sandbox.url}/_sandbox${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

/** Where the issuer sends the browser of somebody who picks an account. */
async function visit(url: string, choice: Record<string, string>): Promise<URL> {
  const page = new URL(url);
  for (const [name, value] of Object.entries(choice)) page.searchParams.set(name, value);
  const response = await fetch(page, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

async function signIn(choice: Record<string, string> = { account: 'u-1001' }) {
  const { url, checks } = await provider.begin(redirectUri);
  return provider.finish(await visit(url, choice), checks);
}

const untrusted = { code: 'invalid_credentials' };

it('asks for a code with PKCE, a state and a nonce of its own each time', async () => {
  const [one, other] = [await provider.begin(redirectUri), await provider.begin(redirectUri)];
  const asked = new URL(one.url).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    client_id: 'overture',
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    state: one.checks.state,
    nonce: one.checks.nonce,
  });
  expect(asked.get('code_challenge')).not.toBe(one.checks.codeVerifier);
  for (const key of ['state', 'nonce', 'codeVerifier'] as const) expect(one.checks[key]).not.toBe(other.checks[key]);
});

it('says who signed in, whether the address is verified, and whether two factors were asked for', async () => {
  expect(await signIn()).toEqual({
    subject: `${issuer.issuer} u-1001`,
    email: 'nina.holt@agency.example',
    isEmailVerified: true,
    usedSecondFactor: true,
    authenticatedAt: expect.any(Number),
  });
  expect(await signIn({ account: 'u-1003' })).toMatchObject({ isEmailVerified: false, usedSecondFactor: false });
});

it('takes an issuer whose client has no secret, and one that wants it in the header', async () => {
  provider = new OpenidClientProvider({ ...issuer, clientSecret: undefined }, silentLogger);
  expect(await signIn()).toMatchObject({ email: 'nina.holt@agency.example' });
  const described = await (await fetch(`${issuer.issuer}/.well-known/openid-configuration`)).json();
  const { token_endpoint_auth_methods_supported: _said, ...rest } = described as Record<string, unknown>;
  await control('POST', '/faults', {
    vendor: 'oidc',
    match: 'openid-configuration',
    body: rest,
    status: 200,
    headers: { 'content-type': 'application/json' },
  });
  provider = new OpenidClientProvider(issuer, silentLogger);
  expect(await signIn()).toMatchObject({ email: 'nina.holt@agency.example' });
});

describe('nobody is signed in by', () => {
  it('an answer to another question: its state, its nonce or its PKCE differ', async () => {
    const { url, checks } = await provider.begin(redirectUri);
    for (const key of ['state', 'nonce', 'codeVerifier'] as const) {
      const callback = await visit(url, { account: 'u-1001' });
      const other = { ...checks, [key]: 'x'.repeat(43) };
      await expect(provider.finish(callback, other)).rejects.toMatchObject(untrusted);
    }
  });

  it('a code that was used before', async () => {
    const { url, checks } = await provider.begin(redirectUri);
    const callback = await visit(url, { account: 'u-1001' });
    await provider.finish(callback, checks);
    await expect(provider.finish(callback, checks)).rejects.toMatchObject(untrusted);
  });

  it('the answer of another issuer', async () => {
    const { url, checks } = await provider.begin(redirectUri);
    const callback = await visit(url, { account: 'u-1001' });
    callback.searchParams.set('iss', 'https://other.example');
    await expect(provider.finish(callback, checks)).rejects.toMatchObject(untrusted);
  });

  it.each([
    ['unsigned', { alg: 'none' }],
    ['of another issuer', { iss: 'https://other.example' }],
    ['for another application', { aud: 'other' }],
    ['of another sign-in', { nonce: 'other' }],
    ['that has expired', { exp: 1_000_000_000 }],
    ['without a subject', { sub: '' }],
  ])('an ID token %s', async (_what, idToken) => {
    await control('POST', '/faults', { vendor: 'oidc', match: '/token$', idToken });
    await expect(signIn()).rejects.toMatchObject(untrusted);
  });
});

it('tells a cancelled sign-in from an untrusted one', async () => {
  await expect(signIn({ cancel: 'yes' })).rejects.toMatchObject({ code: 'forbidden' });
});

it.each([
  ['claims', { email_verified: undefined, xms_edov: '1' }, true],
  ['text', { email_verified: 'true' }, true],
  ['another text', { email_verified: 'false' }, false],
])('reads what issuers say of an address by %s', async (_how, idToken, isEmailVerified) => {
  await control('POST', '/faults', { vendor: 'oidc', match: '/token$', idToken });
  expect(await signIn()).toMatchObject({ isEmailVerified });
});

it('asks an issuer again that did not answer, and no more once it has', async () => {
  await control('POST', '/faults', { vendor: 'oidc', match: 'openid-configuration', times: 1, status: 503 });
  await expect(provider.begin(redirectUri)).rejects.toMatchObject({ code: 'not_ready' });
  await signIn();
  await control('POST', '/faults', { vendor: 'oidc', match: 'openid-configuration', kind: 'reset' });
  expect(await signIn()).toMatchObject({ isEmailVerified: true });
  await expect(provider.ping()).rejects.toThrow(/cannot be used/);
});

it('says that the issuer does not answer when its token endpoint fails', async () => {
  for (const fault of [{ kind: 'reset' }, { status: 503 }]) {
    await control('DELETE', '/faults');
    await control('POST', '/faults', { vendor: 'oidc', match: '/token$', ...fault });
    await expect(signIn()).rejects.toMatchObject({ code: 'not_ready' });
  }
});

it('uses no issuer that calls itself otherwise', async () => {
  const described = await (await fetch(`${issuer.issuer}/.well-known/openid-configuration`)).json();
  const body = { ...(described as object), issuer: 'https://login.example/{tenantid}/v2.0' };
  await control('POST', '/faults', {
    vendor: 'oidc',
    match: 'openid-configuration',
    body,
    status: 200,
    headers: { 'content-type': 'application/json' },
  });
  await expect(provider.ping()).rejects.toThrow(/cannot be used/);
  await expect(provider.begin(redirectUri)).rejects.toMatchObject({ code: 'not_ready' });
});

it('says where none is set up', async () => {
  await expect(new OpenidClientProvider(undefined, silentLogger).ping()).rejects.toMatchObject({ code: 'not_found' });
});
