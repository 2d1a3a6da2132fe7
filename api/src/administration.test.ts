import type {
  Admin,
  AiModelWire,
  ApiKeyWire,
  AuditEntryWire,
  ConnectionWire,
  Prompt,
  PromptVersionWire,
  SummaryPromptWire,
  Usage,
} from '@overture/core/contract';
import { AppError } from '@overture/core/app';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

const contactId = '40000000001';
const prospectUrl = `https://app.hubspot.com/contacts/4242/record/0-1/${contactId}`;
const kim = { email: 'kim@agency.example', password: 'Secret!1' };

let api: TestApi;
let boss: string;
beforeEach(async () => {
  api = await startTestApi();
  boss = await api.signIn(superadminSignIn);
});
afterEach(() => api.stop());

const get = async <T>(path: string, token = boss): Promise<T> => (await api.call<T>(`/api${path}`, { token })).body;
const send = <T = Record<string, unknown>>(method: string, path: string, json: object = {}, token = boss) =>
  api.call<T>(`/api${path}`, { method, token, json });
const createKim = (department = 'DT-Sales') =>
  send<{ message: string; user: Admin }>('POST', '/auth/create-admin', { ...kim, department });
const actions = async (query = ''): Promise<string[]> => {
  const { entries } = await get<{ entries: AuditEntryWire[] }>(`/audit?limit=100${query}`);
  return entries.map(({ actor, action, target }) => `${actor} ${action} ${target}`);
};
const generate = async (token: string): Promise<string> => {
  const { body } = await api.call<{ prompts: Prompt[] }>('/api/prompts?isFilter=false', { token });
  const form = new FormData();
  for (const [name, value] of Object.entries({
    hubspotId: contactId,
    prospectUrl,
    selectedPrompt: body.prompts[0]?._id ?? '',
  })) {
    form.append(name, value);
  }
  const accepted = await api.call<{ data: { _id: string } }>('/api/email-sequence/generate-ai-email-results', {
    token,
    form,
  });
  expect(accepted.status).toBe(202);
  return accepted.body.data._id;
};

describe('users', () => {
  it('searches and sorts users and prompts over all pages, by the fields a list has only', async () => {
    await createKim();
    await send('POST', '/auth/create-admin', { ...kim, email: 'abe@agency.example', department: 'DT-PM' });
    const users = async (query: string) =>
      (await get<{ admins: Admin[] }>(`/auth/admins?${query}`)).admins.map(({ email }) => email);
    expect(await users('search=AGENCY&sort=-email')).toEqual(['kim@agency.example', 'abe@agency.example']);
    expect(await users('search=agency&sort=email&department=DT-PM')).toEqual(['abe@agency.example']);
    for (const title of ['Zebra hunt', 'antelope hunt']) {
      await send('POST', '/prompts', { title, prompt: 'Write.', department: 'DT-PM' });
    }
    const { prompts, totalPrompts } = await get<{ prompts: Prompt[]; totalPrompts: number }>(
      '/prompts?search=hunt&sort=title&limit=5',
    );
    expect(prompts.map(({ title }) => title)).toEqual(['antelope hunt', 'Zebra hunt']);
    expect(totalPrompts).toBe(2);
    const kimsToken = await api.signIn(kim);
    expect(await get('/prompts?search=hunt', kimsToken)).toMatchObject({ prompts: [], totalPrompts: 0 });
    for (const path of [
      '/auth/admins?sort=passwordHash',
      '/prompts?sort=prompt',
      `/prompts?search=${'x'.repeat(201)}`,
    ]) {
      expect((await api.call(`/api${path}`, { token: boss })).status).toBe(400);
    }
  });

  it('are created, listed by domain, and refused twice', async () => {
    const created = await createKim();
    expect(created).toMatchObject({
      status: 201,
      body: { message: 'User created successfully', user: { email: kim.email, department: 'DT-Sales' } },
    });
    expect(JSON.stringify(created.body)).not.toContain(kim.password);
    expect(await createKim()).toMatchObject({ status: 409, body: { error: 'A user with this email already exists.' } });
    const listed = await get<{ admins: Admin[]; totalAdmins: number }>('/auth/admins?department=DT-Sales');
    expect(listed).toMatchObject({ totalAdmins: 1, totalPages: 1, currentPage: 1, admins: [{ email: kim.email }] });
    const all = await get<{ admins: Admin[] }>('/auth/admins');
    expect(all.admins.map(({ email }) => email)).toEqual([kim.email, adminSignIn.email]);
  });

  it('are signed out at once when deleted, their pending generations cancelled, the address refused until it is created again', async () => {
    const { user } = (await createKim()).body;
    const [token, other] = [await api.signIn(kim), await api.signIn(kim)];
    const recordId = await generate(token);
    const stream = await api.events('/api/email-sequence/events', token);
    await stream.nextBlock();

    expect(await send('DELETE', `/auth/delete-admin/${user._id}`)).toMatchObject({
      status: 200,
      body: { message: 'User deleted successfully' },
    });

    for (const gone of [token, other])
      expect((await api.call('/api/auth/my-profile', { token: gone })).status).toBe(401);
    await api.process(recordId);
    expect(api.ai.requests).toHaveLength(0);
    expect(await api.call('/api/auth/login', { json: kim })).toMatchObject({
      status: 401,
      body: { error: 'Invalid email or password' },
    });
    expect(await send('DELETE', `/auth/delete-admin/${user._id}`)).toMatchObject({ status: 404 });
    expect((await get<{ totalAdmins: number }>('/auth/admins')).totalAdmins).toBe(1);

    expect(await createKim('DT-PM')).toMatchObject({
      status: 201,
      body: { user: { _id: user._id, department: 'DT-PM' } },
    });
    expect((await api.call('/api/auth/my-profile', { token })).status).toBe(401);
    expect((await api.call('/api/auth/my-profile', { token: await api.signIn(kim) })).status).toBe(200);
  });

  it('keep the records of one who was deleted', async () => {
    const { user } = (await createKim()).body;
    await api.process(await generate(await api.signIn(kim)));
    await send('DELETE', `/auth/delete-admin/${user._id}`);
    expect(await get(`/email-sequence/get-email-by-user-id?userId=${user._id}`)).toMatchObject([
      { responseStatus: 'ready' },
    ]);
  });

  it('never delete themselves, nor the last superadmin', async () => {
    const { users } = await get<{ users: { _id: string; email: string }[] }>('/auth/users-action');
    const own = users.find(({ email }) => email === superadminSignIn.email)?._id ?? '';
    expect(await send('DELETE', `/auth/delete-admin/${own}`)).toMatchObject({
      status: 409,
      body: { code: 'conflict', error: 'You cannot delete yourself.' },
    });
  });
});

describe('prompts', () => {
  const fields = { title: 'Follow-up', prompt: 'Write two e-mails.', department: 'DT-Sales' };

  it('are created, edited into their next version, and deleted', async () => {
    const created = await send<{ prompt: Prompt }>('POST', '/prompts', fields);
    expect(created).toMatchObject({
      status: 201,
      body: { message: 'Prompt created successfully', prompt: { ...fields, description: '', version: 1 } },
    });
    const { _id } = created.body.prompt;
    expect(await send('PATCH', '/prompts', { ...fields, _id, prompt: 'Write three.' })).toMatchObject({
      status: 200,
      body: { message: 'Prompt updated successfully', prompt: { _id, prompt: 'Write three.', version: 2 } },
    });
    expect(await send('DELETE', '/prompts/deleteById', { _id })).toMatchObject({
      status: 200,
      body: { message: 'Prompt deleted successfully' },
    });
    for (const again of [
      await send('DELETE', '/prompts/deleteById', { _id }),
      await send('PATCH', '/prompts', { ...fields, _id }),
    ]) {
      expect(again).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });

  it('keep every version, of which one is live, and are offered once one is published', async () => {
    const created = await send<{ prompt: Prompt }>('POST', '/prompts', { ...fields, draft: true });
    const { _id } = created.body.prompt;
    const offered = async () => (await get<{ _id: string }[]>('/templates')).some((template) => template._id === _id);
    const versions = async () =>
      (await get<{ versions: PromptVersionWire[] }>(`/prompts/versions?_id=${_id}`)).versions.map(
        ({ version, state, prompt, author, why }) => [version, state, prompt, author, why],
      );
    expect(created.body.prompt.version).toBe(0);
    expect(await offered()).toBe(false);
    expect(await send('POST', '/prompts/publish', { _id, version: 1, why: 'It begins' })).toMatchObject({
      status: 200,
    });
    expect(await offered()).toBe(true);
    const edit = { ...fields, _id, prompt: 'Write three.', why: 'Longer', basedOn: 1 };
    expect(await send('PATCH', '/prompts', edit)).toMatchObject({ body: { prompt: { version: 2 } } });
    expect(await send('PATCH', '/prompts', { ...edit, prompt: 'Write four.' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: expect.stringContaining('kept as version 3') },
    });
    const boss = superadminSignIn.email;
    expect(await versions()).toEqual([
      [3, 'draft', 'Write four.', boss, 'Longer'],
      [2, 'live', 'Write three.', boss, 'Longer'],
      [1, 'retired', fields.prompt, boss, 'It begins'],
    ]);
    expect((await send('POST', '/prompts/publish', { _id, version: 4, why: 'None' })).status).toBe(404);
    expect((await send('POST', '/prompts/publish', { _id, version: 1, why: ' ' })).status).toBe(400);
    expect(await actions('&action=prompt_published')).toEqual([`${boss} prompt_published ${_id}`]);
  });

  it('are of the own domain only for an admin', async () => {
    const { body } = await send<{ prompt: Prompt }>('POST', '/prompts', fields);
    const admin = await api.signIn(adminSignIn);
    const { prompts } = await get<{ prompts: Prompt[] }>('/prompts?isFilter=false', admin);
    expect(new Set(prompts.map(({ department }) => department))).toEqual(new Set(['Overture-Sales']));
    expect((await api.call('/api/prompts?department=DT-Sales', { token: admin })).status).toBe(403);
    const form = new FormData();
    form.append('hubspotId', contactId);
    form.append('selectedPrompt', body.prompt._id);
    expect(await api.call('/api/email-sequence/generate-ai-email-results', { token: admin, form })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
});

describe('summaries', () => {
  it('have prompts per group, newest first, and one base', async () => {
    const fields = { title: 'Short', prompt: 'Be short.', department: 'DT', forSummary: true };
    expect(await send('POST', '/summary-prompts', fields)).toMatchObject({ status: 201, body: { prompt: fields } });
    const [first, ...seeded] = await get<SummaryPromptWire[]>('/summary-prompts');
    expect(first).toMatchObject(fields);
    expect(new Set(seeded.map(({ department }) => department))).toEqual(new Set(['Overture', 'DT', 'Conference']));
    const base = await get<{ title: string; prompt: string }>('/base-prompts');
    expect(base.prompt.length).toBeGreaterThan(50);
    expect((await send('POST', '/base-prompts', { title: 'Ours', prompt: 'Speak plainly.' })).status).toBe(200);
    expect(await get('/base-prompts')).toEqual({ title: 'Ours', prompt: 'Speak plainly.' });
    // Who wrote an own one may have told there who they are.
    const suggested = async () => (await get<{ suggestion: string }>('/agency?department=DT-PM')).suggestion;
    expect(await suggested()).toBe('Speak plainly.');
    await send('PUT', '/agency', { department: 'DT-PM', agency: { about: 'We build shops.' } });
    expect(await suggested()).toBe('');
    expect(await send('POST', '/prompts/publish', { _id: 'base-summary', version: 1, why: 'Back' })).toMatchObject({
      status: 200,
    });
    expect(await get('/base-prompts')).toEqual(base);
  });

  it('of a group are edited in place and deleted, all but the last', async () => {
    const [newest, last] = (await get<SummaryPromptWire[]>('/summary-prompts'))
      .filter(({ department }) => department === 'DT')
      .concat(
        (
          await send<{ prompt: SummaryPromptWire }>('POST', '/summary-prompts', {
            prompt: 'P',
            department: 'DT',
            forSummary: true,
          })
        ).body.prompt,
      );
    const _id = newest?._id;
    expect(await send('PATCH', '/summary-prompts', { _id, prompt: 'Anew.', why: 'Shorter' })).toMatchObject({
      status: 200,
      body: { prompt: { _id, prompt: 'Anew.', version: 2, title: '' } },
    });
    const { versions } = await get<{ versions: PromptVersionWire[] }>(`/prompts/versions?_id=${_id}`);
    expect(versions.map(({ version, state, prompt, uses }) => [version, state, prompt, uses])).toEqual([
      [2, 'live', 'Anew.', null],
      [1, 'retired', newest?.prompt, null],
    ]);
    expect((await send('DELETE', '/summary-prompts', { _id })).status).toBe(200);
    expect(await get<unknown[]>(`/prompts/versions?_id=${_id}`)).toMatchObject({ code: 'not_found' });
    expect(await send('DELETE', '/summary-prompts', { _id: last?._id })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });

  it('and the agency keep their versions, references apart', async () => {
    const save = (about: string) =>
      send('PUT', '/agency', {
        department: 'DT-PM',
        agency: { about },
        why: 'New claim',
        basedOn: about === 'A' ? 0 : 1,
      });
    expect((await save('A')).status).toBe(200);
    await send('PATCH', '/agency/proof', { department: 'DT-PM', add: [{ text: 'Twice the bookings.' }] });
    expect((await save('B')).status).toBe(200);
    await send('POST', '/prompts/publish', { _id: 'agency-dt-pm', version: 1, why: 'Back' });
    expect(await get('/agency?department=DT-PM')).toMatchObject({
      agency: { about: 'A' },
      version: 1,
      proof: [{ text: 'Twice the bookings.' }],
    });
  });
});

describe('API keys', () => {
  const fields = {
    name: 'Main',
    keyType: 'Hubspot',
    department: 'Overture-Sales',
    key: 'pat-na1-secret-0001',
    active: true,
  };
  const keys = () => get<ApiKeyWire[]>('/key');
  const fetchContact = async () =>
    api.call('/api/email-sequence/get-detail-from-hubspot', {
      token: await api.signIn(adminSignIn),
      json: { hubspotId: contactId, prospectUrl },
    });
  const secretsUsed = () => api.crm.calls.map(({ credential }) => credential.secret);

  it('are masked, edited without the secret, swapped in their slot, and used by the next call', async () => {
    expect(await send('POST', '/key', fields)).toMatchObject({
      status: 201,
      body: { message: 'API key created successfully' },
    });
    await fetchContact();
    expect(secretsUsed().at(-1)).toBe(fields.key);
    const [first] = await keys();
    expect(first).toMatchObject({ name: 'Main', key: '••••0001', active: true, department: 'Overture-Sales' });

    await send('POST', '/key', { ...fields, name: 'Second', key: 'pat-na1-secret-0002' });
    expect((await keys()).map(({ name, active }) => [name, active])).toEqual([
      ['Second', true],
      ['Main', false],
    ]);
    await fetchContact();
    expect(secretsUsed().at(-1)).toBe('pat-na1-secret-0002');

    const { key: _left, ...blank } = fields;
    expect(await send('PUT', '/key', { ...blank, _id: first?._id, name: 'Renamed' })).toMatchObject({
      status: 200,
      body: { message: 'API key updated successfully' },
    });
    await fetchContact();
    expect(secretsUsed().at(-1)).toBe(fields.key);
    expect((await send('PUT', '/key', { ...fields, _id: 'nobody' })).status).toBe(404);
  });

  it('stop working with the next call once deleted or deactivated, and no other credential steps in', async () => {
    await send('POST', '/key', fields);
    const [key] = await keys();
    await send('PUT', '/key', { ...fields, _id: key?._id, key: '', active: false });
    expect(await fetchContact()).toMatchObject({ status: 422, body: { code: 'crm_not_configured' } });
    const deleted = await send<{ message: string }>('DELETE', '/key', { _id: key?._id });
    expect(deleted.body.message).toBe('API key deleted successfully');
    expect(await fetchContact()).toMatchObject({ status: 422, body: { code: 'crm_not_configured' } });
    expect(await keys()).toEqual([]);
  });
});

describe('AI models', () => {
  const fields = { aiModel: 'gpt-5-mini', aiModelLabel: 'GPT-5 Mini', department: 'Overture-Sales', active: true };

  it('are created once a domain, replaced, deactivated and brought back', async () => {
    const created = await send<{ data: AiModelWire }>('POST', '/model-ai', fields);
    expect(created).toMatchObject({
      status: 201,
      body: { success: true, message: 'AI model created successfully', data: fields },
    });
    const { _id } = created.body.data;
    expect((await send('POST', '/model-ai', fields)).status).toBe(409);
    expect(await send('DELETE', `/model-ai/${_id}`)).toMatchObject({
      status: 200,
      body: { success: true, message: 'AI model deactivated successfully', data: { active: false } },
    });
    expect((await get<{ data: AiModelWire[] }>('/model-ai')).data).toMatchObject([{ _id, active: false }]);
    expect(await send('PUT', `/model-ai/${_id}`, fields)).toMatchObject({
      status: 200,
      body: { message: 'AI model updated successfully', data: { active: true } },
    });
    expect((await send('PUT', '/model-ai/nobody', { ...fields, aiModel: 'gpt-5' })).status).toBe(404);
  });

  it('decide what a submit may ask for', async () => {
    const { body } = await send<{ data: AiModelWire }>('POST', '/model-ai', fields);
    const admin = await api.signIn(adminSignIn);
    await api.process(await generate(admin));
    expect(api.ai.requests.at(-1)?.model).toBe('gpt-5-mini');
    await send('DELETE', `/model-ai/${body.data._id}`);
    const form = new FormData();
    form.append('hubspotId', '40000000002');
    form.append(
      'selectedPrompt',
      (await get<{ prompts: Prompt[] }>('/prompts?isFilter=false', admin)).prompts[0]?._id ?? '',
    );
    expect(await api.call('/api/email-sequence/generate-ai-email-results', { token: admin, form })).toMatchObject({
      status: 422,
      body: { code: 'model_unavailable' },
    });
  });
});

describe('the audit log', () => {
  it('tells who signed in and out, and who failed to', async () => {
    const token = await api.signIn(adminSignIn);
    await api.call('/api/auth/login', { json: { ...adminSignIn, password: 'Wrong!1' } });
    await api.call('/api/auth/login', { json: { email: 'nobody@agency.example', password: 'Wrong!1' } });
    const json = { currentPassword: adminSignIn.password, newPassword: 'Another!2' };
    const { body } = await api.call<{ token: string }>('/api/auth/change-password', { token, json });
    await api.call('/api/auth/logout', { method: 'POST', token: body.token });
    expect(await actions('&actor=SALES')).toEqual([
      `${adminSignIn.email} sign_out ${adminSignIn.email}`,
      `${adminSignIn.email} password_changed ${adminSignIn.email}`,
      `${adminSignIn.email} sign_in_failed ${adminSignIn.email}`,
      `${adminSignIn.email} sign_in ${adminSignIn.email}`,
    ]);
    expect(await actions('&action=sign_in_failed')).toHaveLength(2);
    expect((await api.call('/api/audit?action=anything', { token: boss })).status).toBe(400);
  });

  it('tells every change of users, prompts, summaries, keys and models, and every push', async () => {
    const { user } = (await createKim('Overture-Sales')).body;
    await api.process(await generate(await api.signIn(kim)));
    await send('POST', '/email-sequence/add-to-hubspot', {
      hubspotId: contactId,
      playBook: '<p>Call.</p>',
      fromAdminSideUserId: user._id,
    });
    await send('DELETE', `/auth/delete-admin/${user._id}`);
    const prompt = { title: 'T', prompt: 'P', department: 'DT-PM' };
    const { _id } = (await send<{ prompt: Prompt }>('POST', '/prompts', prompt)).body.prompt;
    await send('PATCH', '/prompts', { ...prompt, _id });
    await send('DELETE', '/prompts/deleteById', { _id });
    await send('POST', '/summary-prompts', { prompt: 'P', department: 'DT', forSummary: true });
    await send('POST', '/base-prompts', { title: 'T', prompt: 'P' });
    const key = { name: 'K', keyType: 'Openai', department: 'DT-PM', key: 'sk-canary-1234' };
    await send('POST', '/key', key);
    const [stored] = await get<ApiKeyWire[]>('/key');
    await send('PUT', '/key', { ...key, _id: stored?._id });
    await send('DELETE', '/key', { _id: stored?._id });
    const model = { aiModel: 'gpt-5', aiModelLabel: 'GPT-5', department: 'DT-PM' };
    const { data } = (await send<{ data: AiModelWire }>('POST', '/model-ai', model)).body;
    await send('PUT', `/model-ai/${data._id}`, model);
    await send('DELETE', `/model-ai/${data._id}`);

    const { entries } = await get<{ entries: AuditEntryWire[] }>('/audit?action=user_created');
    expect(entries[0]?.detail).toBe('admin in Overture-Sales');
    const told = (await actions('&actor=superadmin')).map((line) => line.split(' ')[1]);
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

describe('usage', () => {
  it('counts what became ready and what failed, by day, domain, model and user', async () => {
    const admin = await api.signIn(adminSignIn);
    await api.process(await generate(admin));
    api.ai.failNextSequence(new AppError('ai_unauthorized', 'The AI refused the key.'));
    await api.process(await generate(admin));
    const today = new Date().toISOString().slice(0, 10);
    const usage = await get<Usage>('/auth/usage');
    // Both read the contact, whose history is summarised by a call of its own.
    const figures = { generations: 1, errors: 1, inputTokens: 3 * 1200, outputTokens: 3 * 300 };
    expect(usage.days).toHaveLength(30);
    expect(usage).toMatchObject({
      to: today,
      totals: figures,
      departments: [{ department: 'Overture-Sales', ...figures }],
      models: [{ aiModel: 'gpt-5', ...figures }],
      kinds: expect.arrayContaining([
        expect.objectContaining({ kind: 'generation', calls: 1 }),
        expect.objectContaining({ kind: 'summary', calls: 2 }),
      ]),
      series: [{ date: today, department: 'Overture-Sales', aiModel: 'gpt-5', ...figures }],
      topUsers: [{ email: adminSignIn.email, ...figures }],
    });
    expect(usage.days.at(-1)).toMatchObject({ date: today, ...figures });
    expect(usage.totals.costUsd).toBeGreaterThan(0);
    expect(usage.totals.medianMsToReady).not.toBeNull();
    expect((await get<Usage>('/auth/usage?department=DT-PM')).totals.generations).toBe(0);
    expect((await get<Usage>('/auth/usage?from=2020-01-01&to=2020-01-02')).days).toHaveLength(2);

    await send('POST', '/email-sequence/delete-email-sequence', { hubspotId: contactId }, admin);
    expect((await get<Usage>('/auth/usage')).totals).toMatchObject(figures);
  });
});

describe('connections', () => {
  const connections = async () => (await get<{ connections: ConnectionWire[] }>('/connections')).connections;
  const of = async (department: string, vendor: string) =>
    (await connections()).find((one) => one.department === department && one.vendor === vendor);

  it('name the credential of every domain and vendor, and how its calls went', async () => {
    expect(await connections()).toHaveLength(10);
    expect(await of('DT-PM', 'Hubspot')).toEqual({
      department: 'DT-PM',
      vendor: 'Hubspot',
      source: 'sandbox',
      lastSuccessAt: null,
      lastError: null,
      quota: null,
      quotas: [],
      notice: null,
    });
    const key = { name: 'K', keyType: 'Hubspot', department: 'Overture-Sales', key: 'pat-na1-refused' };
    await send('POST', '/key', key);
    api.crm.failNext(new AppError('crm_unauthorized', 'HubSpot refused the key.'));
    const admin = await api.signIn(adminSignIn);
    const fetchContact = () =>
      api.call('/api/email-sequence/get-detail-from-hubspot', {
        token: admin,
        json: { hubspotId: contactId, prospectUrl },
      });
    expect((await fetchContact()).status).toBe(502);
    expect(await of('Overture-Sales', 'Hubspot')).toMatchObject({
      source: 'stored',
      lastError: { code: 'crm_unauthorized', message: 'HubSpot refused the key.' },
    });
    expect((await fetchContact()).status).toBe(200);
    expect((await of('Overture-Sales', 'Hubspot'))?.lastSuccessAt).not.toBeNull();
    expect((await of('DT-PM', 'Hubspot'))?.lastError).toBeNull();

    const [stored] = await get<ApiKeyWire[]>('/key');
    await send('DELETE', '/key', { _id: stored?._id });
    expect((await of('Overture-Sales', 'Hubspot'))?.source).toBe('none');
  });

  it('try one stored key, active or not', async () => {
    await send('POST', '/key', {
      name: 'K',
      keyType: 'Hubspot',
      department: 'DT-PM',
      key: 'pat-na1-tried',
      active: false,
    });
    await send('POST', '/key', { name: 'A', keyType: 'Openai', department: 'DT-PM', key: 'sk-tried-0001' });
    const [ai, crm] = await get<ApiKeyWire[]>('/key');
    const tried = async (key: ApiKeyWire | undefined) =>
      (await send('POST', '/connections/test', { _id: key?._id })).body;
    expect(await tried(crm)).toEqual({
      ok: true,
      message: 'HubSpot account 4242 answers, and the key may do all that is needed.',
      code: null,
    });
    api.vendorModels.models = [{ id: 'gpt-5', created: 1, shutdownDate: null }];
    expect(await tried(ai)).toEqual({ ok: true, message: 'OpenAI answers, with 1 model to use.', code: null });
    api.crm.failNext(new AppError('crm_unauthorized', 'HubSpot refused the key.'));
    expect(await tried(crm)).toEqual({ ok: false, message: 'HubSpot refused the key.', code: 'crm_unauthorized' });
    expect((await send('POST', '/connections/test', { _id: 'nobody' })).status).toBe(404);
  });

  it('test a key when it is saved, and keep a broken one out where that is asked for', async () => {
    const key = { name: 'K', keyType: 'Hubspot', department: 'DT-PM', key: 'pat-na1-saved' };
    const refused = new AppError('crm_unauthorized', 'HubSpot refused the key.');
    const count = async () => (await get<ApiKeyWire[]>('/key')).length;
    const before = await count();

    api.crm.failNext(refused);
    const kept = await send('POST', '/key', { ...key, onlyIfWorks: true });
    expect(kept).toMatchObject({ status: 502, body: { code: 'crm_unauthorized', error: 'HubSpot refused the key.' } });
    expect(await count()).toBe(before);

    api.crm.failNext(refused);
    expect(await send('POST', '/key', key)).toMatchObject({
      status: 201,
      body: {
        message: 'API key created successfully',
        test: { ok: false, code: 'crm_unauthorized', message: 'HubSpot refused the key.' },
      },
    });
    const [stored] = await get<ApiKeyWire[]>('/key');
    expect(stored?.health?.lastError).toMatchObject({ code: 'crm_unauthorized' });

    const renamed = { ...key, key: '', name: 'Renamed', _id: stored?._id };
    expect((await send('PUT', '/key', renamed)).body).toEqual({ message: 'API key updated successfully' });
    expect((await send('PUT', '/key', { ...renamed, key: 'pat-na1-other' })).body).toMatchObject({
      test: { ok: true },
    });
    const [mended] = await get<ApiKeyWire[]>('/key');
    expect(mended?.health).toMatchObject({ lastError: null, lastSuccessAt: expect.any(String) });
  });
});
