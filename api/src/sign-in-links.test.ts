import { GetUser } from '@overture/core/people/users/use-cases/get-user';
import { SignInLinks } from '@overture/core/people/sign-in/use-cases/sign-in-links';
import { systemActor } from '@overture/core/audit/domain/audit-entry';
import type { AuditEntryWire } from '@overture/core/contract';
import { FakeClock } from '@overture/core/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

const hour = 3_600_000;
let clock: FakeClock;
let api: TestApi;
let superadmin: string;
beforeEach(async () => {
  clock = new FakeClock(Date.now());
  api = await startTestApi({ clock });
  superadmin = await api.signIn(superadminSignIn);
});
afterEach(() => api.stop());

interface Issued {
  readonly link: string;
  readonly expiresAt: string;
}
const post = <T = Record<string, unknown>>(path: string, json: object, token?: string) =>
  api.call<T>(`/api/auth${path}`, { method: 'POST', json, token });
const tokenIn = ({ link }: Issued): string => new URL(link).hash.slice(1);
const redeem = (issued: Issued, password?: string) => post('/links/redeem', { token: tokenIn(issued), password });
const kim = { email: 'kim@agency.example', department: 'DT-Sales', role: 'admin' };
const invite = async () => (await post<Issued>('/invite', kim, superadmin)).body;
const usedUp = { status: 401, body: { code: 'invalid_credentials' } };

describe('an invitation', () => {
  it('lets its owner choose a password once, and does not send its secret in the address', async () => {
    const issued = await invite();
    expect(issued.link).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${api.port}/sign-in-link#i_[\\w-]{43}$`));
    expect(Date.parse(issued.expiresAt)).toBe(clock.now() + 72 * hour);
    const wanted = { issues: [{ path: 'password' }], email: kim.email };
    expect(await redeem(issued)).toMatchObject({ status: 400, body: wanted });
    expect(await redeem(issued, 'weak')).toMatchObject({ status: 400 });
    expect(await redeem(issued, 'Chosen!42')).toMatchObject({ status: 200, body: { user: { email: kim.email } } });
    expect(await redeem(issued, 'Another!2')).toMatchObject(usedUp);
    const { body } = await post('/login', { email: kim.email, password: 'Chosen!42' });
    expect(body).toMatchObject({ user: { department: 'DT-Sales', role: 'admin' } });
    expect(body).not.toHaveProperty('passwordChangeAdvised');
  });

  it('expires after 72 hours, and with a change of role', async () => {
    const issued = await invite();
    clock.advance(72 * hour);
    expect(await redeem(issued, 'Chosen!42')).toMatchObject(usedUp);
    superadmin = await api.signIn(superadminSignIn);
    const { id: userId } = await api.core.get(GetUser).execute({ email: kim.email });
    const second = (await post<Issued>('/reset-link', { userId }, superadmin)).body;
    const change = await api.call(`/api/auth/admin/${userId}`, {
      method: 'PATCH',
      token: superadmin,
      json: { department: 'DT-PM' },
    });
    expect(change).toMatchObject({ status: 200, body: { user: { department: 'DT-PM', role: 'admin' } } });
    expect(await redeem(second, 'Chosen!42')).toMatchObject(usedUp);
  });

  it('is for new people only', async () => {
    await invite();
    expect(await post('/invite', kim, superadmin)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it('creates superadmins too, and the list shows who has not signed in yet', async () => {
    await post('/invite', { email: 'lee@agency.example', role: 'superadmin' }, superadmin);
    const list = (role: string) => api.call(`/api/auth/admins?role=${role}`, { token: superadmin });
    expect((await list('superadmin')).body).toMatchObject({
      admins: [
        { email: 'lee@agency.example', role: 'superadmin', invited: true, lastActiveAt: null },
        { email: superadminSignIn.email, invited: false, lastActiveAt: expect.any(String) },
      ],
    });
    clock.advance(hour);
    await list('superadmin');
    const { lastActiveAt } = await api.core.get(GetUser).execute({ email: superadminSignIn.email });
    expect(lastActiveAt).toBe(clock.now());
  });
});

describe('a reset link', () => {
  it('sets a new password, ends every session, and the old password works until then', async () => {
    const before = await api.signIn(adminSignIn);
    const { id: userId } = await api.core.get(GetUser).execute({ email: adminSignIn.email });
    const issued = (await post<Issued>('/reset-link', { userId }, superadmin)).body;
    const old = await api.signIn(adminSignIn);
    expect((await redeem(issued, 'Chosen!42')).status).toBe(200);
    for (const token of [before, old]) {
      expect((await api.call('/api/auth/my-profile', { token })).status).toBe(401);
    }
    expect((await post('/login', adminSignIn)).status).toBe(401);
  });

  it('works for only one of several simultaneous callers', async () => {
    const { id: userId } = await api.core.get(GetUser).execute({ email: adminSignIn.email });
    const issued = (await post<Issued>('/reset-link', { userId }, superadmin)).body;
    const answers = await Promise.all(['Chosen!42', 'Chosen!43', 'Chosen!44'].map((one) => redeem(issued, one)));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('a sign-in link', () => {
  it('signs in once, without a password', async () => {
    const { id: userId } = await api.core.get(GetUser).execute({ email: adminSignIn.email });
    const input = { actor: systemActor, userId, origin: 'http://localhost:8080' };
    const issued = await api.core.get(SignInLinks).signIn(input);
    const token = new URL(issued.link).hash.slice(1);
    expect(await post('/links/redeem', { token })).toMatchObject({ status: 200, body: { user: { _id: userId } } });
    expect(await post('/links/redeem', { token })).toMatchObject(usedUp);
    // Its secret does nothing as another kind of link.
    expect(await post('/links/redeem', { token: `r_${token.slice(2)}`, password: 'Chosen!42' })).toMatchObject(usedUp);
    const { body } = await api.call<{ entries: AuditEntryWire[] }>('/api/audit?action=link_issued', {
      token: superadmin,
    });
    expect(body.entries).toMatchObject([{ target: adminSignIn.email, detail: 'to sign in' }]);
  });
});

describe('passwords that others chose', () => {
  it('stay usable, and the web asks for a new one', async () => {
    const { email, department } = kim;
    await post('/create-admin', { email, department, password: 'Secret!42' }, superadmin);
    const { body } = await post<{ token: string }>('/login', { email, password: 'Secret!42' });
    expect(body).toMatchObject({ passwordChangeAdvised: true });
    await post('/change-password', { currentPassword: 'Secret!42', newPassword: 'Chosen!42' }, body.token);
    expect((await post('/login', { email, password: 'Chosen!42' })).body).not.toHaveProperty('passwordChangeAdvised');
  });

  it('are refused outside the sandbox if they are well known', async () => {
    await api.stop();
    api = await startTestApi({
      environment: {
        OPENAI_API_KEY: 'sk-real',
        SUPERADMIN_EMAIL: 'own@agency.example',
        SUPERADMIN_PASSWORD: 'A long phrase, 1st',
      },
    });
    const token = await api.signIn({ email: 'own@agency.example', password: 'A long phrase, 1st' });
    const create = (password: string) =>
      post('/create-admin', { email: kim.email, department: kim.department, password }, token);
    for (const password of ['Password1!', 'Kim#2026', 'Agency!1', 'Overture!1', 'P@ssw0rd']) {
      expect(await create(password)).toMatchObject({ status: 400, body: { issues: [{ path: 'password' }] } });
    }
    expect((await create('Secret!42')).status).toBe(201);
  });
});
