import type { AiModelWire, Prompt } from '@overture/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAdministration, type Administration } from './testing/administration.ts';
import { adminSignIn } from './testing/start-test-api.ts';

let app: Administration;
beforeEach(async () => {
  app = await startAdministration();
});
afterEach(() => app.api.stop());

describe('AI models', () => {
  const fields = { aiModel: 'gpt-5-mini', aiModelLabel: 'GPT-5 Mini', department: 'Overture-Sales', active: true };

  it('are created once per domain, replaced, deactivated and reactivated', async () => {
    const created = await app.send<{ data: AiModelWire }>('POST', '/model-ai', fields);
    expect(created).toMatchObject({
      status: 201,
      body: { success: true, message: 'AI model created successfully', data: fields },
    });
    const { _id } = created.body.data;
    expect((await app.send('POST', '/model-ai', fields)).status).toBe(409);
    expect(await app.send('DELETE', `/model-ai/${_id}`)).toMatchObject({
      status: 200,
      body: { success: true, message: 'AI model deactivated successfully', data: { active: false } },
    });
    expect((await app.get<{ data: AiModelWire[] }>('/model-ai')).data).toMatchObject([{ _id, active: false }]);
    expect(await app.send('PUT', `/model-ai/${_id}`, fields)).toMatchObject({
      status: 200,
      body: { message: 'AI model updated successfully', data: { active: true } },
    });
    expect((await app.send('PUT', '/model-ai/nobody', { ...fields, aiModel: 'gpt-5' })).status).toBe(404);
  });

  it('decide which models a submit may name', async () => {
    const { body } = await app.send<{ data: AiModelWire }>('POST', '/model-ai', fields);
    const admin = await app.api.signIn(adminSignIn);
    await app.api.process(await app.generate(admin));
    expect(app.api.ai.requests.at(-1)?.model).toBe('gpt-5-mini');
    await app.send('DELETE', `/model-ai/${body.data._id}`);
    const form = new FormData();
    form.append('hubspotId', '40000000002');
    form.append(
      'selectedPrompt',
      (await app.get<{ prompts: Prompt[] }>('/prompts?isFilter=false', admin)).prompts[0]?._id ?? '',
    );
    expect(await app.api.call('/api/email-sequence/generate-ai-email-results', { token: admin, form })).toMatchObject({
      status: 422,
      body: { code: 'model_unavailable' },
    });
  });
});
