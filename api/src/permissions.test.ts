import { errorBodySchema, type EndpointDefinition } from '@overture/core/contract';
import { endpoints, nameOf } from './endpoints.ts';
import { FakeClock } from '@overture/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

const strangers = ['nobody', 'garbage', 'expired', 'promoted', 'unsigned'] as const;
type Caller = (typeof strangers)[number] | 'admin' | 'superadmin';

let api: TestApi;
let tokens: Record<Caller, string | undefined>;
beforeAll(async () => {
  const clock = new FakeClock(Date.now());
  api = await startTestApi({ clock });
  const expired = await api.signIn(superadminSignIn);
  clock.advance(13 * 60 * 60 * 1000);
  const admin = await api.signIn(adminSignIn);
  tokens = {
    nobody: undefined,
    garbage: 'garbage',
    expired,
    promoted: withRole(admin, 'superadmin'),
    unsigned: `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${withRole(admin, 'superadmin').split('.')[1]}.`,
    admin,
    superadmin: await api.signIn(superadminSignIn),
  };
});
afterAll(() => api.stop());

/** A token whose payload was rewritten, its signature kept. */
function withRole(token: string, role: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  return [header, Buffer.from(JSON.stringify({ ...claims, role })).toString('base64url'), signature].join('.');
}

async function callAs(caller: Caller, endpoint: EndpointDefinition): Promise<{ status: number; body: unknown }> {
  const headers = new Headers();
  const token = tokens[caller];
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(`${api.url}/api${endpoint.path}`, { method: endpoint.method, headers });
  if (response.ok) {
    // A stream of events would not end by itself.
    await response.body?.cancel();
    return { status: response.status, body: undefined };
  }
  return { status: response.status, body: await response.json() };
}

const all: readonly EndpointDefinition[] = Object.values(endpoints);
/** Called last and by nobody else: it ends the session that the others use. */
const walked = all.filter((endpoint) => nameOf(endpoint) !== 'logout');

describe.each(walked.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (_name, endpoint) => {
  it('has a route', async () => {
    // Whatever it answers to an empty request, it is not what an unknown address answers.
    const { body } = await callAs('superadmin', endpoint);
    expect(body).not.toMatchObject({ error: 'There is no such endpoint.' });
  });

  it.each(strangers)(`is ${endpoint.who === 'any' ? 'open' : 'closed'} to %s`, async (caller) => {
    const { status, body } = await callAs(caller, endpoint);
    if (endpoint.who === 'any') {
      expect([401, 403]).not.toContain(status);
    } else {
      expect(status).toBe(401);
      expect(errorBodySchema.parse(body).code).toBe('unauthenticated');
    }
  });

  it.each(['admin', 'superadmin'] as const)('treats %s as the contract says', async (role) => {
    const allowed = endpoint.who === 'any' || endpoint.who === 'signed-in' || endpoint.who === role;
    const { status, body } = await callAs(role, endpoint);
    if (allowed) {
      expect([401, 403, 500]).not.toContain(status);
    } else {
      expect(status).toBe(403);
      expect(errorBodySchema.parse(body).code).toBe('forbidden');
    }
  });
});
