import OpenAI from 'openai';
import { zodResponseFormat, zodTextFormat } from 'openai/helpers/zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { SampleCrm } from '../crm-data/sample-crm.ts';
import { startSandbox, type Sandbox } from '../start-sandbox.ts';
import { contactPrompt, rules, templatePrompt } from '../testing/build-prompt.ts';

const sequence = z.object({
  detected_service: z.string().nullable(),
  sales_playbook_html: z.string(),
  emails: z.array(z.object({ subject: z.string(), body: z.string() })),
});
const emailsFirst = z.object({
  emails: sequence.shape.emails,
  sales_playbook_html: z.string(),
  detected_service: z.string().nullable(),
});
const format = zodTextFormat(sequence, 'email_sequence');
const crm = new SampleCrm();
const template = templatePrompt(
  'Website relaunch',
  'Write a 4-email sequence for a web development prospect. Friendly tone.',
);
const ask = (index = 0) => ({
  model: 'gpt-5',
  store: false,
  instructions: rules,
  input: [
    { role: 'user' as const, content: template },
    { role: 'user' as const, content: contactPrompt(crm, crm.contacts[index] ?? expect.fail('no such contact')) },
  ],
  text: { format },
});

let sandbox: Sandbox;
const client = (apiKey = 'sk-sample-0001') => new OpenAI({ apiKey, baseURL: `${sandbox.url}/v1`, maxRetries: 0 });
const arm = (fault: Record<string, unknown>) =>
  fetch(`${sandbox.url}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vendor: 'openai', ...fault }),
  });

beforeAll(async () => {
  sandbox = await startSandbox({ aiLatencyMs: 0, today: new Date('2026-11-16') });
});
afterAll(() => sandbox.close());

test('tells what the models were sent, the newest first, fifty at most', async () => {
  for (let count = 1; count <= 51; count += 1)
    await client().responses.create({ model: 'gpt-5', instructions: 'Be short.', input: `Question ${count}` });
  const answer: unknown = await (await fetch(`${sandbox.url}/_sandbox/prompts`)).json();
  const { prompts } = z
    .object({ prompts: z.array(z.object({ model: z.string(), instructions: z.string(), messages: z.unknown() })) })
    .parse(answer);
  const sent = (count: number) => ({
    model: 'gpt-5',
    instructions: 'Be short.',
    messages: [{ role: 'user', text: `Question ${count}` }],
  });
  expect(prompts).toEqual(Array.from({ length: 50 }, (_, index) => sent(51 - index)));
});

test('structured output parses with the vendor’s own helper and says what it cost', async () => {
  const response = await client().responses.parse(ask());
  expect(response.status).toBe('completed');
  expect(response.model).toBe('gpt-5-2025-08-07');
  expect(response.output_parsed?.emails).toHaveLength(4);
  expect(response.output_parsed?.detected_service).toBe('web_development');
  expect(response.usage?.input_tokens).toBeGreaterThan(1500);
  expect(response.usage?.total_tokens).toBe((response.usage?.input_tokens ?? 0) + (response.usage?.output_tokens ?? 0));
  expect(response.usage?.output_tokens_details.reasoning_tokens).toBeGreaterThan(0);
});

test('writes token by token at the speed that was asked for, in the order of the schema', async () => {
  const slow = (tokensPerSecond: unknown) =>
    fetch(`${sandbox.url}/_sandbox/writer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tokensPerSecond }),
    });
  expect((await slow('fast')).status).toBe(400);
  expect(await (await slow(4_000)).json()).toEqual({ tokensPerSecond: 4_000 });
  try {
    const began = performance.now();
    let deltas = 0;
    const stream = client().responses.stream({ ...ask(), text: { format: zodTextFormat(emailsFirst, 'sequence') } });
    for await (const { type } of stream) if (type === 'response.output_text.delta') deltas += 1;
    const { usage, output_text: text } = await stream.finalResponse();
    const tokens = (usage?.output_tokens ?? 0) - (usage?.output_tokens_details.reasoning_tokens ?? 0);
    expect(performance.now() - began).toBeGreaterThan((tokens / 4_000) * 1_000);
    expect(deltas / tokens).toBeGreaterThan(0.8);
    expect(deltas / tokens).toBeLessThan(1.25);
    expect(Object.keys(JSON.parse(text))).toEqual(['emails', 'sales_playbook_html', 'detected_service']);
  } finally {
    await slow(null);
  }
});

test('a stream runs from created to completed and carries the same text as a plain answer', async () => {
  const stream = client().responses.stream(ask());
  const types: string[] = [];
  const numbers: number[] = [];
  for await (const event of stream) {
    if (types.at(-1) !== event.type) types.push(event.type);
    numbers.push(event.sequence_number);
  }
  expect(types).toEqual([
    'response.created',
    'response.in_progress',
    'response.output_item.added',
    'response.output_item.done',
    'response.output_item.added',
    'response.content_part.added',
    'response.output_text.delta',
    'response.output_text.done',
    'response.content_part.done',
    'response.output_item.done',
    'response.completed',
  ]);
  expect(numbers).toEqual(numbers.map((_, index) => index));
  const [streamed, plain] = [await stream.finalResponse(), await client().responses.parse(ask())];
  expect(streamed.output_parsed).toEqual(plain.output_parsed);
});

test('a prompt that begins like an earlier one counts as cached from 1,024 tokens on, in steps of 128, per key and model', async () => {
  const openai = client('sk-cache-test');
  const long = Array.from({ length: 400 }, (_, index) => `Sentence ${index} of a long template.`).join(' ');
  const send = async (tail: string, model = 'gpt-5') =>
    (await openai.responses.create({ model, instructions: long, input: tail })).usage?.input_tokens_details
      .cached_tokens ?? -1;
  expect(await send('first contact')).toBe(0);
  const cached = await send('second contact');
  expect(cached).toBeGreaterThanOrEqual(1024);
  expect(cached % 128).toBe(0);
  expect(await send('third contact', 'gpt-5-nano')).toBe(0);
  expect(
    (await client('sk-other').responses.create({ model: 'gpt-5', instructions: long, input: 'x' })).usage
      ?.input_tokens_details.cached_tokens,
  ).toBe(0);
});

test('chat completions give the same kinds of answers', async () => {
  const messages = [
    { role: 'system' as const, content: rules },
    { role: 'user' as const, content: `${template}\n${contactPrompt(crm, crm.contacts[2] ?? expect.fail())}` },
  ];
  const parsed = await client().chat.completions.parse({
    model: 'gpt-5-mini',
    messages,
    response_format: zodResponseFormat(sequence, 'email_sequence'),
  });
  expect(parsed.choices[0]?.message.parsed?.emails).toHaveLength(4);
  expect(parsed.usage?.prompt_tokens).toBeGreaterThan(500);
  const stream = await client().chat.completions.create({
    model: 'gpt-5',
    messages: [{ role: 'user', content: 'Say hello.' }],
    stream: true,
    stream_options: { include_usage: true },
  });
  let text = '';
  let total = 0;
  for await (const chunk of stream) {
    text += chunk.choices[0]?.delta.content ?? '';
    total = chunk.usage?.total_tokens ?? total;
  }
  expect(text).toContain('sandbox');
  expect(total).toBeGreaterThan(0);
});

test('any other schema gets an instance of it, an odd one the vendor’s refusal', async () => {
  const other = z.object({
    kind: z.enum(['a', 'b']),
    count: z.number().int(),
    tags: z.array(z.string()),
    inner: z.object({ ok: z.boolean() }).nullable(),
  });
  const response = await client().responses.parse({
    model: 'gpt-5-mini',
    input: 'Give me one.',
    text: { format: zodTextFormat(other, 'other') },
  });
  expect(other.safeParse(response.output_parsed).success).toBe(true);
  const loose = client().responses.create({
    model: 'gpt-5',
    input: 'x',
    text: {
      format: {
        type: 'json_schema',
        name: 'loose',
        strict: true,
        schema: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
      },
    },
  });
  await expect(loose).rejects.toMatchObject({ status: 400, code: 'invalid_json_schema' });
});

test('unknown models and unsupported parameters are refused', async () => {
  expect(await client().models.retrieve('gpt-5-codex')).toMatchObject({ id: 'gpt-5-codex' });
  await expect(client().responses.create({ model: 'gpt-4', input: 'x' })).rejects.toMatchObject({
    status: 404,
    code: 'model_not_found',
  });
  await expect(client().responses.create({ model: 'gpt-5', input: 'x', temperature: 0.2 })).rejects.toMatchObject({
    status: 400,
    code: 'unsupported_parameter',
    param: 'temperature',
  });
});

test('wrong keys are 401 with the vendor’s code', async () => {
  await expect(client('invalid-key-123456').models.list()).rejects.toMatchObject({
    status: 401,
    code: 'invalid_api_key',
  });
  await expect(client('expired').responses.create({ model: 'gpt-5', input: 'x' })).rejects.toMatchObject({
    status: 401,
  });
  expect((await fetch(`${sandbox.url}/v1/models`)).status).toBe(401);
});

test('output that is longer than allowed is incomplete, and says why', async () => {
  const response = await client().responses.create({
    ...ask(),
    max_output_tokens: 600,
    reasoning: { effort: 'minimal' },
  });
  expect(response).toMatchObject({ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } });
  expect(response.usage?.output_tokens).toBeLessThanOrEqual(620);
});

test('faults on demand: rate limit, no quota, refusal, unreadable, empty, cut off, reset', async () => {
  await arm({ times: 1, status: 429, headers: { 'retry-after': '2' } });
  await arm({ nth: [2], status: 429, code: 'insufficient_quota' });
  await arm({ nth: [3], kind: 'refusal' });
  await arm({ nth: [4], kind: 'bad-json' });
  await arm({ nth: [5], kind: 'empty' });
  await arm({ nth: [6], kind: 'reset' });
  await arm({ nth: [7], kind: 'cut-stream' });
  await arm({ nth: [8], status: 503 });
  const openai = client();
  await expect(openai.responses.parse(ask())).rejects.toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
  await expect(openai.responses.parse(ask())).rejects.toMatchObject({ status: 429, code: 'insufficient_quota' });
  const refused = await openai.responses.create(ask());
  expect(refused.output.at(-1)).toMatchObject({ type: 'message', content: [{ type: 'refusal' }] });
  await expect(openai.responses.parse(ask())).rejects.toThrow();
  expect((await openai.responses.create(ask())).output_text).toBe('');
  await expect(openai.responses.create(ask())).rejects.toBeInstanceOf(OpenAI.APIConnectionError);
  const cut = async () => {
    for await (const event of await openai.responses.create({ ...ask(), stream: true }))
      if (event.type === 'response.completed') return 'completed';
    return 'ended early';
  };
  await expect(cut().catch(() => 'broke off')).resolves.not.toBe('completed');
  await expect(openai.responses.create(ask())).rejects.toMatchObject({ status: 503 });
  await expect(openai.responses.create(ask())).resolves.toMatchObject({ status: 'completed' });
  await fetch(`${sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
});

test('left to itself an answer takes long enough to be seen', async () => {
  const slow = await startSandbox({ today: new Date('2026-11-16') });
  try {
    const openai = new OpenAI({ apiKey: 'sk-sample', baseURL: `${slow.url}/v1`, maxRetries: 0 });
    const startedAt = performance.now();
    await openai.responses.parse(ask());
    expect(performance.now() - startedAt).toBeGreaterThan(1150);
  } finally {
    await slow.close();
  }
});
