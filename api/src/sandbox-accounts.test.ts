import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateUser } from '@overture/core/people/users/use-cases/create-user';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

const own = { email: 'kim@agency.example', password: 'Nine-Blue!Kettles4' };

let folder: string;
let api: TestApi;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overture-accounts-'));
});
afterEach(async () => {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

const logIn = (who: typeof own) => api.call('/api/auth/login', { json: who });
const start = async (environment: Readonly<Record<string, string>>) => {
  api = await startTestApi({ environment: { DATA_DIR: folder, ...environment } });
};

describe('the accounts of a sandbox that became real', () => {
  it.each([
    ['a vendor credential', { HUBSPOT_ACCESS_TOKEN: 'pat-1' }],
    ['another host', { HOST: '0.0.0.0' }],
    ['the sandbox off', { SANDBOX: 'off' }],
  ])('open no door with %s, and the answer says why', async (_, environment) => {
    await start({});
    const token = await api.signIn(superadminSignIn);
    await api.stop();
    await start({ ...environment, SUPERADMIN_EMAIL: own.email, SUPERADMIN_PASSWORD: own.password });
    for (const account of [superadminSignIn, adminSignIn]) {
      expect(await logIn(account)).toMatchObject({
        status: 401,
        body: { code: 'invalid_credentials', error: expect.stringContaining('opens the sandbox alone') },
      });
    }
    expect((await api.call('/api/auth/my-profile', { token })).status).toBe(401);
    expect((await logIn(own)).status).toBe(200);
  });

  it('end at the next start if a superadmin was created meanwhile', async () => {
    await start({});
    const token = await api.signIn(adminSignIn);
    const actor = { userId: null, name: 'test' };
    await api.core.get(CreateUser).execute({ actor, ...own, role: 'superadmin', department: null });
    await api.stop();
    await start({ OPENAI_API_KEY: 'sk-real' });
    expect((await api.call('/api/auth/my-profile', { token })).status).toBe(401);
    expect((await logIn(own)).status).toBe(200);
  });

  it('end as well if their password was changed', async () => {
    await start({});
    const token = await api.signIn(adminSignIn);
    const json = { currentPassword: adminSignIn.password, newPassword: own.password };
    await api.call('/api/auth/change-password', { token, json });
    await api.stop();
    await start({ OPENAI_API_KEY: 'sk-real', SUPERADMIN_EMAIL: own.email, SUPERADMIN_PASSWORD: own.password });
    expect((await logIn({ ...adminSignIn, password: own.password })).status).toBe(401);
    expect((await logIn(own)).body).toMatchObject({ mfaSetupRequired: true });
  });
});
