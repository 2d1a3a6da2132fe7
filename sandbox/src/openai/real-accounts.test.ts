import OpenAI from 'openai';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startSandbox, type Sandbox } from '../start-sandbox.ts';

let sandbox: Sandbox;
const client = (apiKey = 'sk-real-0001') => new OpenAI({ apiKey, baseURL: `${sandbox.url}/v1`, maxRetries: 0 });
const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
  const answer = await fetch(`${sandbox.url}/_sandbox${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return answer.status === 204 ? null : answer.json();
};
const bill = async () =>
  z
    .object({ requests: z.number(), cachedTokens: z.number(), cacheWriteTokens: z.number(), usd: z.number() })
    .parse(await control('GET', '/bill'));

const long = Array.from({ length: 400 }, (_, index) => `Sentence ${index} of a long template.`).join(' ');
let tokens = 0;
/** Each test has a key of its own, and so a cache of its own. */
const freshClient = () => client(`sk-real-${(tokens += 1)}`);

beforeAll(async () => {
  sandbox = await startSandbox({ aiLatencyMs: 0, today: new Date('2026-11-16') });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await control('DELETE', '/faults');
  await control('DELETE', '/bill');
});

test('models come with the day they end; one that has ended answers with an error', async () => {
  const dates = Object.fromEntries((await client().models.list()).data.map((model) => [model.id, model.shutdown_date]));
  expect(dates).toMatchObject({
    'gpt-5': '2026-12-11',
    'gpt-5-chat-latest': '2026-07-23',
    'gpt-5-codex': '2026-07-23',
    'gpt-6.1-sol': null,
    'gpt-6.1-terra': null,
    'gpt-6-luna': null,
  });
  await expect(client().responses.create({ model: 'gpt-5-codex', input: 'x' })).rejects.toMatchObject({
    status: 404,
    code: 'model_not_found',
  });
});

test('its days can be moved: gpt-5 ends, and the answers carry the new date', async () => {
  const ask = () => client().responses.create({ model: 'gpt-5', input: 'Say hello.' }).withResponse();
  expect((await ask()).response.headers.get('date')).toContain('16 Nov 2026');
  expect(await control('POST', '/clock', { advanceDays: 25 })).toEqual({ today: '2026-12-11' });
  await expect(ask()).rejects.toMatchObject({ status: 404, message: expect.stringContaining('has been deprecated') });
  expect(await control('POST', '/clock', { advanceDays: -25 })).toEqual({ today: '2026-11-16' });
  await expect(ask()).resolves.toBeDefined();
});

test('an organisation that is not verified has some models, but not streamed', async () => {
  const openai = client('unverified-key');
  const stream = openai.responses.create({ model: 'gpt-6.1-sol', input: 'x', stream: true });
  await expect(stream).rejects.toMatchObject({ status: 400, param: 'stream', code: 'unsupported_value' });
  await expect(openai.responses.create({ model: 'gpt-6.1-sol', input: 'x' })).resolves.toBeDefined();
  await expect(openai.responses.create({ model: 'gpt-6-luna', input: 'x', stream: true })).resolves.toBeDefined();
});

test('a restricted key lists models and writes nothing', async () => {
  const openai = client('restricted-key');
  expect((await openai.models.list()).data.length).toBeGreaterThan(8);
  await expect(openai.responses.create({ model: 'gpt-5', input: 'x' })).rejects.toMatchObject({
    status: 401,
    code: 'missing_scope',
    message: expect.stringContaining('api.responses.write'),
  });
});

test.each([
  ['error-event', 'rate_limit_exceeded'],
  ['failed', 'invalid_prompt'],
  ['failed', 'server_error'],
])('a stream can end with %s and the code %s, and costs nothing', async (kind, code) => {
  await control('POST', '/faults', { vendor: 'openai', kind, code });
  const read = async (): Promise<unknown> => {
    for await (const event of await client().responses.create({ model: 'gpt-5', input: 'x', stream: true }))
      if (event.type === 'response.failed') return event.response.error;
    return null;
  };
  // The SDK throws an `error` event.
  expect(await read().catch((error: unknown) => error)).toMatchObject({ code });
  expect((await bill()).requests).toBe(0);
});

test('a request of more tokens than the account has in a minute is too large', async () => {
  await control('POST', '/faults', { vendor: 'openai', tokensPerMinute: 500 });
  await expect(client().responses.create({ model: 'gpt-5', input: long })).rejects.toMatchObject({
    status: 429,
    message: expect.stringMatching(/^429 Request too large .*Limit 500, Requested \d+/),
  });
  await expect(client().responses.create({ model: 'gpt-5', input: 'x' })).resolves.toBeDefined();
});

test('before gpt-5.6 a beginning is found without a word about it, and writing it is free', async () => {
  const openai = freshClient();
  const send = async (tail: string) =>
    (await openai.responses.create({ model: 'gpt-5', instructions: long, input: tail })).usage?.input_tokens_details;
  expect(await send('first')).toEqual({ cached_tokens: 0, cache_write_tokens: 0 });
  expect((await send('second'))?.cached_tokens).toBeGreaterThanOrEqual(1024);
  await expect(
    openai.responses.create({ model: 'gpt-5', input: 'x', prompt_cache_options: { mode: 'explicit' } }),
  ).rejects.toMatchObject({ status: 400, param: 'prompt_cache_options' });
});

test('from gpt-5.6 on the implicit breakpoint finds nothing before changing data, and is paid for', async () => {
  const openai = freshClient();
  const send = async (tail: string) =>
    (await openai.responses.create({ model: 'gpt-6.1-sol', instructions: long, input: tail })).usage;
  for (const tail of ['first', 'second']) {
    const usage = await send(tail);
    expect(usage?.input_tokens_details).toEqual({ cached_tokens: 0, cache_write_tokens: usage?.input_tokens });
  }
  expect((await send('second'))?.input_tokens_details.cached_tokens).toBeGreaterThan(1024);
});

test('an explicit breakpoint is found to the token, for half an hour', async () => {
  const openai = freshClient();
  const send = async (tail: string) =>
    (
      await openai.responses.create({
        model: 'gpt-6.1-sol',
        input: [
          {
            role: 'user',
            content: [{ type: 'input_text', text: long, prompt_cache_breakpoint: { mode: 'explicit' } }],
          },
          { role: 'user', content: tail },
        ],
        prompt_cache_options: { mode: 'explicit' },
      })
    ).usage?.input_tokens_details;
  const first = await send('first');
  expect(first?.cached_tokens).toBe(0);
  expect(first?.cache_write_tokens).toBeGreaterThan(1024);
  expect(await send('second')).toEqual({ cached_tokens: first?.cache_write_tokens, cache_write_tokens: 0 });
  await control('POST', '/clock', { advanceDays: 1 });
  expect((await send('third'))?.cached_tokens).toBe(0);
  await control('POST', '/clock', { advanceDays: -1 });
});

test('without a breakpoint, explicit means that nothing is written', async () => {
  const usage = await freshClient().responses.create({
    model: 'gpt-6.1-terra',
    input: long,
    prompt_cache_options: { mode: 'explicit' },
  });
  expect(usage.usage?.input_tokens_details).toEqual({ cached_tokens: 0, cache_write_tokens: 0 });
});

test('the bill counts reads, writes and flex at their own prices', async () => {
  const openai = freshClient();
  const ask = { model: 'gpt-6.1-sol', instructions: long, input: 'x' };
  const { usage } = await openai.responses.create(ask);
  const output = usage?.output_tokens ?? 0;
  expect((await bill()).usd).toBeCloseTo(((usage?.input_tokens ?? 0) * 2.5 + output * 10) / 1e6, 10);
  await control('DELETE', '/bill');
  await openai.responses.create({ ...ask, service_tier: 'flex' });
  const read = await bill();
  expect(read).toMatchObject({ requests: 1, cacheWriteTokens: 0, cachedTokens: usage?.input_tokens });
  expect(read.usd).toBeCloseTo((read.cachedTokens * 0.1 + output * 10) / 2e6, 10);
});
