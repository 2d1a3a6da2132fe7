import type { AiModelWire, ApiKeyWire, AuditEntryWire, Prompt } from '@overture/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactId, kim, startAdministration, type Administration } from './testing/administration.ts';
import { adminSignIn, superadminSignIn } from './testing/start-test-api.ts';

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

  it('contains what a superadmin read of the record of somebody else, or had made of it', async () => {
    const { user } = (await app.createKim('Overture-Sales')).body;
    const token = await app.api.signIn(kim);
    const recordId = await app.generate(token);
    await app.api.process(recordId);
    const texts = { subject: 'Hello', body: 'Hi Ada' };
    const which = { hubspotId: contactId, index: 0 };
    const readAll = async (owner: { fromAdminSideUserId?: string }, as = app.superadmin) => {
      const query = (more: object) => new URLSearchParams({ hubspotId: contactId, ...owner, ...more }).toString();
      await app.get(`/email-sequence/get-email-sequence-by-id?${query({})}`, as);
      await app.get(`/email-sequence/revisions?${query({ index: '0' })}`, as);
      await app.get(`/email-sequence/source?${query({ id: 'sender', version: '1' })}`, as);
      await app.get(`/email-sequence/hand-over?${query({})}`, as);
      await app.send('POST', '/email-sequence/check', { ...which, ...owner, ...texts }, as);
      await app.send('POST', '/email-sequence/rewrite-email', { ...which, ...owner, instruction: 'Shorter' }, as);
      await app.send('POST', '/email-sequence/mark-sent', { ...which, ...owner, sent: true }, as);
      await app.send('POST', '/email-sequence/regenerate', { hubspotId: contactId, ...owner }, as);
    };
    const reads = async () => {
      const { entries } = await app.get<{ entries: AuditEntryWire[] }>('/audit?action=record_read&limit=100');
      return entries.map(({ actor, target, detail }) => [actor, target, detail]);
    };
    await readAll({}, token);
    expect(await reads()).toEqual([]);
    const told = [
      'a new generation',
      'a mark as sent',
      'a rewrite',
      'a check',
      'a hand-over',
      'a source',
      'revisions',
      '',
    ];
    const all = told.map((what) => [superadminSignIn.email, recordId, what]);
    // Without an owner, a superadmin gets the newest record of anybody.
    await readAll({});
    expect(await reads()).toEqual(all);
    await readAll({ fromAdminSideUserId: user._id });
    expect(await reads()).toEqual(all);
  });

  it('contains whose result a superadmin made a sample of, and who read the prompt with it', async () => {
    const { user } = (await app.createKim('Overture-Sales')).body;
    const recordId = await app.generate(await app.api.signIn(kim));
    await app.api.process(recordId);
    const result = { hubspotId: contactId, userId: user._id };
    const { sample } = (
      await app.send<{ sample: { _id: string } }>('POST', '/prompts/samples', { department: 'DT-PM', result })
    ).body;
    await app.send('POST', '/prompts/received', { sample: sample._id, title: 'T', prompt: 'P' });
    const { entries } = await app.get<{ entries: AuditEntryWire[] }>('/audit?action=record_read');
    expect(entries.map(({ target, detail }) => [target, detail])).toEqual([
      [`sample ${sample._id}`, 'the prompt with it'],
      [recordId, 'a sample'],
    ]);
  });

  it('contains who asked for a proof of identity or a new password in vain', async () => {
    const token = await app.api.signIn(adminSignIn);
    await app.send('POST', '/auth/reauthenticate', { password: 'Wrong!1' }, token);
    await app.send('POST', '/auth/change-password', { currentPassword: 'Wrong!1', newPassword: 'Another!2' }, token);
    const { entries } = await app.get<{ entries: AuditEntryWire[] }>('/audit?limit=5');
    const detail = expect.stringMatching(/^wrong password from /);
    expect(entries.slice(0, 2)).toMatchObject([
      { actor: adminSignIn.email, action: 'password_change_failed', target: adminSignIn.email, detail },
      { actor: adminSignIn.email, action: 'reauthentication_failed', target: adminSignIn.email, detail },
    ]);
  });

  it('contains who asked what is kept of a person', async () => {
    expect(await app.get('/privacy/report?email=ada@lovelace.example')).toMatchObject({ totalRecords: 0 });
    const [newest = ''] = await app.actions('&action=person_reported');
    expect(newest).toMatch(new RegExp(`^${superadminSignIn.email} person_reported address [0-9a-f]{40}$`));
  });

  it('is not filled by sign-ins with random addresses', async () => {
    for (let number = 0; number < 120; number += 1) {
      await app.api.call('/api/auth/login', { json: { email: `${number}@x.example`, password: 'Wrong!1' } });
    }
    const refused = [
      ...(await app.actions('&action=sign_in_failed')),
      ...(await app.actions('&action=sign_in_locked')),
    ];
    expect(refused).toHaveLength(20);
  });
});
