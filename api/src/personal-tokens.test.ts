import {
  scopeOf,
  type EndpointDefinition,
  type PersonalTokenEntry,
  type TokenScope,
  tokenScopes,
} from '@overture/core/contract';
import { FakeClock } from '@overture/core/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

const day = 24 * 3_600_000;

let api: TestApi;
let clock: FakeClock;
let session: string;
beforeEach(async () => {
  clock = new FakeClock(Date.now());
  api = await startTestApi({ clock });
  session = await api.signIn(adminSignIn);
});
afterEach(() => api.stop());

async function make(...scopes: TokenScope[]): Promise<{ token: string; _id: string }> {
  const json = { name: 'Nightly report', scopes, expiresInDays: 30 };
  const { status, body } = await api.call<{ token: string; _id: string }>('/api/auth/tokens', { token: session, json });
  expect(status).toBe(201);
  return body;
}
const list = async () =>
  (await api.call<{ tokens: PersonalTokenEntry[] }>('/api/auth/tokens', { token: session })).body.tokens;
const history = (token: string) => api.call('/api/email-sequence/get-email-sequence-history', { token });
const asSuperadmin = async (method: string, path: string, json?: object) =>
  api.call(path, { method, token: await api.signIn(superadminSignIn), ...(json && { json }) });
const myId = async () =>
  (await api.call<{ user: { _id: string } }>('/api/auth/login', { json: adminSignIn })).body.user._id;

describe('a personal token', () => {
  it('is shown once, listed without itself, and ended by its user', async () => {
    const { token, _id } = await make('read');
    expect(token).toMatch(/^ovt_[\w-]{43}$/);
    expect((await history(token)).status).toBe(200);
    const [listed, ...others] = await list();
    expect(others).toEqual([]);
    expect(listed).toMatchObject({ _id, name: 'Nightly report', scopes: ['read'] });
    expect(JSON.stringify(listed)).not.toContain(token);
    const remove = () => api.call(`/api/auth/tokens/${_id}`, { method: 'DELETE', token: session });
    expect((await remove()).status).toBe(200);
    expect(await history(token)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect((await remove()).status).toBe(404);
    const { body } = await asSuperadmin('GET', '/api/audit?kind=sign-in');
    expect(JSON.stringify(body)).toContain('token_created');
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it('is listed by pages that tell the total, ten at a time by default', async () => {
    for (let count = 0; count < 11; count += 1) await make('read');
    const page = async (query: string) =>
      (await api.call<{ tokens: PersonalTokenEntry[]; total: number }>(`/api/auth/tokens${query}`, { token: session }))
        .body;
    expect(await page('')).toMatchObject({ tokens: { length: 10 }, total: 11 });
    expect(await page('?page=2')).toMatchObject({ tokens: { length: 1 }, total: 11 });
    expect(await page('?limit=100')).toMatchObject({ tokens: { length: 11 } });
    expect(await page('?limit=101')).toMatchObject({ code: 'validation_failed' });
  });

  it('is made by an admin who signed in just now, with a bounded life', async () => {
    const json = { name: 'Report', scopes: ['read'], expiresInDays: 30 };
    const refused = async (changes: object) =>
      (await api.call('/api/auth/tokens', { token: session, json: { ...json, ...changes } })).status;
    expect(await refused({ expiresInDays: 366 })).toBe(400);
    expect(await refused({ scopes: [] })).toBe(400);
    expect(await refused({ scopes: ['approve'] })).toBe(400);
    expect(await asSuperadmin('POST', '/api/auth/tokens', json)).toMatchObject({ status: 403 });
    clock.advance(16 * 60_000);
    expect(await api.call('/api/auth/tokens', { token: session, json })).toMatchObject({
      status: 403,
      body: { code: 'reauthentication_required' },
    });
  });

  it.each(tokenScopes)('with %s opens the calls of that scope, and no other', async (scope) => {
    const { token } = await make(scope);
    const all: readonly EndpointDefinition[] = Object.values(endpoints);
    for (const endpoint of all.filter(({ who }) => who !== 'any')) {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${api.url}/api${endpoint.path}`, { method: endpoint.method, headers });
      const mayCall = scopeOf(endpoint) === scope && endpoint.who !== 'superadmin';
      expect.soft(response.status === 403, `${endpoint.method} ${endpoint.path}`).toBe(!mayCall);
      await response.body?.cancel();
    }
  });

  it('ends by itself', async () => {
    const { token } = await make('read');
    clock.advance(30 * day - 1000);
    expect((await history(token)).status).toBe(200);
    clock.advance(1000);
    expect((await history(token)).status).toBe(401);
  });

  it('ends with a change of the password', async () => {
    const { token } = await make('read');
    const json = { currentPassword: adminSignIn.password, newPassword: 'Another!2' };
    const { body } = await api.call<{ token: string }>('/api/auth/change-password', { token: session, json });
    expect((await history(token)).status).toBe(401);
    session = body.token;
    expect(await list()).toEqual([]);
  });

  it.each([{ role: 'superadmin' }, { department: 'DT-PM' }])('ends with a change to %o', async (change) => {
    const { token } = await make('read');
    expect(await asSuperadmin('PATCH', `/api/auth/admin/${await myId()}`, change)).toMatchObject({ status: 200 });
    expect((await history(token)).status).toBe(401);
  });

  it('ends with its user', async () => {
    const { token } = await make('read');
    expect(await asSuperadmin('DELETE', `/api/auth/delete-admin/${await myId()}`)).toMatchObject({ status: 200 });
    expect((await history(token)).status).toBe(401);
  });
});
