import { expect, it } from 'vitest';
import { AppError } from '../../shared/app-error.ts';
import { buildCredential, FakeTextGenerator, FakeVendorModels } from '../../testing/index.ts';
import { CheckAiAccess } from './check-ai-access.ts';

const setUp = () => {
  const [vendorModels, textGenerator] = [new FakeVendorModels(), new FakeTextGenerator()];
  vendorModels.models = [
    { id: 'gpt-5', created: 1, shutdownDate: '2026-11-01' },
    { id: 'gpt-6.1-sol', created: 2, shutdownDate: null },
  ];
  const check = new CheckAiAccess({ vendorModels, textGenerator });
  return {
    textGenerator,
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
