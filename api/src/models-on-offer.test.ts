import type { AiModelWire, OfferedModelWire } from '@overture/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

let api: TestApi;
let boss: string;
beforeEach(async () => {
  api = await startTestApi();
  boss = await api.signIn(superadminSignIn);
});
afterEach(() => api.stop());

const get = async <T>(path: string, token = boss): Promise<T> => (await api.call<T>(`/api${path}`, { token })).body;
const send = <T = Record<string, unknown>>(method: string, path: string, json: object = {}) =>
  api.call<T>(`/api${path}`, { method, token: boss, json });

describe('the models on offer', () => {
  const sol = { id: 'gpt-6.1-sol', created: 2, shutdownDate: null };
  const five = { id: 'gpt-5', created: 1, shutdownDate: '2026-12-11' };
  const available = (token?: string, query = '?department=Overture-Sales') =>
    get<{ models: OfferedModelWire[]; ended: OfferedModelWire[] }>(`/model-ai/available${query}`, token);

  it('are what the key lists, with state, price and replacement; an admin’s own domain is implied', async () => {
    api.vendorModels.models = [sol, five];
    const { models } = await available();
    expect(models).toMatchObject([
      {
        id: 'gpt-5',
        label: 'GPT-5 (default)',
        shutdownDate: '2026-12-11',
        state: 'ends-soon',
        replacement: 'gpt-6.1-sol',
        price: { input: 1.25, cachedInput: 0.125, cacheWrite: 1.25, output: 10 },
        priceSource: 'list',
        isDefault: true,
      },
      { id: 'gpt-6.1-sol', shutdownDate: null, state: 'active', price: { cacheWrite: 2.5 }, isDefault: false },
    ]);
    const admin = await api.signIn(adminSignIn);
    expect((await available(admin, '')).models).toEqual(models);
    const { status } = await api.call('/api/model-ai/available?department=DT-PM', { token: admin });
    expect(status).toBe(403);
  });

  it('are moved to the replacement in one call, for every domain to see', async () => {
    api.vendorModels.models = [sol, five];
    api.vendorModels.today = '2026-12-11';
    const fields = { aiModel: 'gpt-5', aiModelLabel: 'GPT-5', department: 'Overture-Sales', isDefault: true };
    const price = { input: 3, cachedInput: 0.3, cacheWrite: 3, output: 12 };
    const { data } = (await send<{ data: AiModelWire }>('POST', '/model-ai', { ...fields, price })).body;
    expect(await available()).toMatchObject({ models: [], ended: [{ id: 'gpt-5', state: 'ended', price }] });
    expect((await send('POST', `/model-ai/${data._id}/move`)).body).toMatchObject({
      message: 'Overture-Sales offers GPT-6.1 Sol in its place now',
      data: { aiModel: 'gpt-6.1-sol', isDefault: true, active: true },
    });
    const { domains } = await get<{ domains: { department: string; models: OfferedModelWire[] }[] }>(
      '/model-ai/domains',
    );
    expect(domains.find(({ department }) => department === 'Overture-Sales')?.models).toMatchObject([
      { id: 'gpt-6.1-sol', isDefault: true },
    ]);
    const { models } = await get<{ models: OfferedModelWire[] }>('/model-ai/choices?department=DT-PM');
    expect(models.map(({ id, state }) => `${id} ${state}`).slice(0, 2)).toEqual(['gpt-6.1-sol active', 'gpt-5 ended']);
    expect(models).toHaveLength(9);
    expect((await send('DELETE', `/model-ai/${data._id}/move`)).body).toMatchObject({
      message: 'Overture-Sales offers GPT-5 again',
      data: { aiModel: 'gpt-5', isDefault: true, active: true, isMoved: false },
    });
    expect((await send('DELETE', `/model-ai/${data._id}/move`)).status).toBe(409);
  });
});
