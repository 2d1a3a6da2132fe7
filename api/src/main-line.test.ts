import { AppError } from '@overture/core/platform/app-error';
import {
  departmentNames,
  type ContactDetail,
  type Prompt,
  type RecordDetail,
  type RecordSummary,
} from '@overture/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

const contactId = '40000000001';
const prospectUrl = `https://app.hubspot.com/contacts/4242/record/0-1/${contactId}`;
const sequence = '/api/email-sequence';

interface Accepted {
  readonly success: true;
  readonly message: string;
  readonly data: { readonly _id: string; readonly hubspotId: string; readonly responseStatus: string };
}
interface HistoryPage {
  readonly emailSequences: readonly RecordSummary[];
  readonly totalEmailSequences: number;
  readonly totalPages: number;
  readonly currentPage: number;
}

let api: TestApi;
let admin: string;
let superadmin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn(adminSignIn);
  superadmin = await api.signIn(superadminSignIn);
});
afterAll(() => api.stop());

const promptOf = async (token: string, department = 'Overture-Sales'): Promise<Prompt> => {
  const { body } = await api.call<{ prompts: Prompt[] }>('/api/prompts?isFilter=false', { token });
  const found = body.prompts.find((prompt) => prompt.department === department);
  if (found === undefined) throw new Error(`no prompt of ${department}`);
  return found;
};
const formOf = (fields: Readonly<Record<string, string>>, pdf?: string): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (pdf !== undefined) form.append('pdfFile', new Blob([pdf], { type: 'application/pdf' }), 'brief.pdf');
  return form;
};
const submit = async (
  fields: Readonly<Record<string, string>>,
  options: { token: string; pdf?: string; key?: string; path?: string },
) =>
  api.call<Accepted>(`${sequence}/${options.path ?? 'generate-ai-email-results'}`, {
    form: formOf(fields, options.pdf),
    token: options.token,
    headers: options.key === undefined ? {} : { 'idempotency-key': options.key },
  });
const getRecord = (token: string, query = `hubspotId=${contactId}`) =>
  api.call<RecordDetail>(`${sequence}/get-email-sequence-by-id?${query}`, { token });

/** The named events of a response, with their data. */
async function* eventsIn({ body }: Response): AsyncGenerator<readonly [string, unknown]> {
  let text = '';
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      yield [name, JSON.parse(data)];
    }
  }
}

describe('the main line', () => {
  it('tells a client what it needs before anyone signs in', async () => {
    const { status, body } = await api.call('/api/config');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      productName: 'Overture',
      departments: departmentNames('Overture').departments,
      sandbox: true,
      googleScriptUrl: 'http://localhost:1/google/gsi/client',
      googleUserinfoUrl: 'http://localhost:1/google/userinfo',
    });
  });

  it('signs in and says who it is', async () => {
    const { body } = await api.call('/api/auth/login', { json: { ...adminSignIn, email: ' Sales@Overture.example ' } });
    expect(body).toMatchObject({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user: { email: adminSignIn.email, role: 'admin', department: 'Overture-Sales' },
      userProfile: null,
    });
  });

  it('fetches a contact with its history and summary', async () => {
    const { status, body } = await api.call<{ success: true; data: ContactDetail }>(
      `${sequence}/get-detail-from-hubspot`,
      {
        token: admin,
        json: { hubspotId: contactId, prospectUrl, searchResults: 'Met at a fair.' },
      },
    );
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      prospectUrl,
      properties: { firstname: 'Ada' },
      fullSummary: 'A short summary.',
      onlinesummary: 'A short summary.',
    });
    expect(body.data.notes).toHaveLength(1);
    expect(body.data).not.toHaveProperty('recentGeneration');
  });

  it('tells the contact before its summary is written to whoever listens, and the same in the end', async () => {
    const written = Promise.withResolvers<void>();
    api.ai.whileSummarising = () => written.promise;
    const answer = await fetch(`${api.url}${sequence}/get-detail-from-hubspot`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${admin}`,
        accept: 'text/event-stream, application/json',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ hubspotId: contactId, prospectUrl }),
    });
    const told = eventsIn(answer);
    const [event, partial] = (await told.next()).value ?? [];
    expect(event).toBe('partial');
    expect(partial).toMatchObject({ data: { properties: { firstname: 'Ada' }, fullSummary: '', notes: [{}] } });
    api.ai.whileSummarising = () => {};
    written.resolve();
    expect((await told.next()).value).toMatchObject(['answer', { data: { fullSummary: 'A short summary.' } }]);
    expect(await told.next()).toMatchObject({ done: true });
  });

  it('says before a generation whether a PDF can be read', async () => {
    const check = (pdf?: string) => api.call(`${sequence}/check-pdf`, { form: formOf({}, pdf), token: admin });
    expect(await check('Case study of a robot')).toMatchObject({ status: 200, body: { pages: 1 } });
    expect(await check()).toMatchObject({ status: 422, body: { code: 'pdf_unreadable' } });
  });

  it('queues a generation with context and PDF, tells the open screen, and carries it to its result', async () => {
    const screen = await api.events(`${sequence}/events`, admin);
    await screen.nextBlock();
    const prompt = await promptOf(admin);
    const accepted = await submit(
      { hubspotId: contactId, prospectUrl, selectedPrompt: prompt._id, googleSearchResults: 'Met at a fair.' },
      { token: admin, pdf: 'Case study of a robot' },
    );
    expect(accepted).toMatchObject({
      status: 202,
      body: {
        success: true,
        message: 'Added to the Generation Queue',
        data: { hubspotId: contactId, responseStatus: 'pending' },
      },
    });
    const { _id } = accepted.body.data;
    expect(await screen.nextEvent()).toMatchObject({ _id, responseStatus: 'pending' });

    await api.process(_id);
    expect(await screen.nextEvent()).toMatchObject({ _id, responseStatus: 'processing' });
    expect(await screen.nextEvent()).toMatchObject({ _id, responseStatus: 'ready' });
    screen.close();

    const asked = JSON.stringify(api.ai.requests.at(-1));
    expect(asked).toContain('Met at a fair.');
    expect(asked).toContain('Case study of a robot');
    const { status, body } = await getRecord(admin);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id,
      responseStatus: 'ready',
      hasResult: true,
      version: 1,
      detectedService: 'Web development',
      playbook: { keyInsights: ['They grow.'], recommendedStrategy: ['Call early.'] },
      token_usage: { input_tokens: 1200, output_tokens: 300 },
      promtId: { _id: prompt._id, title: prompt.title },
      addToHubspot: false,
      provenance: { cachedTokens: 1000 },
    });
    expect(body.emails.map((email) => email.subject)).toEqual(['First', 'Second']);
  });

  it('lists it, without the result itself', async () => {
    for (const path of ['get-email-sequence-history', 'get-email-sequence-history-child-process']) {
      const { body } = await api.call<HistoryPage>(`${sequence}/${path}?page=1&limit=5&status=ready&search=okafor`, {
        token: admin,
      });
      expect(body).toMatchObject({ totalEmailSequences: 1, totalPages: 1, currentPage: 1 });
      expect(body.emailSequences[0]).toMatchObject({ hubspotId: contactId, responseStatus: 'ready' });
      expect(body.emailSequences[0]).not.toHaveProperty('aiGeneratedEmail');
      expect(body.emailSequences[0]).not.toHaveProperty('versions');
    }
    const none = await api.call<HistoryPage>(`${sequence}/get-email-sequence-history?status=error`, { token: admin });
    expect(none.body).toMatchObject({ emailSequences: [], totalEmailSequences: 0 });
  });

  it('proposes an e-mail anew and leaves the stored one as it is', async () => {
    const rewrite = (token: string, fields: Readonly<Record<string, unknown>> = {}) =>
      api.call(`${sequence}/rewrite-email`, {
        token,
        json: { hubspotId: contactId, index: 0, instruction: 'Shorter', ...fields },
      });
    const before = await getRecord(admin);
    expect(await rewrite(admin)).toMatchObject({
      status: 200,
      body: {
        proposal: { ...api.ai.rewritten, evidence: [], checks: expect.any(Array) },
        token_usage: { input_tokens: 1200, output_tokens: 300 },
        costUsd: expect.any(Number),
      },
    });
    expect((await getRecord(admin)).body).toEqual(before.body);
    const owner = before.body.userId;
    expect((await rewrite(superadmin, { fromAdminSideUserId: owner })).status).toBe(200);
    expect((await rewrite(admin, { fromAdminSideUserId: 'somebody-else' })).status).toBe(404);
    expect((await rewrite(admin, { index: 9 })).status).toBe(404);
    expect(await rewrite(admin, { instruction: '  ' })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
    api.ai.failNextSequence(new AppError('ai_rate_limited', 'Too many calls.', { retryAfterMs: 2_000 }));
    expect(await rewrite(admin)).toMatchObject({ status: 429, body: { code: 'ai_rate_limited' } });
  });

  it('edits an e-mail and keeps the AI’s own text', async () => {
    const edited = await api.call<RecordDetail>(`${sequence}/email`, {
      method: 'PATCH',
      token: admin,
      json: { hubspotId: contactId, index: 0, subject: 'Mine', body: 'My words.' },
    });
    expect(edited).toMatchObject({
      status: 200,
      body: { emails: [{ subject: 'Mine', original: { subject: 'First', body: 'Hello.' } }, {}] },
    });
    const missing = { hubspotId: contactId, index: 9, subject: 'Mine', body: 'My words.' };
    expect((await api.call(`${sequence}/email`, { method: 'PATCH', token: admin, json: missing })).status).toBe(404);
  });

  it('keeps the texts an e-mail had, and restores one', async () => {
    type Revisions = { revisions: { _id: string; body: string; source: string }[] };
    const revisions = async (index = 0) =>
      api.call<Revisions>(`${sequence}/revisions?hubspotId=${contactId}&index=${index}`, { token: admin });
    const patch = (json: object) =>
      api.call<RecordDetail>(`${sequence}/email`, {
        method: 'PATCH',
        token: admin,
        json: { hubspotId: contactId, index: 0, ...json },
      });
    const { body } = await revisions();
    expect(body.revisions).toMatchObject([
      { body: 'My words.', source: 'edit' },
      { body: 'Hello.', source: 'ai' },
    ]);
    const [mine, written] = body.revisions.map(({ _id }) => _id);
    expect(await patch({ restore: written })).toMatchObject({
      status: 200,
      body: { emails: [{ body: 'Hello.', edited: false }, {}] },
    });
    expect((await revisions()).body.revisions).toMatchObject([{ _id: written, source: 'restore' }, { _id: mine }]);
    expect((await patch({ restore: 'unknown' })).status).toBe(404);
    expect((await patch({ restore: mine, body: 'x' })).status).toBe(400);
    expect((await patch({ subject: 'Only' })).status).toBe(400);
    expect((await revisions(9)).status).toBe(404);
    expect((await patch({ restore: mine, revision: written })).status).toBe(200);
  });

  it('files the playbook once, however often and by however many tabs it is asked for', async () => {
    const json = {
      hubspotId: contactId,
      playBook: '<h3>Key Insights</h3><ul><li>They grow.</li></ul><script>x</script>',
    };
    const add = () => api.call(`${sequence}/add-to-hubspot`, { token: admin, json });
    const answers = await Promise.all([add(), add(), add()]);
    answers.push(await add());
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { success: true, noteId: 'note-1' } });
    expect(api.notes.filed).toHaveLength(1);
    expect(api.notes.filed[0]?.html).not.toContain('<script');
    expect((await getRecord(admin)).body).toMatchObject({ addToHubspot: true, noteId: 'note-1' });
  });

  it('adds a version when it is generated again, and refuses a second while one is under way', async () => {
    const prompt = await promptOf(admin);
    const fields = { hubspotId: contactId, prospectUrl, selectedPrompt: prompt._id };
    const again = await submit(fields, { token: admin });
    expect(again.status).toBe(202);
    expect(await submit(fields, { token: admin })).toMatchObject({
      status: 409,
      body: { code: 'generation_in_progress' },
    });
    // The ready one is still shown meanwhile.
    expect((await getRecord(admin)).body).toMatchObject({ responseStatus: 'pending', version: 1, hasResult: true });
    await api.process(again.body.data._id);
    const { body } = await getRecord(admin);
    expect(body).toMatchObject({ version: 2, addToHubspot: false });
    expect(body.versions.map(({ version, addToHubspot }) => ({ version, addToHubspot }))).toEqual([
      { version: 2, addToHubspot: false },
      { version: 1, addToHubspot: true },
    ]);
    expect((await getRecord(admin, `hubspotId=${contactId}&version=1`)).body.emails[0]?.subject).toBe('Mine');
    expect((await getRecord(admin, `hubspotId=${contactId}&version=7`)).status).toBe(404);
  });

  it('cancels what is pending and retries what failed', async () => {
    const prompt = await promptOf(admin);
    const fields = { hubspotId: contactId, prospectUrl, selectedPrompt: prompt._id };
    const json = { hubspotId: contactId };
    expect((await api.call(`${sequence}/cancel`, { token: admin, json })).status).toBe(409);
    await submit(fields, { token: admin });
    expect(await api.call(`${sequence}/cancel`, { token: admin, json })).toMatchObject({
      status: 200,
      body: { message: expect.any(String) },
    });
    expect(await api.call(`${sequence}/retry`, { token: admin, json })).toMatchObject({
      status: 202,
      body: { data: { responseStatus: 'pending' } },
    });
    expect((await api.call(`${sequence}/retry`, { token: admin, json })).status).toBe(409);
    await api.call(`${sequence}/cancel`, { token: admin, json });
  });

  it('counts on the overview and shows a user’s records to the superadmin', async () => {
    const statistics = await api.call('/api/auth/statistics', { token: superadmin });
    expect(statistics.body).toMatchObject({ totalUsers: 2, activeUsers: 2, totalEmails: 4 });
    const users = await api.call<{ users: { _id: string; email: string }[] }>(
      '/api/auth/users-action?department=Overture-Sales',
      { token: superadmin },
    );
    expect(users.body.users.map((user) => user.email)).toEqual([adminSignIn.email]);
    const userId = users.body.users[0]?._id ?? '';
    const records = await api.call<RecordSummary[]>(`${sequence}/get-email-by-user-id?userId=${userId}`, {
      token: superadmin,
    });
    expect(records.body).toHaveLength(1);
    expect(records.body[0]).not.toHaveProperty('aiGeneratedEmail');
    expect((await getRecord(superadmin, `hubspotId=${contactId}&fromAdminSideUserId=${userId}`)).body.userId).toBe(
      userId,
    );
  });

  it('deletes the record and all its versions', async () => {
    const json = { hubspotId: contactId };
    expect(await api.call(`${sequence}/delete-email-sequence`, { token: admin, json })).toMatchObject({
      status: 200,
      body: { message: 'Email sequence deleted successfully' },
    });
    expect((await getRecord(admin)).status).toBe(404);
    expect((await api.call(`${sequence}/delete-email-sequence`, { token: admin, json })).status).toBe(404);
  });
});

describe('a superadmin', () => {
  const json = { hubspotId: contactId, prospectUrl, role: 'superadmin' };

  it('names a zone for every fetch and submit', async () => {
    const path = `${sequence}/get-detail-from-hubspot-for-superadmin`;
    expect((await api.call(path, { token: superadmin, json: { ...json, zone: 'DT-PM' } })).status).toBe(200);
    for (const zone of ['', 'Nowhere-Sales']) {
      const answer = await api.call(path, { token: superadmin, json: { ...json, zone } });
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'zone' }] } });
      expect(answer.body['error']).toMatch(/^Please select a Domain/);
    }
  });

  it('generates in the zone with any department’s template', async () => {
    const prompt = await promptOf(superadmin, 'DT-PM');
    const accepted = await submit(
      { hubspotId: '40000000002', selectedPrompt: prompt._id, zone: 'DT-PM', role: 'superadmin' },
      { token: superadmin, path: 'generate-ai-email-results-superadmin' },
    );
    expect(accepted.status).toBe(202);
    expect((await getRecord(superadmin, 'hubspotId=40000000002')).body).toMatchObject({
      department: 'DT-PM',
      responseStatus: 'pending',
    });
  });
});

describe('an admin', () => {
  it('works in the own domain only', async () => {
    const other = await api.call(`${sequence}/get-detail-from-hubspot`, {
      token: admin,
      json: { hubspotId: contactId, prospectUrl, domain: 'DT-Sales' },
    });
    expect(other).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const foreign = await promptOf(superadmin, 'DT-PM');
    const submitted = await submit({ hubspotId: contactId, selectedPrompt: foreign._id }, { token: admin });
    expect(submitted).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const prompts = await api.call<{ prompts: Prompt[] }>('/api/prompts?limit=100', { token: admin });
    expect(new Set(prompts.body.prompts.map((prompt) => prompt.department))).toEqual(new Set(['Overture-Sales']));
    expect((await api.call('/api/prompts?department=DT-Sales', { token: admin })).status).toBe(403);
  });

  it('sees nothing of another user’s records', async () => {
    expect((await getRecord(admin, 'hubspotId=40000000002')).status).toBe(404);
    const owner = (await getRecord(superadmin, 'hubspotId=40000000002')).body.userId;
    expect((await getRecord(admin, `hubspotId=40000000002&fromAdminSideUserId=${owner}`)).status).toBe(404);
    const cancel = await api.call(`${sequence}/cancel`, { token: admin, json: { hubspotId: '40000000002' } });
    expect(cancel.status).toBe(404);
  });
});

describe('a submit', () => {
  it('with an idempotency key is answered once and replayed after that', async () => {
    const prompt = await promptOf(admin);
    const fields = { hubspotId: '40000000002', selectedPrompt: prompt._id };
    const first = await submit(fields, { token: admin, key: 'once' });
    const repeat = await submit(fields, { token: admin, key: 'once' });
    expect(first.status).toBe(202);
    expect(repeat).toMatchObject({ status: 202, body: first.body });
    const other = await submit({ ...fields, googleSearchResults: 'changed' }, { token: admin, key: 'once' });
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
  });

  it('with a model that is not offered is refused', async () => {
    const prompt = await promptOf(admin);
    const answer = await submit(
      { hubspotId: contactId, selectedPrompt: prompt._id, aiModel: 'gpt-2' },
      { token: admin },
    );
    expect(answer).toMatchObject({ status: 422, body: { code: 'model_unavailable' } });
  });

  it('of a contact link to elsewhere is refused', async () => {
    const prompt = await promptOf(admin);
    const fields = {
      hubspotId: contactId,
      selectedPrompt: prompt._id,
      prospectUrl: 'https://evil.example/contacts/1/record/0-1/40000000001',
    };
    expect(await submit(fields, { token: admin })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'prospectUrl' }] },
    });
  });
});
