import { afterEach, expect, it } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import {
  buildAiModel,
  buildCredential,
  FakeTextGenerator,
  FakeVendorModels,
  openTestStore,
  type TestStore,
} from '../../testing/index.ts';
import { CheckAiAccess } from './check-ai-access.ts';

let store: TestStore | undefined;
afterEach(() => store?.close());

const setUp = () => {
  const [vendorModels, textGenerator] = [new FakeVendorModels(), new FakeTextGenerator()];
  store = openTestStore();
  const { models } = store;
  vendorModels.models = [
    { id: 'gpt-5', created: 1, shutdownDate: '2026-11-01' },
    { id: 'gpt-6.1-sol', created: 2, shutdownDate: null },
  ];
  const check = new CheckAiAccess({ vendorModels, models, textGenerator });
  return {
    textGenerator,
    vendorModels,
    models,
    check: () => check.checkAccess(buildCredential({ type: 'Openai' }), { userId: null, department: 'dt-pm' }),
  };
};

it('calls the model that a domain would use today', async () => {
  const { check, textGenerator } = setUp();
  expect(await check()).toEqual({ models: 2 });
  expect(textGenerator.tried).toEqual(['gpt-6.1-sol']);
});

it('fails with errors of the key, but not with errors of the model', async () => {
  const { check, textGenerator } = setUp();
  textGenerator.failNextSequence(new AppError('ai_unauthorized', 'It may only list.'));
  await expect(check()).rejects.toMatchObject({ code: 'ai_unauthorized' });
  textGenerator.failNextSequence(new AppError('ai_bad_answer', 'It was empty.'));
  expect(await check()).toEqual({ models: 2 });
});

it('calls a model of the domain where the server lists none', async () => {
  const { check, textGenerator, vendorModels, models } = setUp();
  vendorModels.models = [];
  await models.create(buildAiModel({ department: 'dt-pm', aiModel: 'local-8b' }));
  expect(await check()).toEqual({ models: 0 });
  expect(textGenerator.tried).toEqual(['local-8b']);
});
