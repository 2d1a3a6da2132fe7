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
    expect(await state(sandboxBoss)).toEqual({
      needsSuperadmin: true,
      sandbox: { Hubspot: true, Openai: true },
      ending: {
        emails: expect.arrayContaining([superadminSignIn.email, adminSignIn.email]),
        total: 2,
        isOverdue: false,
      },
      ended: null,
      secondFactor: { isRequired: true, isSetUp: false },
    });
    expect(await connect(sandboxBoss, 'Hubspot')).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const made = await makeOwn();
    expect(made).toMatchObject({ status: 201, body: { user: { email: own.email, role: 'superadmin' } } });
    expect(await state(made.body.token)).toMatchObject({ needsSuperadmin: false, ending: { total: 2 } });
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
    expect(await state(sandboxBoss)).toMatchObject({ needsSuperadmin: true, ending: { isOverdue: true } });
    const { token } = (await makeOwn()).body;
    expect([await canSignIn(superadminSignIn), await canSignIn(adminSignIn)]).toEqual([false, false]);
    expect(await canSignIn(own)).toBe(true);
    expect(await state(token)).toMatchObject({ ending: null, ended: { accounts: 2 } });
  });

  describe('the first key', () => {
    const post = (path: string, token: string | undefined, json: object) =>
      api.call<Record<string, unknown>>(`/api/auth${path}`, { token, json });
    const invite = async (token: string, invited: object) => {
      const { body } = await post('/invite', token, invited);
      return String(body['link']).split('#')[1] ?? '';
    };
    const redeem = async (token: string) =>
      (await post('/links/redeem', undefined, { token, password: 'Other!99x' })).status;
    const reaches = async (token: string) => (await api.call('/api/auth/my-profile', { token })).status;
    const save = (token: string) => connect(token, 'Hubspot');

    it('ends whatever was made in the sandbox, and nothing of the superadmin who saves it', async () => {
      const { token, user } = (await makeOwn()).body;
      const made = { email: 'rep@agency.example', password: 'Secret!1', department: 'DT-PM' };
      await post('/create-admin', sandboxBoss, made);
      const invitation = await invite(sandboxBoss, { email: 'boss@agency.example', role: 'superadmin' });
      const untaken = await invite(sandboxBoss, { email: 'boss2@agency.example', role: 'superadmin' });
      const boss = String(
        (await post('/links/redeem', undefined, { token: invitation, password: 'Other!99x' })).body['token'],
      );
      const changed = { currentPassword: adminSignIn.password, newPassword: 'Changed!2' };
      const sales = String((await post('/change-password', await api.signIn(adminSignIn), changed)).body['token']);
      const reset =
        String((await post('/reset-link', sandboxBoss, { userId: user._id })).body['link']).split('#')[1] ?? '';
      const elsewhere = await api.signIn(own);
      expect(await state(token)).toMatchObject({ ending: { total: 5 } });

      expect((await save(token)).body.saved).toHaveLength(5);
      expect(await reaches(token)).toBe(200);
      for (const ended of [sandboxBoss, boss, sales, elsewhere]) expect(await reaches(ended)).toBe(401);
      for (const link of [untaken, reset]) expect(await redeem(link)).toBe(401);
      for (const who of [
        made,
        superadminSignIn,
        { email: 'boss@agency.example', password: 'Other!99x' },
        { email: adminSignIn.email, password: 'Changed!2' },
      ]) {
        expect((await api.call('/api/auth/login', { json: { email: who.email, password: who.password } })).status).toBe(
          401,
        );
      }
      const users = (role: string) => api.call(`/api/auth/admins?role=${role}`, { token });
      expect(await users('superadmin')).toMatchObject({ body: { admins: [{ email: own.email }], totalAdmins: 1 } });
      expect(await users('admin')).toMatchObject({ body: { totalAdmins: 0 } });
      expect(await state(token)).toMatchObject({ ending: null, ended: { accounts: 5 } });
      const { body: audit } = await api.call('/api/audit?action=sandbox_left', { token });
      expect(audit).toMatchObject({ entries: [{ actor: own.email, target: own.email, detail: '5 accounts ended' }] });
    });

    it('is not taken from an account as which others can sign in, whoever else is a superadmin', async () => {
      const invitation = await invite(sandboxBoss, { email: 'stranger@x.example', role: 'superadmin' });
      await redeem(invitation);
      expect(await save(sandboxBoss)).toMatchObject({ status: 409, body: { code: 'conflict' } });
      const { token } = (await makeOwn()).body;
      expect((await save(token)).body.saved).toHaveLength(5);
      expect(await canSignIn({ email: 'stranger@x.example', password: 'Other!99x' })).toBe(false);
    });

    it('is saved under API Keys as well', async () => {
      const { token } = (await makeOwn()).body;
      const json = { name: 'Main', keyType: 'Openai', key: 'sk-stored-first', department: 'DT-PM' };
      expect((await api.call('/api/key', { token, json })).status).toBe(201);
      expect(await canSignIn(adminSignIn)).toBe(false);
      expect(await reaches(token)).toBe(200);
    });

    it('asks superadmins for a second factor from the next sign-in on, and no admin', async () => {
      const { token } = (await makeOwn()).body;
      expect((await post('/login', undefined, own)).body).not.toHaveProperty('mfaSetupRequired');
      await save(token);
      expect(await api.call('/api/auth/mfa', { token })).toMatchObject({ body: { enabled: false, required: true } });
      const { body } = await post('/login', undefined, own);
      expect(body).toMatchObject({ mfaSetupRequired: true, token: expect.any(String) });
      expect(await reaches(String(body['token']))).toBe(403);
      expect((await post('/mfa/setup', String(body['token']), {})).status).toBe(200);
      const rep = { email: 'rep@agency.example', password: 'Nine-Blue!Kettles4' };
      await post('/create-admin', token, { ...rep, department: 'DT-PM' });
      expect((await post('/login', undefined, rep)).body).not.toHaveProperty('mfaSetupRequired');
    });

    it('ends the sandbox for good: without any key, its Google and accounts stay closed', async () => {
      const { token } = (await makeOwn()).body;
      await save(token);
      const { body: keys } = await api.call<{ _id: string }[]>('/api/key', { token });
      for (const { _id } of keys) await api.call('/api/key', { method: 'DELETE', token, json: { _id } });
      expect((await api.call<unknown[]>('/api/key', { token })).body).toEqual([]);
      expect(await config()).toMatchObject({ fullSandbox: false, googleClientId: null });
      expect(await canSignIn(adminSignIn)).toBe(false);
    });
  });
});
