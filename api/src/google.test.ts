import { type LoginResponse, googleScopes } from '@overture/core/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const contactId = '40000000001';

function enter(email: string, extra: object = {}) {
  const token = `ya29.${email}`;
  const scopes = [...googleScopes.basic.split(' '), googleScopes.drive];
  const hostedDomain = email.endsWith('@overture.example') ? 'overture.example' : null;
  const account = { sub: `sub of ${email}`, email, name: 'Kim', hostedDomain, scopes };
  api.google.accounts.set(token, { ...account, expiresAt: Date.now() + 3_600_000 });
  const json = { token, email, role: 'admin', drive_access: false, ...extra };
  return api.call<LoginResponse & { error: string; code: string }>('/api/auth/gmail-auth', { json });
}

async function submit(token: string): Promise<{ status: number; id: string }> {
  const prompts = await api.call<{ prompts: { _id: string }[] }>('/api/prompts?isFilter=false', { token });
  const form = new FormData();
  form.set('hubspotId', contactId);
  form.set('prospectUrl', `https://app.hubspot.com/contacts/4242/record/0-1/${contactId}`);
  form.set('selectedPrompt', prompts.body.prompts[0]?._id ?? '');
  form.set('pdfFile', new Blob(['about us'], { type: 'application/pdf' }), 'brochure.pdf');
  const path = '/api/email-sequence/generate-ai-email-results';
  const { status, body } = await api.call<{ data: { _id: string } }>(path, { token, form });
  return { status, id: body.data?._id };
}

it('answers as the login does, and ignores the role that was sent', async () => {
  const { status, body } = await enter('new@overture.example', { role: 'superadmin' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    user: { email: 'new@overture.example', role: 'admin', department: 'Overture-Sales' },
    userProfile: null,
  });
  expect((await api.call('/api/auth/my-profile', { token: body.token })).status).toBe(200);
  expect((await api.call('/api/auth/admins', { token: body.token })).status).toBe(403);
});

it('refuses an outside account in the words of the contract', async () => {
  const { status, body } = await enter('sam@partner.example');
  expect(status).toBe(403);
  expect(body.error).toBe('This Google account has no access yet. Ask a superadmin to add you.');
});

it('refuses what Google does not vouch for as a login is refused', async () => {
  const { status, body } = await enter('new@overture.example', { token: 'made-up' });
  expect([status, body.code]).toEqual([401, 'invalid_credentials']);
});

it('wants an address of mail', async () => {
  const { status, body } = await enter('a@b@overture.example');
  expect([status, body.code]).toEqual([400, 'validation_failed']);
});

it('keeps a deleted person out, Google included', async () => {
  const { body } = await enter('leaver@overture.example');
  const superadmin = await api.signIn(superadminSignIn);
  await api.call(`/api/auth/delete-admin/${body.user._id}`, { token: superadmin, method: 'DELETE' });
  expect((await api.call('/api/auth/my-profile', { token: body.token })).status).toBe(401);
  expect((await enter('leaver@overture.example')).status).toBe(403);
});

it('keeps an uploaded PDF in the Drive of whoever gave access to it', async () => {
  const { body } = await enter('drive@overture.example', { drive_access: true });
  expect((await submit(body.token)).status).toBe(202);
  await vi.waitFor(() =>
    expect(api.drive.kept).toEqual([{ accessToken: 'ya29.drive@overture.example', name: 'brochure.pdf' }]),
  );
});

it('accepts and finishes a generation whose PDF Drive would not take', async () => {
  const { body } = await enter('unlucky@overture.example', { drive_access: true });
  api.drive.failNext(new Error('Drive is full'));
  const { status, id } = await submit(body.token);
  expect(status).toBe(202);
  await api.process(id);
  const path = `/api/email-sequence/get-email-sequence-by-id?hubspotId=${contactId}`;
  expect((await api.call(path, { token: body.token })).body).toMatchObject({ responseStatus: 'ready' });
});
