import { afterAll, expect, it } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { buildCredential, FakeCrmContacts, openTestStore } from '../../testing/index.ts';
import { KeyLacksPermission } from '../domain/key-lacks-permission.ts';

import { TestConnection } from './test-connection.ts';

const store = openTestStore();
afterAll(() => store.close());

const credential = buildCredential({ type: 'Openai' });
const tryOut = (checkAccess: () => Promise<{ models: number }>) => {
  const noted: (string | null)[] = [];
  const test = new TestConnection({
    keys: store.apiKeys,
    credentials: { ofKey: () => credential },
    crm: new FakeCrmContacts(),
    ai: { checkAccess },
    monitor: { noteTest: async (_of, error) => void noted.push(error?.code ?? null) },
  });
  return test.tryOut(credential, { userId: null, department: 'dt-pm' }).then((came) => ({ came, noted }));
};

it('tells that a key lists models and writes with them', async () => {
  expect((await tryOut(() => Promise.resolve({ models: 3 }))).came).toMatchObject({
    ok: true,
    message: 'OpenAI answers, with 3 models to use.',
    checks: [
      { what: 'list models', ok: true },
      { what: 'write with a model', ok: true },
    ],
  });
});

it('tells of a server without a list that it answers, and what to do', async () => {
  expect((await tryOut(() => Promise.resolve({ models: 0 }))).came).toMatchObject({
    ok: true,
    message: 'The AI server answers, but lists no models. Name those that it has under AI Models.',
    checks: [
      { what: 'list models', ok: false, isNeeded: false },
      { what: 'write with a model', ok: true },
    ],
  });
});

it('names what a restricted key lacks, and stores that it is refused', async () => {
  const lacks = new KeyLacksPermission(['api.responses.write'], { cause: undefined });
  const { came, noted } = await tryOut(() => Promise.reject(lacks));
  expect(came).toMatchObject({
    ok: false,
    code: 'ai_unauthorized',
    message: expect.stringContaining('it lacks the permission api.responses.write'),
    checks: [{ ok: true }, { what: 'write with a model', ok: false, scopes: ['api.responses.write'] }],
  });
  expect(noted).toEqual(['ai_unauthorized']);
});

it('says of any other refused key only that it is not accepted', async () => {
  const { came } = await tryOut(() => Promise.reject(new AppError('ai_unauthorized', 'sk-…1234 is wrong')));
  expect(came).toMatchObject({ ok: false, message: 'OpenAI does not accept this key.', checks: [] });
});
