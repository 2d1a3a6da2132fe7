import type { PromptSampleWire } from '@overture/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildContact, buildSnapshot } from '@overture/core/testing';
import { startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';
import { SampleRepository } from '@overture/core/prompts/trials/ports/sample-repository';

const link = 'https://app.hubspot.com/contacts/4242/record/0-1/40000000001';

let api: TestApi;
let boss: string;
beforeEach(async () => {
  api = await startTestApi();
  boss = await api.signIn(superadminSignIn);
});
afterEach(() => api.stop());

const get = async <T>(path: string): Promise<T> => (await api.call<T>(`/api${path}`, { token: boss })).body;
const send = <T = Record<string, unknown>>(method: string, path: string, json: object) =>
  api.call<T>(`/api${path}`, { method, token: boss, json });
const list = async () => (await get<{ samples: PromptSampleWire[] }>('/prompts/samples?department=DT-Sales')).samples;
const add = (more: object = {}) =>
  send<{ sample: PromptSampleWire }>('POST', '/prompts/samples', { department: 'DT-Sales', link, ...more });

describe('samples', () => {
  it('are created from a link, marked golden with expectations, and deleted', async () => {
    const added = await add({ expectations: { mustMention: ['quote'] } });
    expect(added).toMatchObject({ status: 201, body: { sample: { golden: false, disguised: false } } });
    const { _id } = added.body.sample;
    const expectations = { mustMention: [], mustNotMention: ['discount'], emails: 3, language: 'en', service: null };
    expect(await send('POST', '/prompts/samples', { _id, golden: true, expectations })).toMatchObject({
      body: { sample: { _id, golden: true, expectations, name: added.body.sample.name } },
    });
    expect(await list()).toMatchObject([{ _id, golden: true }]);
    const named = { _id, name: 'Long silence', golden: true, expectations };
    expect(await send('POST', '/prompts/samples', named)).toMatchObject({ body: { sample: { name: 'Long silence' } } });
    expect((await send('DELETE', '/prompts/samples', { _id })).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await send('DELETE', '/prompts/samples', { _id })).status).toBe(404);
  });

  it('are created from the id of a contact as well', async () => {
    expect(await add({ link: ' 40000000001 ' })).toMatchObject({
      status: 201,
      body: { sample: { hubspotId: '40000000001' } },
    });
  });

  it('can have invented names, and have exactly one source', async () => {
    const { body } = await add({ disguise: true });
    expect(body.sample).toMatchObject({ disguised: true, name: expect.stringMatching(/, Example Works$/) });
    expect((await add({ file: {} })).status).toBe(400);
    expect((await send('POST', '/prompts/samples', { department: 'DT-Sales' })).status).toBe(400);
    const broken = { department: 'DT-Sales', file: { snapshot: {} } };
    expect(await send('POST', '/prompts/samples', broken)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', issues: expect.arrayContaining([]) },
    });
  });

  it.each([
    'system',
    'audit',
    'listKeys',
    superadminSignIn.email,
    '0b6f7a52-3c64-4a3e-9d7e-6d4f0a1c2b3e',
    '',
    '9'.repeat(21),
  ])('are refused from a file whose contact has the id "%s", and not stored', async (id) => {
    const addFile = (contact: object) => add({ link: undefined, file: { snapshot: { ...buildSnapshot(), contact } } });
    expect((await addFile(buildContact())).status).toBe(201);
    expect(await addFile({ ...buildContact(), id })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', issues: [{ path: 'file.snapshot.contact.id', message: 'Is not a CRM id' }] },
    });
    expect(await list()).toHaveLength(1);
  });

  it('are refused from a file whose link would run in a browser', async () => {
    const file = { snapshot: buildSnapshot({ prospectUrl: 'javascript:alert(1)' }) };
    expect(await add({ link: undefined, file })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'file.snapshot.prospectUrl' }] },
    });
  });

  it('are limited to a hundred per domain, even if two are saved at once', async () => {
    const { _id } = (await add()).body.sample;
    const samples = api.core.get(SampleRepository);
    const [first, material] = [await samples.findById(_id), await samples.findMaterial(_id)];
    if (first === null || material === null) throw new Error('the sample is not there');
    for (let index = 1; index < 99; index += 1) await samples.add({ ...first, id: `copy-${index}` }, material);
    const statuses = (await Promise.all([add(), add()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await list()).toHaveLength(100);
    expect((await add()).status).toBe(409);
  });

  it('are deleted when the contact is erased', async () => {
    const { hubspotId } = (await add({ disguise: true })).body.sample;
    const erased = await send<{ receipt: object }>('POST', '/privacy/erase', { hubspotId });
    expect(erased.body.receipt).toMatchObject({ removed: expect.arrayContaining([{ what: 'samples', count: 1 }]) });
    expect(await list()).toEqual([]);
  });

  it('show what a model would receive, with tokens and what is cached', async () => {
    const { _id } = (await add()).body.sample;
    const received = await send<{ parts: { name: string; text: string; isCached: boolean }[]; tokens: number }>(
      'POST',
      '/prompts/received',
      { sample: _id, title: 'Trial', prompt: 'Write exactly two emails.' },
    );
    const { parts, tokens } = received.body;
    expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['rules', 'services', 'template', 'contact']));
    expect(parts.find(({ name }) => name === 'template')).toMatchObject({
      text: expect.stringContaining('Write exactly two emails.'),
      isCached: true,
    });
    expect(parts.find(({ name }) => name === 'contact')).toMatchObject({ isCached: false });
    expect(tokens).toBeGreaterThan(1_000);
  });
});
