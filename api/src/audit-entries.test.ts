import type { AiModelWire, ApiKeyWire, AuditEntryWire, Prompt } from '@overture/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactId, kim, startAdministration } from './testing/administration.ts';
import type { Administration } from './testing/administration.ts';
import { adminSignIn } from './testing/start-test-api.ts';

let app: Administration;
beforeEach(async () => {
  app = await startAdministration();
});
afterEach(() => app.api.stop());

describe('the audit log', () => {
  it('contains sign-ins, sign-outs and failed sign-ins', async () => {
    const token = await app.api.signIn(adminSignIn);
    await app.api.call('/api/auth/login', { json: { ...adminSignIn, password: 'Wrong!1' } });
    await app.api.call('/api/auth/login', { json: { email: 'nobody@agency.example', password: 'Wrong!1' } });
    const json = { currentPassword: adminSignIn.password, newPassword: 'Another!2' };
    const { body } = await app.api.call<{ token: string }>('/api/auth/change-password', { token, json });
    await app.api.call('/api/auth/logout', { method: 'POST', token: body.token });
    expect(await app.actions('&actor=SALES')).toEqual([
      `${adminSignIn.email} sign_out ${adminSignIn.email}`,
      `${adminSignIn.email} password_changed ${adminSignIn.email}`,
      `${adminSignIn.email} sign_in_failed ${adminSignIn.email}`,
      `${adminSignIn.email} sign_in ${adminSignIn.email}`,
    ]);
    expect(await app.actions('&action=sign_in_failed')).toHaveLength(2);
    expect((await app.api.call('/api/audit?action=anything', { token: app.superadmin })).status).toBe(400);
  });

  it('contains every change of users, prompts, summaries, keys and models, and every playbook that was added', async () => {
    const { user } = (await app.createKim('Overture-Sales')).body;
    await app.api.process(await app.generate(await app.api.signIn(kim)));
    await app.send('POST', '/email-sequence/add-to-hubspot', {
      hubspotId: contactId,
      playBook: '<p>Call.</p>',
      fromAdminSideUserId: user._id,
    });
    await app.send('DELETE', `/auth/delete-admin/${user._id}`);
    const prompt = { title: 'T', prompt: 'P', department: 'DT-PM' };
    const { _id } = (await app.send<{ prompt: Prompt }>('POST', '/prompts', prompt)).body.prompt;
    await app.send('PATCH', '/prompts', { ...prompt, _id });
    await app.send('DELETE', '/prompts/deleteById', { _id });
    await app.send('POST', '/summary-prompts', { prompt: 'P', department: 'DT', forSummary: true });
    await app.send('POST', '/base-prompts', { title: 'T', prompt: 'P' });
    const key = { name: 'K', keyType: 'Openai', department: 'DT-PM', key: 'sk-canary-1234' };
    await app.send('POST', '/key', key);
    const [stored] = await app.get<ApiKeyWire[]>('/key');
    await app.send('PUT', '/key', { ...key, _id: stored?._id });
    await app.send('DELETE', '/key', { _id: stored?._id });
    const model = { aiModel: 'gpt-5', aiModelLabel: 'GPT-5', department: 'DT-PM' };
    const { data } = (await app.send<{ data: AiModelWire }>('POST', '/model-ai', model)).body;
    await app.send('PUT', `/model-ai/${data._id}`, model);
    await app.send('DELETE', `/model-ai/${data._id}`);

    const { entries } = await app.get<{ entries: AuditEntryWire[] }>('/audit?action=user_created');
    expect(entries[0]?.detail).toBe('admin in Overture-Sales');
    const told = (await app.actions('&actor=superadmin')).map((line) => line.split(' ')[1]);
    expect(told.toReversed()).toEqual([
      'sign_in',
      'user_created',
      'playbook_pushed',
      'user_deleted',
      'prompt_created',
      'prompt_updated',
      'prompt_deleted',
      'summary_prompt_created',
      'base_summary_saved',
      'key_created',
      'key_updated',
      'key_deleted',
      'model_created',
      'model_updated',
      'model_deactivated',
    ]);
  });
});
