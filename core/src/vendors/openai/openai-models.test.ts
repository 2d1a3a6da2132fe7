import { afterAll, beforeAll, expect, it } from 'vitest';
import { FakeClock, buildCredential, uniqueId } from '../../testing/index.ts';
import { startNastyServer, startVendorSandbox, type VendorSandbox } from '../../testing/vendor-sandbox.ts';
import { OpenAiModels } from './openai-models.ts';

let sandbox: VendorSandbox;
beforeAll(async () => {
  sandbox = await startVendorSandbox();
});
afterAll(() => sandbox.close());

const credentialOf = (secret = 'sk-test', baseUrl = `${sandbox.url}/v1`) =>
  buildCredential({ type: 'Openai', secret, baseUrl, fingerprint: uniqueId('key') });

it('lists the models of a key with the day they end, and tells the vendor’s own day', async () => {
  const { models, today } = await new OpenAiModels({ clock: new FakeClock() }).list(credentialOf());
  expect(models).toContainEqual({ id: 'gpt-5', created: expect.any(Number), shutdownDate: '2026-12-11' });
  expect(models).toContainEqual({ id: 'gpt-6.1-sol', created: expect.any(Number), shutdownDate: null });
  expect(today).toBe('2026-11-16');
});

it('hears what is left of tokens and requests', async () => {
  const heard: string[] = [];
  const onQuota = (_of: unknown, quotas: readonly { unit: string; limit: number }[]): void =>
    void heard.push(...quotas.map(({ unit, limit }) => `${limit} ${unit}`));
  await new OpenAiModels({ clock: new FakeClock(), onQuota }).list(credentialOf());
  expect(heard).toEqual(['500000 tokens per minute', '500 requests per minute']);
});

it('says whether the key or the server is why there is no list', async () => {
  const models = new OpenAiModels({ clock: new FakeClock() });
  await expect(models.list(credentialOf('invalid'))).rejects.toMatchObject({ code: 'ai_unauthorized' });
  await expect(models.list(credentialOf('sk', 'http://127.0.0.1:9/v1'))).rejects.toMatchObject({
    code: 'ai_unavailable',
  });
});

it('takes a server of its own mind as it is: no list, an empty one, or an error in its place', async () => {
  const answers = [
    { status: 404, body: '404 page not found' },
    { status: 200, body: '{"object":"list","data":[]}' },
    { status: 200, body: '{"error":{"message":"No auth credentials found","code":401}}' },
  ];
  const server = await startNastyServer((_req, res) => {
    const { status, body } = answers.shift() ?? { status: 500, body: '' };
    res.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  const list = () => new OpenAiModels({ clock: new FakeClock() }).list(credentialOf('sk', `${server.url}/v1`));
  expect((await list()).models).toEqual([]);
  expect((await list()).models).toEqual([]);
  await expect(list()).rejects.toMatchObject({ code: 'ai_unauthorized' });
  await server.close();
});
