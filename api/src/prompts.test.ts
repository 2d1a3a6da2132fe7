import type { Prompt, PromptVersionWire, SummaryPromptWire } from '@overture/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactId, startAdministration, type Administration } from './testing/administration.ts';
import { adminSignIn, superadminSignIn } from './testing/start-test-api.ts';

let app: Administration;
beforeEach(async () => {
  app = await startAdministration();
});
afterEach(() => app.api.stop());

describe('prompts', () => {
  const fields = { title: 'Follow-up', prompt: 'Write two e-mails.', department: 'DT-Sales' };

  it('are created, edited into their next version, and deleted', async () => {
    const created = await app.send<{ prompt: Prompt }>('POST', '/prompts', fields);
    expect(created).toMatchObject({
      status: 201,
      body: { message: 'Prompt created successfully', prompt: { ...fields, description: '', version: 1 } },
    });
    const { _id } = created.body.prompt;
    expect(await app.send('PATCH', '/prompts', { ...fields, _id, prompt: 'Write three.' })).toMatchObject({
      status: 200,
      body: { message: 'Prompt updated successfully', prompt: { _id, prompt: 'Write three.', version: 2 } },
    });
    expect(await app.send('DELETE', '/prompts/deleteById', { _id })).toMatchObject({
      status: 200,
      body: { message: 'Prompt deleted successfully' },
    });
    for (const again of [
      await app.send('DELETE', '/prompts/deleteById', { _id }),
      await app.send('PATCH', '/prompts', { ...fields, _id }),
    ]) {
      expect(again).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
  });

  it('say of a text that comes with Overture that nobody wrote it', async () => {
    const authors = async (_id: string) => {
      const { versions } = await app.get<{ versions: PromptVersionWire[] }>(`/prompts/versions?_id=${_id}`);
      return versions.map(({ author }) => author);
    };
    for (const id of ['starter-template-1', 'starter-summary-1', 'base-summary']) {
      expect(await authors(id)).toEqual(['system']);
    }
    await app.send('PATCH', '/prompts', { ...fields, _id: 'starter-template-1' });
    expect(await authors('starter-template-1')).toEqual([superadminSignIn.email, 'system']);
  });

  it('keep every version, one of them live, and are offered once a version is published', async () => {
    const created = await app.send<{ prompt: Prompt }>('POST', '/prompts', { ...fields, draft: true });
    const { _id } = created.body.prompt;
    const offered = async () =>
      (await app.get<{ _id: string }[]>('/templates')).some((template) => template._id === _id);
    const versions = async () =>
      (await app.get<{ versions: PromptVersionWire[] }>(`/prompts/versions?_id=${_id}`)).versions.map(
        ({ version, state, prompt, author, why }) => [version, state, prompt, author, why],
      );
    expect(created.body.prompt.version).toBe(0);
    expect(await offered()).toBe(false);
    expect(await app.send('POST', '/prompts/publish', { _id, version: 1, why: 'It begins' })).toMatchObject({
      status: 200,
    });
    expect(await offered()).toBe(true);
    const edit = { ...fields, _id, prompt: 'Write three.', why: 'Longer', basedOn: 1 };
    expect(await app.send('PATCH', '/prompts', edit)).toMatchObject({ body: { prompt: { version: 2 } } });
    expect(await app.send('PATCH', '/prompts', { ...edit, prompt: 'Write four.' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: expect.stringContaining('kept as version 3') },
    });
    const author = superadminSignIn.email;
    expect(await versions()).toEqual([
      [3, 'draft', 'Write four.', author, 'Longer'],
      [2, 'live', 'Write three.', author, 'Longer'],
      [1, 'retired', fields.prompt, author, 'It begins'],
    ]);
    expect((await app.send('POST', '/prompts/publish', { _id, version: 4, why: 'None' })).status).toBe(404);
    expect((await app.send('POST', '/prompts/publish', { _id, version: 1, why: ' ' })).status).toBe(400);
    expect(await app.actions('&action=prompt_published')).toEqual([`${author} prompt_published ${_id}`]);
  });

  it('are answered as they are offered after the save, by whoever published them', async () => {
    const { body } = await app.send<{ prompt: Prompt }>('POST', '/prompts', fields);
    const edit = { ...fields, _id: body.prompt._id, prompt: 'Write three.' };
    const offered = async () =>
      (await app.get<{ prompts: Prompt[] }>('/prompts?isFilter=false')).prompts
        .filter(({ _id }) => _id === edit._id)
        .map(({ prompt, version, updatedAt, updatedBy }) => ({ prompt, version, updatedAt, updatedBy }));
    const drafted = await app.send<{ prompt: Prompt }>('PATCH', '/prompts', { ...edit, draft: true });
    expect([drafted.body.prompt]).toMatchObject(await offered());
    expect(drafted.body).toMatchObject({ savedVersion: 2, prompt: { prompt: fields.prompt, version: 1 } });
    const saved = await app.send<{ prompt: Prompt }>('PATCH', '/prompts', edit);
    expect([saved.body.prompt]).toMatchObject(await offered());
    expect(saved.body).toMatchObject({ savedVersion: 3, prompt: { prompt: 'Write three.', version: 3 } });
  });

  it('are only those of the own domain for an admin', async () => {
    const { body } = await app.send<{ prompt: Prompt }>('POST', '/prompts', fields);
    const admin = await app.api.signIn(adminSignIn);
    const { prompts } = await app.get<{ prompts: Prompt[] }>('/prompts?isFilter=false', admin);
    expect(new Set(prompts.map(({ department }) => department))).toEqual(new Set(['Overture-Sales']));
    expect((await app.api.call('/api/prompts?department=DT-Sales', { token: admin })).status).toBe(403);
    const form = new FormData();
    form.append('hubspotId', contactId);
    form.append('selectedPrompt', body.prompt._id);
    expect(await app.api.call('/api/email-sequence/generate-ai-email-results', { token: admin, form })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
});

describe('summaries', () => {
  it('have prompts per group, newest first, and one base summary', async () => {
    const fields = { title: 'Short', prompt: 'Be short.', department: 'DT', forSummary: true };
    expect(await app.send('POST', '/summary-prompts', fields)).toMatchObject({ status: 201, body: { prompt: fields } });
    const [first, ...seeded] = await app.get<SummaryPromptWire[]>('/summary-prompts');
    expect(first).toMatchObject(fields);
    expect(new Set(seeded.map(({ department }) => department))).toEqual(new Set(['Overture', 'DT', 'Conference']));
    const base = await app.get<{ title: string; prompt: string }>('/base-prompts');
    expect(base.prompt.length).toBeGreaterThan(50);
    expect(await app.send('POST', '/base-prompts', { title: 'Ours', prompt: 'Tried.', draft: true })).toMatchObject({
      body: { message: 'Draft saved' },
    });
    expect(await app.get('/base-prompts')).toEqual(base);
    expect((await app.send('POST', '/base-prompts', { title: 'Ours', prompt: 'Speak plainly.' })).status).toBe(200);
    expect(await app.get('/base-prompts')).toEqual({ title: 'Ours', prompt: 'Speak plainly.' });
    // Who wrote an own one may have told there who they are.
    const suggested = async () => (await app.get<{ suggestion: string }>('/agency?department=DT-PM')).suggestion;
    expect(await suggested()).toBe('Speak plainly.');
    await app.send('PUT', '/agency', { department: 'DT-PM', agency: { about: 'We build shops.' } });
    expect(await suggested()).toBe('');
    expect(await app.send('POST', '/prompts/publish', { _id: 'base-summary', version: 1, why: 'Back' })).toMatchObject({
      status: 200,
    });
    expect(await app.get('/base-prompts')).toEqual(base);
  });

  it('are edited in their group, and deleted except the last one', async () => {
    const [newest, last] = (await app.get<SummaryPromptWire[]>('/summary-prompts'))
      .filter(({ department }) => department === 'DT')
      .concat(
        (
          await app.send<{ prompt: SummaryPromptWire }>('POST', '/summary-prompts', {
            prompt: 'P',
            department: 'DT',
            forSummary: true,
          })
        ).body.prompt,
      );
    const _id = newest?._id;
    expect(await app.send('PATCH', '/summary-prompts', { _id, prompt: 'Anew.', why: 'Shorter' })).toMatchObject({
      status: 200,
      body: { prompt: { _id, prompt: 'Anew.', version: 2, title: '' } },
    });
    expect(await app.send('PATCH', '/summary-prompts', { _id, prompt: 'Tried.', draft: true })).toMatchObject({
      body: { message: 'Draft saved', prompt: { prompt: 'Anew.', version: 2 } },
    });
    const { versions } = await app.get<{ versions: PromptVersionWire[] }>(`/prompts/versions?_id=${_id}`);
    expect(versions.map(({ version, state, prompt, uses }) => [version, state, prompt, uses])).toEqual([
      [3, 'draft', 'Tried.', null],
      [2, 'live', 'Anew.', null],
      [1, 'retired', newest?.prompt, null],
    ]);
    expect((await app.send('DELETE', '/summary-prompts', { _id })).status).toBe(200);
    expect(await app.get<unknown[]>(`/prompts/versions?_id=${_id}`)).toMatchObject({ code: 'not_found' });
    expect(await app.send('DELETE', '/summary-prompts', { _id: last?._id })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });

  it('keep their versions, as the agency does without its references', async () => {
    const save = (about: string) =>
      app.send('PUT', '/agency', {
        department: 'DT-PM',
        agency: { about },
        why: 'New claim',
        basedOn: about === 'A' ? 0 : 1,
      });
    expect((await save('A')).status).toBe(200);
    await app.send('PATCH', '/agency/proof', { department: 'DT-PM', add: [{ text: 'Twice the bookings.' }] });
    expect((await save('B')).status).toBe(200);
    await app.send('POST', '/prompts/publish', { _id: 'agency-dt-pm', version: 1, why: 'Back' });
    expect(await app.get('/agency?department=DT-PM')).toMatchObject({
      agency: { about: 'A' },
      version: 1,
      proof: [{ text: 'Twice the bookings.' }],
    });
  });
});
