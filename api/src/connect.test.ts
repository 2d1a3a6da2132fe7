import type { AccessCheckWire, AppConfig, LoginResponse } from '@overture/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

const own = { email: 'kim@agency.example', password: 'Secret!1' };

describe('Connect', () => {
  let api: TestApi;
  let sandboxBoss: string;
  beforeEach(async () => {
    api = await startTestApi();
    sandboxBoss = await api.signIn(superadminSignIn);
  });
  afterEach(() => api.stop());

  const makeOwn = (token = sandboxBoss) =>
    api.call<LoginResponse & { code: string }>('/api/connect/superadmin', { token, json: own });
  const connect = (token: string, keyType: 'Hubspot' | 'Openai', key = 'pat-na1-real') =>
    api.call<{ test: { ok: boolean }; checks: AccessCheckWire[]; saved: string[]; code: string }>('/api/connect/key', {
      token,
      json: { keyType, key },
    });
  const config = async () => (await api.call<AppConfig>('/api/config')).body;
  const canSignIn = async (who: typeof own) => (await api.call('/api/auth/login', { json: who })).status === 200;
  const state = async (token: string) => (await api.call('/api/connect', { token })).body;

  it('makes an own superadmin before any key, who is signed in at once', async () => {
    expect(await state(sandboxBoss)).toEqual({ needsSuperadmin: true, sandbox: { Hubspot: true, Openai: true } });
    expect(await connect(sandboxBoss, 'Hubspot')).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const made = await makeOwn();
    expect(made).toMatchObject({ status: 201, body: { user: { email: own.email, role: 'superadmin' } } });
    expect(await state(made.body.token)).toMatchObject({ needsSuperadmin: false });
    expect(await makeOwn(made.body.token)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    // Nothing is real yet.
    expect(await canSignIn(adminSignIn)).toBe(true);
    expect(await config()).toMatchObject({ fullSandbox: true, googleClientId: expect.any(String) });
  });

  it('stores a key for all domains, and with the first one the sandbox’s accounts end, and its Google', async () => {
    const { token } = (await makeOwn()).body;
    const sales = await api.signIn(adminSignIn);
    expect((await connect(token, 'Hubspot')).body).toMatchObject({
      test: { ok: true },
      saved: ['Overture-Sales', 'Overture-PM', 'DT-Sales', 'DT-PM', 'Conference-Sales'],
    });
    expect([await canSignIn(superadminSignIn), await canSignIn(adminSignIn)]).toEqual([false, false]);
    for (const ended of [sandboxBoss, sales]) {
      expect((await api.call('/api/auth/my-profile', { token: ended })).status).toBe(401);
    }
    expect(await config()).toMatchObject({
      sandbox: true,
      fullSandbox: false,
      googleClientId: null,
      sampleContacts: [],
    });
    const json = { token: 'ya29.a', email: 'nina@overture.example', drive_access: false };
    expect((await api.call('/api/auth/gmail-auth', { json })).status).toBe(404);
    await connect(token, 'Openai');
    expect(await config()).toMatchObject({ sandbox: false });
  });

  it('takes a better key in the place of its own one, and leaves a domain’s own', async () => {
    const { token } = (await makeOwn()).body;
    const json = { name: 'Of DT', keyType: 'Openai', key: 'sk-of-dt-9999', department: 'DT-PM' };
    await api.call('/api/key', { token, json });
    await connect(token, 'Openai', 'sk-first-1111');
    const { saved } = (await connect(token, 'Openai', 'sk-better-2222')).body;
    expect(saved).toEqual(['Overture-Sales', 'Overture-PM', 'DT-Sales', 'Conference-Sales']);
    const { body: keys } = await api.call<{ key: string; active: boolean }[]>('/api/key', { token });
    const endings = keys.filter(({ active }) => active).map(({ key }) => key.slice(-4));
    expect(endings.toSorted((a, b) => a.localeCompare(b))).toEqual(['2222', '2222', '2222', '2222', '9999']);
    expect(keys).toHaveLength(5);
  });

  it('refuses the sandbox’s password for the own superadmin, which all the world knows', async () => {
    const json = { ...own, password: superadminSignIn.password };
    const { status } = await api.call('/api/connect/superadmin', { token: sandboxBoss, json });
    expect(status).toBe(400);
    expect(await state(sandboxBoss)).toMatchObject({ needsSuperadmin: true });
  });

  it('refuses passwords that others would try, once a key is stored', async () => {
    const { token } = (await makeOwn()).body;
    const create = (email: string) =>
      api.call('/api/auth/create-admin', {
        token,
        json: { email, password: superadminSignIn.password, department: 'DT-PM' },
      });
    expect((await create('before@agency.example')).status).toBe(201);
    await connect(token, 'Hubspot');
    expect((await create('after@agency.example')).status).toBe(400);
  });

  it('stores nothing of a key that fails, and names what it lacks', async () => {
    const { token } = (await makeOwn()).body;
    api.crm.missing = [{ what: 'read emails', scopes: ['sales-email-read'], isNeeded: true }];
    const { body } = await connect(token, 'Hubspot');
    expect(body).toMatchObject({ test: { ok: false, code: 'crm_unauthorized' }, saved: [] });
    expect(body.checks).toContainEqual({
      what: 'read emails',
      ok: false,
      isNeeded: true,
      scopes: ['sales-email-read'],
    });
    expect((await api.call<unknown[]>('/api/key', { token })).body).toEqual([]);
    expect(await canSignIn(adminSignIn)).toBe(true);
  });

  it('ends the sandbox’s accounts once there is an own superadmin, where keys were stored before', async () => {
    const json = { name: 'Main', keyType: 'Openai', key: 'sk-stored-first', department: 'DT-PM' };
    expect((await api.call('/api/key', { token: sandboxBoss, json })).status).toBe(201);
    expect(await canSignIn(superadminSignIn)).toBe(true);
    await makeOwn();
    expect([await canSignIn(superadminSignIn), await canSignIn(adminSignIn)]).toEqual([false, false]);
    expect(await canSignIn(own)).toBe(true);
  });
});
