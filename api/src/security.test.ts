import { randomBytes } from 'node:crypto';
import { AppError } from '@overture/core/platform/app-error';
import { ResetPassword } from '@overture/core/people/sign-in/use-cases/reset-password';
import { systemActor } from '@overture/core/audit/domain/audit-entry';
import { PinoLogger } from '@overture/core/platform/logging/pino-logger';
import type { Admin, ApiKeyWire, Prompt } from '@overture/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

const contactId = '40000000001';
const prospectUrl = `https://app.hubspot.com/contacts/4242/record/0-1/${contactId}`;
const sequence = '/api/email-sequence';
const kim = { email: 'kim@agency.example', password: 'Secret!1' };

let api: TestApi;
afterEach(() => api.stop());

const createKim = async (boss: string, department = 'Overture-Sales'): Promise<Admin> => {
  const answer = await api.call<{ user: Admin }>('/api/auth/create-admin', {
    token: boss,
    json: { ...kim, department },
  });
  return answer.body.user;
};
const readyRecord = async (token: string): Promise<void> => {
  const { body } = await api.call<{ prompts: Prompt[] }>('/api/prompts?isFilter=false', { token });
  const form = new FormData();
  form.append('hubspotId', contactId);
  form.append('prospectUrl', prospectUrl);
  form.append('selectedPrompt', body.prompts[0]?._id ?? '');
  const accepted = await api.call<{ data: { _id: string } }>(`${sequence}/generate-ai-email-results`, { token, form });
  await api.process(accepted.body.data._id);
};

describe('secrets', () => {
  it('never appear in an answer, a log line or an error', async () => {
    const lines: string[] = [];
    const logger = PinoLogger.create({
      name: 'test',
      level: 'trace',
      destination: { write: (line) => lines.push(line) },
    });
    const [encryptionKey, jwtSecret] = [randomBytes(32).toString('base64'), randomBytes(40).toString('hex')];
    api = await startTestApi({ logger, environment: { ENCRYPTION_KEY: encryptionKey, JWT_SECRET: jwtSecret } });
    const answers: string[] = [];
    const call = async <T>(path: string, options: Parameters<TestApi['call']>[1] = {}) => {
      const answer = await api.call<T>(path, options);
      // The token is what a sign-in is for; nowhere else may one be seen.
      const told = { ...(answer.body as object) };
      if (path.endsWith('/login') || path.endsWith('/change-password')) Reflect.deleteProperty(told, 'token');
      answers.push(JSON.stringify([told, [...answer.headers]]));
      return answer;
    };
    const [password, newPassword, wrong] = ['Canary!Passw0rd-1', 'Canary!Passw0rd-2', 'Canary!Passw0rd-3'];
    const [crmKey, aiKey, plainKey] = ['pat-na1-canary-crm-1111', 'sk-canary-ai-2222', 'canary.plain.key.3333'];
    const boss = await api.signIn(superadminSignIn);

    const user = { email: kim.email, password, department: 'Overture-Sales' };
    await call('/api/auth/create-admin', { token: boss, json: user });
    await call('/api/auth/create-admin', { token: boss, json: user });
    await call('/api/auth/create-admin', { token: boss, json: { ...user, [password]: password, email: 'x' } });
    await call('/api/auth/login', { json: { email: kim.email, password: wrong } });
    await call('/api/auth/login', { raw: { type: 'application/json', body: `{"password":"${wrong}"` } });
    await call('/api/auth/login', { raw: { type: 'text/plain', body: wrong } });
    const { body } = await call<{ token: string }>('/api/auth/login', { json: { email: kim.email, password } });
    const json = { currentPassword: password, newPassword };
    const changed = await call<{ token: string }>('/api/auth/change-password', { token: body.token, json });
    await call('/api/auth/my-profile', { token: body.token });
    await call('/api/auth/my-profile', { token: `${changed.body.token}x` });

    for (const [keyType, key] of [
      ['Hubspot', crmKey],
      ['Openai', aiKey],
      ['Openai', plainKey],
    ] as const) {
      await call('/api/key', { token: boss, json: { name: 'Main', keyType, key, department: 'Overture-Sales' } });
    }
    const keys = await call<ApiKeyWire[]>('/api/key', { token: boss });
    for (const { _id, keyType } of keys.body) {
      const edit = { _id, keyType, name: 'Main', key: '', department: 'Overture-Sales' };
      await call('/api/key', { method: 'PUT', token: boss, json: edit });
      // A vendor's error that quotes what it was sent, wherever it ends up.
      api.crm.failNext(new AppError('crm_unauthorized', 'Refused.', { cause: new Error(`Bearer ${crmKey} is wrong`) }));
      await call('/api/connections/test', { token: boss, json: { _id } });
    }
    const fetchIt = { token: changed.body.token, json: { hubspotId: contactId, prospectUrl } };
    api.crm.failNext(new AppError('crm_unavailable', 'Down.', { cause: new Error(`token ${crmKey}`) }));
    await call(`${sequence}/get-detail-from-hubspot`, fetchIt);
    api.crm.failNext(new Error(`unexpected: Authorization: Bearer ${plainKey}`));
    await call(`${sequence}/get-detail-from-hubspot`, fetchIt);
    api.ai.failNextSummary(
      new AppError('ai_unauthorized', 'Refused.', { cause: new Error(`Incorrect API key: ${aiKey}`) }),
    );
    await call(`${sequence}/get-detail-from-hubspot`, fetchIt);
    await readyRecord(changed.body.token);
    for (const path of [
      '/api/audit?limit=100',
      '/api/connections',
      '/api/auth/usage',
      '/api/config',
      '/api/auth/users-action',
    ]) {
      await call(path, { token: boss });
    }
    await call(`${sequence}/get-email-sequence-history`, { token: changed.body.token });
    await call(`${sequence}/get-email-sequence-by-id?hubspotId=${contactId}`, { token: changed.body.token });
    await call('/metrics');
    await call('/api/auth/logout', { method: 'POST', token: changed.body.token });

    expect(lines.length).toBeGreaterThan(20);
    // A name that a caller made up is told back to that caller; it is no secret of ours.
    const told = answers.filter((answer) => !answer.includes('Unknown field'));
    const secrets = [
      password,
      newPassword,
      wrong,
      crmKey,
      aiKey,
      plainKey,
      body.token,
      changed.body.token,
      boss,
      encryptionKey,
      jwtSecret,
      'fake$',
    ];
    for (const [index, secret] of secrets.entries()) {
      expect(
        told.filter((text) => text.includes(secret)),
        `answers with secret ${index}`,
      ).toEqual([]);
      expect(
        lines.filter((text) => text.includes(secret)),
        `log lines with secret ${index}`,
      ).toEqual([]);
    }
  });
});

describe("another user's record", () => {
  beforeEach(async () => {
    api = await startTestApi();
  });

  it('is not there for an admin, whatever is asked of it', async () => {
    const boss = await api.signIn(superadminSignIn);
    const owner = await createKim(boss);
    await readyRecord(await api.signIn(kim));
    const token = await api.signIn(adminSignIn);
    const ownerId = owner._id;
    const requests: readonly (readonly [method: string, path: string, json?: object])[] = [
      ['GET', `get-email-sequence-by-id?hubspotId=${contactId}`],
      ['GET', `get-email-sequence-by-id?hubspotId=${contactId}&fromAdminSideUserId=${ownerId}`],
      ['GET', `get-email-sequence-by-id?hubspotId=${contactId}&fromAdminSideUserId=${ownerId}&version=1`],
      ['POST', 'add-to-hubspot', { hubspotId: contactId, playBook: '<p>x</p>' }],
      ['POST', 'add-to-hubspot', { hubspotId: contactId, playBook: '<p>x</p>', fromAdminSideUserId: ownerId }],
      ['POST', 'retry', { hubspotId: contactId }],
      ['POST', 'cancel', { hubspotId: contactId }],
      ['PATCH', 'email', { hubspotId: contactId, index: 0, subject: 'x', body: 'x' }],
      ['POST', 'delete-email-sequence', { hubspotId: contactId }],
    ];
    for (const [method, path, json] of requests) {
      const answer = await api.call(`${sequence}/${path}`, { method, token, ...(json === undefined ? {} : { json }) });
      expect(answer, `${method} ${path}`).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect((await api.call(`${sequence}/get-email-by-user-id?userId=${ownerId}`, { token })).status).toBe(403);
    const history = await api.call(`${sequence}/get-email-sequence-history`, { token });
    expect(history.body).toMatchObject({ totalEmailSequences: 0, emailSequences: [] });
    expect(api.notes.filed).toEqual([]);
    const stillThere = await api.call(`${sequence}/get-email-sequence-by-id?hubspotId=${contactId}`, {
      token: await api.signIn(kim),
    });
    expect(stillThere).toMatchObject({ status: 200, body: { emails: [{ subject: 'First' }, { subject: 'Second' }] } });
  });

  it('sends no event to other users', async () => {
    const boss = await api.signIn(superadminSignIn);
    await createKim(boss);
    const stream = await api.events(`${sequence}/events`, await api.signIn(adminSignIn));
    await stream.nextBlock();
    await readyRecord(await api.signIn(kim));
    await readyRecord(await api.signIn(adminSignIn));
    const first = JSON.stringify(await stream.nextEvent());
    const own = await api.call<{ _id: string }>(`${sequence}/get-email-sequence-by-id?hubspotId=${contactId}`, {
      token: await api.signIn(adminSignIn),
    });
    expect(first).toContain(own.body._id);
  });
});

describe('signing in', () => {
  beforeEach(async () => {
    api = await startTestApi();
  });
  const logIn = (email: string, password: string) => api.call('/api/auth/login', { json: { email, password } });
  const hashesOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = api.hasher.verifications;
    await work();
    return api.hasher.verifications - before;
  };

  it('computes one hash for an unknown, a deleted and a known address', async () => {
    const boss = await api.signIn(superadminSignIn);
    const { _id } = await createKim(boss);
    await api.call(`/api/auth/delete-admin/${_id}`, { method: 'DELETE', token: boss });
    for (const email of ['nobody@agency.example', kim.email, adminSignIn.email]) {
      expect(await hashesOf(() => logIn(email, 'Wrong!1'))).toBe(1);
    }
    expect(await hashesOf(() => logIn(adminSignIn.email, adminSignIn.password))).toBe(1);
  });

  it('is refused before any hashing once throttled, by account and by network address', async () => {
    for (let failure = 0; failure < 10; failure += 1) await logIn(adminSignIn.email, 'Wrong!1');
    expect(await hashesOf(() => logIn(adminSignIn.email, adminSignIn.password))).toBe(0);
    for (let failure = 0; failure < 40; failure += 1) await logIn(`nobody${failure}@agency.example`, 'Wrong!1');
    expect(
      await hashesOf(async () =>
        expect((await logIn(superadminSignIn.email, superadminSignIn.password)).status).toBe(429),
      ),
    ).toBe(0);
    expect(await hashesOf(() => logIn('fresh@agency.example', 'Wrong!1'))).toBe(0);
  });

  it('does not record throttled attempts', async () => {
    const boss = await api.signIn(superadminSignIn);
    for (let failure = 0; failure < 20; failure += 1) await logIn(adminSignIn.email, 'Wrong!1');
    const { body } = await api.call<{ totalItems: number }>('/api/audit?action=sign_in_failed', { token: boss });
    expect(body.totalItems).toBe(10);
  });
});

describe('a revocation', () => {
  beforeEach(async () => {
    api = await startTestApi();
  });

  it('takes effect at once in every process', async () => {
    const other = await startTestApi({ environment: { DATA_DIR: api.core.settings.dataDir } });
    try {
      const boss = await api.signIn(superadminSignIn);
      const { _id } = await createKim(boss);
      const profile = async (token: string) => (await other.call('/api/auth/my-profile', { token })).status;
      const [signedOut, changed, reset] = [await api.signIn(kim), await api.signIn(kim), await api.signIn(kim)];
      for (const token of [signedOut, changed, reset]) expect(await profile(token)).toBe(200);

      await api.call('/api/auth/logout', { method: 'POST', token: signedOut });
      expect([await profile(signedOut), await profile(changed)]).toEqual([401, 200]);

      const json = { currentPassword: kim.password, newPassword: 'Another!2' };
      const { body } = await api.call<{ token: string }>('/api/auth/change-password', { token: changed, json });
      expect([await profile(changed), await profile(reset), await profile(body.token)]).toEqual([401, 401, 200]);

      await api.core.get(ResetPassword).execute({ actor: systemActor, email: kim.email, password: 'Third!3x' });
      expect(await profile(body.token)).toBe(401);

      const last = await api.signIn({ ...kim, password: 'Third!3x' });
      expect(await profile(last)).toBe(200);
      await api.call(`/api/auth/delete-admin/${_id}`, { method: 'DELETE', token: boss });
      expect(await profile(last)).toBe(401);
    } finally {
      await other.stop();
    }
  });
});
