import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { ModelCall } from '../../models/domain/model-call.ts';
import type { SequenceRequest, WritingProgress } from '../../models/ports/text-generator.ts';
import { billedTo, buildCredential, FakeClock, silentLogger, uniqueId } from '../../testing/index.ts';
import { startNastyServer, type NastyServer } from '../../testing/vendor-sandbox.ts';
import { OpenAiTextGenerator } from './openai-text-generator.ts';

const bodySchema = z.looseObject({
  stream: z.boolean().optional(),
  stream_options: z.unknown().optional(),
  max_completion_tokens: z.number().optional(),
  max_tokens: z.number().optional(),
  service_tier: z.string().optional(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).default([]),
  response_format: z.looseObject({ type: z.string() }).optional(),
});
type Body = z.infer<typeof bodySchema>;
interface Answer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  /** Sent as it is; a list is a stream of events. */
  readonly body: object | string | readonly object[];
}

const good = JSON.stringify({
  detected_service: null,
  sales_playbook_html: '<h3>Key Insights</h3><ul><li>One</li></ul>',
  emails: [{ subject: 'Hello', body: 'Dear Ada' }],
});
const delta = (content: string, more: object = {}): object => ({
  model: 'local-8b',
  choices: [{ index: 0, delta: { content }, finish_reason: null, ...more }],
});
const end = (finish_reason = 'stop'): object => ({ choices: [{ index: 0, delta: {}, finish_reason }] });
const usage = {
  choices: [],
  usage: { prompt_tokens: 120, completion_tokens: 30, prompt_tokens_details: { cached_tokens: 100 } },
};
const written = (content = good): readonly object[] => [
  delta(content.slice(0, 20)),
  delta(content.slice(20)),
  end(),
  usage,
];
/** The last event of an answer by the Responses API. */
const responded = (content = good): object => ({
  type: 'response.completed',
  response: {
    status: 'completed',
    model: 'local-8b',
    incomplete_details: null,
    output: [{ type: 'message', content: [{ type: 'output_text', text: content }] }],
  },
});
const refusal = (status: number, error: unknown): Answer => ({ status, body: { error } });
const notFound: Answer = { status: 404, body: '404 page not found' };

let server: NastyServer | null = null;
/** What the server was asked, as `path format`. */
let asked: string[] = [];
let bodies: Body[] = [];
afterEach(async () => {
  await server?.close();
  asked = [];
  bodies = [];
});

async function serve(answerOf: (path: string, body: Body, nth: number) => Answer) {
  server = await startNastyServer((req, res) => {
    void text(req).then((raw) => {
      const path = (req.url ?? '').replace('/v1', '');
      const body = bodySchema.parse(JSON.parse(raw));
      asked.push(`${path} ${body.response_format?.type ?? '-'}`);
      bodies.push(body);
      const { status = 200, headers = {}, body: answer } = answerOf(path, body, asked.length);
      if (Array.isArray(answer)) {
        res.writeHead(status, { 'content-type': 'text/event-stream', ...headers });
        for (const event of answer) res.write(`data: ${JSON.stringify(event)}\n\n`);
        res.end('data: [DONE]\n\n');
      } else {
        const isText = typeof answer === 'string';
        res.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json', ...headers });
        res.end(isText ? answer : JSON.stringify(answer));
      }
    });
  });
  const credential = buildCredential({
    type: 'Openai',
    baseUrl: `${server.url}/v1`,
    secret: 'sk-1',
    fingerprint: uniqueId('key'),
  });
  const clock = new FakeClock();
  const generator = new OpenAiTextGenerator({ clock, logger: silentLogger });
  const request: SequenceRequest = {
    model: 'local-8b',
    prompt: { instructions: 'Rules.', stablePrefix: 'Template.', contactData: 'Contact.' },
    credential,
    billedTo,
    serviceTier: 'default',
  };
  const paid: ModelCall[] = [];
  const onCall = (call: ModelCall): void => void paid.push(call);
  const write = (more: Partial<SequenceRequest> = {}) => generator.writeSequence({ ...request, onCall, ...more });
  return { generator, request, clock, paid, write };
}

describe('a server without the Responses API', () => {
  it.each([
    ['404', notFound],
    ['405', { status: 405, body: 'Method Not Allowed' }],
    ['501', refusal(501, { message: 'not implemented' })],
  ])('is asked for a chat completion after a %s, at once the next time, and with its usage', async (_name, answer) => {
    const { write } = await serve((path) => (path === '/responses' ? answer : { body: written() }));
    const sequence = await write();
    expect(sequence).toMatchObject({
      answer: { emails: [{ subject: 'Hello', body: 'Dear Ada' }] },
      calls: [
        {
          usage: { inputTokens: 120, cachedTokens: 100, cacheWriteTokens: 0, outputTokens: 30 },
          serviceTier: 'default',
        },
      ],
      model: 'local-8b',
    });
    await write();
    expect(asked).toEqual(['/responses -', '/chat/completions json_schema', '/chat/completions json_schema']);
  });

  it('is asked for a whole answer where it stands before an organisation that is not verified', async () => {
    const unverified = { param: 'stream', code: 'unsupported_value', message: 'Your organization must be verified.' };
    const whole = {
      model: 'local-8b',
      choices: [{ message: { content: good }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 120, completion_tokens: 30 },
    };
    const { write } = await serve((path, { stream }) => {
      if (path === '/responses') return notFound;
      return stream === true ? refusal(400, unverified) : { body: whole };
    });
    const onWriting = vi.fn();
    expect(await write({ onWriting })).toMatchObject({
      answer: { emails: [{ subject: 'Hello' }] },
      calls: [{ usage: { inputTokens: 120 } }],
    });
    expect(onWriting).not.toHaveBeenCalled();
    await write();
    expect(bodies.map(({ stream }) => stream)).toEqual([true, true, false, false]);
    // OpenAI refuses these without a stream.
    expect(bodies[2]).not.toHaveProperty('stream_options');
  });

  it('is asked again for responses after an hour', async () => {
    const { write, clock } = await serve((path) => (path === '/responses' ? notFound : { body: written() }));
    await write();
    clock.advance(3_600_001);
    await write();
    expect(asked.filter((line) => line.startsWith('/responses'))).toHaveLength(2);
  });

  it('is sent one system and one user message, the schema in words too, and nothing it need not know', async () => {
    const { write } = await serve((path) => (path === '/responses' ? notFound : { body: written() }));
    await write();
    const { messages, ...rest } = bodies[1] ?? { messages: [] };
    expect(messages).toEqual([
      { role: 'system', content: expect.stringMatching(/^Rules\.\n[^]*sales_playbook_html/) },
      { role: 'user', content: 'Template.\n\nContact.' },
    ]);
    expect(Object.keys(rest).toSorted()).toEqual([
      'max_completion_tokens',
      'model',
      'response_format',
      'stream',
      'stream_options',
    ]);
  });

  it('writes summaries as well, with no format', async () => {
    const { generator, request } = await serve((path) =>
      path === '/responses' ? notFound : { body: written('<think>Hm.</think>\nAda wants a shop.') },
    );
    const { model, credential } = request;
    const summary = await generator.summarise({
      model,
      credential,
      billedTo,
      instructions: 'Summarise.',
      text: 'A call.',
    });
    expect(summary).toMatchObject({
      text: 'Ada wants a shop.',
      calls: [{ usage: { inputTokens: 120, outputTokens: 30 } }],
    });
    expect(asked).toEqual(['/responses -', '/chat/completions -']);
  });

  it('is not taken for one without the model', async () => {
    const { write } = await serve(() =>
      refusal(404, { message: "model 'local-8b' not found", type: 'not_found_error' }),
    );
    await expect(write()).rejects.toMatchObject({ code: 'model_unavailable' });
    expect(asked).toHaveLength(1);
  });
});

it('a server that does not know the breakpoints of the cache is asked without them from then on', async () => {
  const { generator, request } = await serve((path, body) => {
    if (path !== '/responses') return notFound;
    const isKnown =
      body.prompt_cache_options === undefined && !JSON.stringify(body).includes('prompt_cache_breakpoint');
    return isKnown
      ? { body: [responded()] }
      : refusal(400, { message: 'Unsupported', param: 'prompt_cache_options', code: 'unsupported_parameter' });
  });
  const write = () => generator.writeSequence({ ...request, model: 'gpt-6.1-sol' });
  expect((await write()).answer.emails).toHaveLength(1);
  await write();
  expect(asked).toHaveLength(3);
});

describe('a server without structured outputs', () => {
  const formats = (known: readonly string[]) => (path: string, body: Body) => {
    if (path === '/responses') return notFound;
    const type = body.response_format?.type ?? '-';
    return known.includes(type)
      ? { body: written(`<think>Let me see {</think>\n\`\`\`json\n${good}\n\`\`\``) }
      : refusal(400, `'response_format.type' must be one of ${known.join()}`);
  };

  it.each([
    [['json_object', '-'], 'json_object'],
    [['-'], '-'],
  ])('that knows the formats %j is asked for %s, and at once the next time', async (known, format) => {
    const { write } = await serve(formats(known));
    expect((await write()).answer.emails).toHaveLength(1);
    const first = asked.length;
    expect((await write()).answer.emails).toHaveLength(1);
    expect(asked.slice(first)).toEqual([`/chat/completions ${format}`]);
  });

  it('but with responses is asked for a chat completion too', async () => {
    const { write } = await serve((path) =>
      path === '/responses'
        ? refusal(422, { message: 'text.format: extra fields not permitted' })
        : { body: written() },
    );
    expect((await write()).answer.emails).toHaveLength(1);
    expect(asked).toEqual(['/responses -', '/chat/completions json_schema']);
  });
});

describe('a chat server of its own mind', () => {
  const chat = (answer: (body: Body, nth: number) => Answer) =>
    serve((path, body, nth) => (path === '/responses' ? notFound : answer(body, nth)));

  it('may answer whole instead of in a stream', async () => {
    const { write } = await chat(() => ({
      body: { ...usage, choices: [{ message: { role: 'assistant', content: good }, finish_reason: 'stop' }] },
    }));
    expect(await write()).toMatchObject({
      answer: { emails: [{}] },
      calls: [{ usage: { inputTokens: 120 } }],
      model: 'local-8b',
    });
  });

  it('is asked without the parameters that it refuses', async () => {
    const { write } = await chat((body) => {
      if (body.stream_options !== undefined) return refusal(422, { message: 'stream_options: extra fields' });
      if (body.max_completion_tokens !== undefined)
        return refusal(400, { message: 'max_completion_tokens is unknown' });
      if (body.max_tokens !== undefined)
        return refusal(400, { message: "'max_tokens' is too large. The maximum context length is 8192." });
      return { body: written() };
    });
    expect((await write()).answer.emails).toHaveLength(1);
    const first = asked.length;
    await write();
    expect(asked.length).toBe(first + 1);
  });

  it.each([
    ['cut stream', [delta(good)], /cut off/],
    ['page of a proxy', '<html>please wait</html>', /cut off/],
    ['overlong answer', [delta(good.slice(0, 50)), end('length')], /ran out of room/],
    ['empty answer', [delta(' '), end()], /empty/],
    ['prose', [delta('Certainly! Here are your emails.'), end()], /could not be read/],
    ['list of numbers', [1, 2, 3].map((n) => ({ n })), /cut off/],
  ])(
    'is asked to repair a %s once, and fails the second time with a reason for people',
    async (_name, body, reason) => {
      const { write } = await chat((_body, nth) => ({ body: nth > 2 ? written() : body }));
      expect((await write()).answer.emails).toHaveLength(1);
      const repair = bodies.at(-1)?.messages.at(-1);
      expect(repair).toMatchObject({ role: 'user', content: expect.stringContaining('could not be used') });
      await server?.close();
      const again = await chat(() => ({ body }));
      await expect(again.write()).rejects.toMatchObject({
        code: 'ai_bad_answer',
        message: expect.stringMatching(reason),
      });
    },
  );

  it.each([
    ['filtered answer', [delta(''), end('content_filter')], /content filter/],
    ['refusal', [{ choices: [{ delta: { refusal: 'No.' }, finish_reason: null }] }, end()], /declined/],
  ])('is not asked again after a %s', async (_name, body, reason) => {
    const { write } = await chat((_body, nth) => ({ body: nth < 3 ? written() : body }));
    await write();
    const asking = asked.length;
    await expect(write()).rejects.toMatchObject({
      code: 'ai_bad_answer',
      message: expect.stringMatching(reason),
      isFinal: true,
    });
    expect(asked.length).toBe(asking + 1);
  });

  it.each([
    [refusal(401, { message: 'bad key' }), 'ai_unauthorized'],
    [{ ...refusal(429, { message: 'slow down' }), headers: { 'retry-after': '7' } }, 'ai_rate_limited'],
    [refusal(503, 'loading the model'), 'ai_unavailable'],
    [refusal(400, { message: 'This exceeds the maximum context length of 4096.' }), 'ai_bad_answer'],
  ])('has its errors told apart, and is not asked in another way: %j', async (answer, code) => {
    const { write } = await chat(() => answer);
    await expect(write()).rejects.toMatchObject({ code, ...(code === 'ai_rate_limited' && { retryAfterMs: 7_000 }) });
    expect(asked).toEqual(['/responses -', '/chat/completions json_schema']);
  });
});

const counted = { input_tokens: 120, output_tokens: 30, input_tokens_details: { cached_tokens: 100 } };
/** A whole response, with which some servers answer although a stream was asked for. */
const response = (more: object = {}): object => ({
  object: 'response',
  status: 'completed',
  error: null,
  model: 'local-8b',
  output: [{ type: 'message', content: [{ type: 'output_text', text: good }] }],
  usage: counted,
  ...more,
});
const streamed = (more: object = {}): readonly object[] => [
  { type: 'response.created', response: response({ status: 'in_progress', output: [], usage: null }) },
  { type: 'response.completed', response: response(more) },
];

describe('an error in the place of an answer', () => {
  const errors: readonly (readonly [string, unknown, object])[] = [
    ['a text', 'The model is loading', { code: 'ai_unavailable', message: expect.stringMatching(/error of its own/) }],
    ['a number for a code', { code: 429, message: 'Provider is busy' }, { code: 'ai_rate_limited' }],
    ['a number without credit', { code: 402, message: 'Insufficient credits' }, { code: 'ai_quota_exhausted' }],
    ['a refused key', { code: '401', message: 'No auth credentials found' }, { code: 'ai_unauthorized' }],
    ["OpenAI's own code", { code: 'insufficient_quota', message: 'No credit.' }, { code: 'ai_quota_exhausted' }],
    ['no code', { message: 'Oops' }, { code: 'ai_unavailable' }],
  ];

  it.each(errors)('is told by its code, and asked once: %s', async (_name, error, told) => {
    for (const body of [{ error }, [{ error }]] as const) {
      const { write, paid } = await serve(() => ({ body }));
      await expect(write()).rejects.toMatchObject(told);
      expect([asked.length, paid]).toEqual([1, []]);
      await server?.close();
      asked = [];
      const chat = await serve((path) => (path === '/responses' ? notFound : { body }));
      await expect(chat.write()).rejects.toMatchObject(told);
      expect([asked.length, chat.paid]).toEqual([2, []]);
      await server?.close();
      asked = [];
    }
  });

  it('is told too where the whole object is the error', async () => {
    const { write, paid } = await serve(() => ({ body: { object: 'error', message: 'Overloaded', code: 503 } }));
    await expect(write()).rejects.toMatchObject({ code: 'ai_unavailable' });
    expect([asked.length, paid]).toEqual([1, []]);
  });

  it('may have to be paid for once the model has begun to write, and is not repaired', async () => {
    const begun = { type: 'response.output_text.delta', item_id: 'm1', delta: '{"emails' };
    const { write, paid } = await serve(() => ({ body: [begun, { type: 'error', code: 'server_error' }] }));
    await expect(write()).rejects.toMatchObject({ code: 'ai_unavailable' });
    expect([asked.length, paid]).toEqual([1, [{ usage: null, serviceTier: 'default' }]]);
    await server?.close();
    const chat = await serve((path) => (path === '/responses' ? notFound : { body: [delta('{'), { error: 'Oops' }] }));
    await expect(chat.write()).rejects.toMatchObject({ code: 'ai_unavailable' });
    expect(chat.paid).toEqual([{ usage: null, serviceTier: 'default' }]);
  });

  it('is paid for as the failed response says', async () => {
    const failed = { status: 'failed', error: { code: 'server_error', message: 'Oops' } };
    const { write, paid } = await serve(() => ({ body: response(failed) }));
    await expect(write()).rejects.toMatchObject({ code: 'ai_unavailable' });
    expect(paid).toMatchObject([{ usage: { inputTokens: 120, outputTokens: 30 } }]);
    expect(asked).toHaveLength(1);
  });
});

describe('a server that answers in its own way', () => {
  it.each([
    ['JSON instead of a stream', response()],
    ['no model and no status', response({ model: null, status: undefined })],
  ])('is understood at once: %s', async (_name, body) => {
    const { write } = await serve(() => ({ body }));
    const onWriting = vi.fn();
    expect(await write({ onWriting })).toMatchObject({
      answer: { emails: [{ subject: 'Hello' }] },
      model: 'local-8b',
      calls: [{ usage: { inputTokens: 120, cachedTokens: 100, outputTokens: 30 } }],
    });
    expect(onWriting).not.toHaveBeenCalled();
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['null', { input_tokens: null, output_tokens: null }, null],
    ['half', { input_tokens: null, output_tokens: 30 }, null],
    ['null among the details', { ...counted, input_tokens_details: { cached_tokens: null } }, { inputTokens: 120 }],
  ])('is not paid again for token counts that are %s', async (_name, told, known) => {
    const { write } = await serve(() => ({ body: streamed({ usage: told }) }));
    expect((await write()).calls).toMatchObject([{ usage: known }]);
    const [prompt_tokens, completion_tokens] = [told.input_tokens, told.output_tokens];
    const chatUsage = { choices: [], usage: { prompt_tokens, completion_tokens } };
    await server?.close();
    asked = [];
    const chat = await serve((path) => (path === '/responses' ? notFound : { body: [delta(good), end(), chatUsage] }));
    expect((await chat.write()).calls).toMatchObject([{ usage: known }]);
    expect(asked).toHaveLength(2);
  });

  it('is asked without a tier that it refuses by whichever words, from then on', async () => {
    const { write } = await serve((_path, { service_tier: tier }) => {
      if (tier === 'flex')
        return refusal(400, { message: "Invalid value: 'flex'.", param: 'service_tier', code: 'invalid_value' });
      if (tier !== undefined) return refusal(422, { message: 'service_tier: extra inputs are not permitted' });
      return { body: streamed() };
    });
    expect((await write({ serviceTier: 'flex' })).answer.emails).toHaveLength(1);
    expect(bodies.map(({ service_tier: tier }) => tier)).toEqual(['flex', 'default', undefined]);
    await write();
    expect(asked).toEqual(Array(4).fill('/responses -'));
  });

  it('is believed about the tier that it used, and asked for the default one by its name', async () => {
    const { write } = await serve((path, { service_tier: tier }) =>
      path === '/responses' ? { body: streamed({ service_tier: tier === 'flex' ? 'flex' : 'priority' }) } : notFound,
    );
    expect((await write()).calls).toMatchObject([{ serviceTier: 'priority' }]);
    expect((await write({ serviceTier: 'flex' })).calls).toMatchObject([{ serviceTier: 'flex' }]);
    expect(bodies.map(({ service_tier: tier }) => tier)).toEqual(['default', 'flex']);
    await server?.close();
    const chat = await serve((path) =>
      path === '/responses' ? notFound : { body: [delta(good), { ...end(), service_tier: 'priority' }, usage] },
    );
    expect((await chat.write()).calls).toMatchObject([{ serviceTier: 'priority' }]);
  });

  it('says that the account has reached its spending limit', async () => {
    const { write, paid } = await serve(() =>
      refusal(400, { message: 'Billing hard limit has been reached', code: 'billing_hard_limit_reached' }),
    );
    await expect(write()).rejects.toMatchObject({
      code: 'ai_quota_exhausted',
      message: expect.stringMatching(/spending limit that is set at the vendor/),
    });
    expect([asked.length, paid]).toEqual([1, []]);
  });
});

describe('the messages of an answer', () => {
  const message = (phase: string | null, text: string) => ({
    type: 'message',
    id: `m-${phase}`,
    phase,
    content: [{ type: 'output_text', text }],
  });

  it.each([
    ['final_answer', 'commentary'],
    [null, 'commentary'],
  ])('are those of the phase %s, not of the phase %s', async (phase, comment) => {
    const output = [message(comment, 'I will now read the {"subject": "history"}.'), message(phase, good)];
    const deltas = output.flatMap((item) => [
      { type: 'response.output_item.added', item: { ...item, content: [] } },
      { type: 'response.output_text.delta', item_id: item.id, delta: item.content[0]?.text },
    ]);
    const { write, generator, request } = await serve(() => ({
      body: [...deltas, { type: 'response.completed', response: response({ output }) }],
    }));
    const told: string[] = [];
    const onWriting = ({ emails }: WritingProgress) => void told.push(emails.map(({ subject }) => subject).join());
    const { answer, calls } = await write({ onWriting });
    expect([answer.emails.length, calls.length, asked.length]).toEqual([1, 1, 1]);
    expect(new Set(told)).toEqual(new Set(['', 'Hello']));
    const { model, credential } = request;
    const summary = { model, credential, billedTo, instructions: 'Summarise.', text: 'A call.' };
    expect((await generator.summarise(summary)).text).toBe(good);
  });
});
