import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildPrompt } from '../../writing/domain/build-prompt.ts';
import { usageOf, type ModelCall } from '../../models/domain/model-call.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import { buildRewritePrompt } from '../../writing/domain/build-rewrite-prompt.ts';
import type { SequenceRequest } from '../../models/ports/text-generator.ts';
import { emptyContext } from '../../contacts/domain/contact.ts';
import { SystemClock } from '../../platform/clock.ts';
import { billedTo, buildContact, buildCredential, buildSnapshot, silentLogger, uniqueId } from '../../testing/index.ts';
import {
  startNastyServer,
  startRecordingProxy,
  startVendorSandbox,
  type VendorSandbox,
} from '../../testing/vendor-sandbox.ts';
import { OpenAiTextGenerator } from './openai-text-generator.ts';

let sandbox: VendorSandbox;
beforeAll(async () => {
  // On this day gpt-5-chat-latest, which knows no effort, still answers.
  sandbox = await startVendorSandbox({ today: new Date('2026-07-01') });
});
afterEach(async () => {
  await sandbox.clearFaults();
  await sandbox.takeRequests();
  await sandbox.takeBill();
});
afterAll(() => sandbox.close());

const writer = (timeouts = {}): OpenAiTextGenerator =>
  new OpenAiTextGenerator({ clock: new SystemClock(), logger: silentLogger, timeouts });
const credentialOf = (secret = `sk-${uniqueId()}`, baseUrl = `${sandbox.url}/v1`) =>
  buildCredential({ type: 'Openai', secret, baseUrl, fingerprint: uniqueId('key') });

async function requestOf(overrides: Partial<SequenceRequest> = {}): Promise<SequenceRequest> {
  const { prompt } = await buildPrompt({
    agency: 'We are a digital agency that builds shops and apps. We write short and plainly.',
    services: [{ value: 'Web development', label: 'Web development' }],
    template: { title: 'Warm introduction', text: 'Write three emails. Refer to the last meeting.' },
    snapshot: buildSnapshot({
      contact: buildContact({ properties: { firstname: 'Ada', company: 'Northwind Robotics' } }),
    }),
    context: emptyContext,
    pdf: null,
  });
  return { model: 'gpt-5', prompt, credential: credentialOf(), billedTo, serviceTier: 'default', ...overrides };
}

const calls = async (): Promise<string[]> =>
  (await sandbox.takeRequests()).filter((line) => line.includes('/v1/responses'));

describe('OpenAiTextGenerator.writeSequence', () => {
  it('answers emails, playbook, service and usage from one request', async () => {
    const written = await writer().writeSequence(await requestOf());
    expect(written.answer.emails).toHaveLength(3);
    expect(written.answer.emails[0]?.body).toContain('Ada');
    expect(written.answer.sales_playbook_html).toContain('Key Insights');
    expect(written.model).toBe('gpt-5-2025-08-07');
    expect(usageOf(written.calls)?.inputTokens).toBeGreaterThan(1_000);
    expect(usageOf(written.calls)?.outputTokens).toBeGreaterThan(100);
    expect(written.calls).toMatchObject([{ serviceTier: 'default' }]);
    expect(await calls()).toHaveLength(1);
  });

  it('has the prefix read from the cache by the next contact', async () => {
    const credential = credentialOf();
    const generator = writer();
    await generator.writeSequence(await requestOf({ credential }));
    const request = await requestOf({ credential });
    const second = await generator.writeSequence({
      ...request,
      prompt: { ...request.prompt, contactData: '<contact>\nfirstname: Bo\n</contact>' },
    });
    expect(usageOf(second.calls)?.cachedTokens).toBeGreaterThan(1_000);
  });

  it('has gpt-5.6 and later cache what is the same for every contact, and nothing else', async () => {
    const credential = credentialOf();
    const write = async (name: string) => {
      const request = await requestOf({ credential, model: 'gpt-6.1-sol' });
      const contactData = `<contact>\nfirstname: ${name}\n</contact>`;
      return usageOf((await writer().writeSequence({ ...request, prompt: { ...request.prompt, contactData } })).calls);
    };
    const first = await write('Ada');
    expect(first?.cacheWriteTokens).toBeGreaterThan(1_000);
    expect(first?.cacheWriteTokens).toBeLessThan(first?.inputTokens ?? 0);
    expect(await write('Bo')).toMatchObject({ cachedTokens: first?.cacheWriteTokens, cacheWriteTokens: 0 });
  });

  it.each([
    ['an answer cut for its length', 'incomplete'],
    ['half an answer', 'bad-json'],
    ['an empty answer', 'empty'],
    ['a stream without its end', 'cut-stream'],
  ])('repairs %s once, and counts what both calls used', async (_name, kind) => {
    await sandbox.fault({ vendor: 'openai', match: '/responses', nth: [1], kind });
    const written = await writer().writeSequence(await requestOf());
    expect(written.answer.emails).toHaveLength(3);
    expect(await calls()).toHaveLength(2);
    // Of a call that broke off the vendor tells nothing.
    expect(written.calls).toHaveLength(2);
    if (kind === 'cut-stream') expect(written.calls[0]?.usage).toBeNull();
    else expect(usageOf(written.calls)?.inputTokens).toBeGreaterThan(3_000);
  });

  it.each([
    ['incomplete', /ran out of room/],
    ['bad-json', /could not be read/],
    ['empty', /empty/],
    ['cut-stream', /cut off/],
  ])('gives up on a second %s with a reason for people', async (kind, reason) => {
    await sandbox.fault({ vendor: 'openai', match: '/responses', kind });
    const paid: ModelCall[] = [];
    const request = await requestOf({ onCall: (call) => void paid.push(call) });
    await expect(writer().writeSequence(request)).rejects.toMatchObject({
      code: 'ai_bad_answer',
      message: expect.stringMatching(reason),
    });
    const usage = kind === 'cut-stream' ? null : { inputTokens: expect.any(Number), outputTokens: expect.any(Number) };
    expect(paid).toMatchObject([{ usage }, { usage }]);
    expect(await calls()).toHaveLength(2);
  });

  it('takes a refusal for an answer: it is not asked again, and its reason is for people', async () => {
    await sandbox.fault({ vendor: 'openai', match: '/responses', kind: 'refusal' });
    const paid: ModelCall[] = [];
    const request = await requestOf({ onCall: (call) => void paid.push(call) });
    await expect(writer().writeSequence(request)).rejects.toMatchObject({
      code: 'ai_bad_answer',
      message: expect.stringMatching(/declined to write/),
      isFinal: true,
    });
    expect(paid).toMatchObject([{ usage: { inputTokens: expect.any(Number), outputTokens: expect.any(Number) } }]);
    expect(await calls()).toHaveLength(1);
  });

  it('goes on without streaming where the organisation is not verified, and tells so once', async () => {
    const told: string[] = [];
    const onNotice = (_of: unknown, notice: string): void => void told.push(notice);
    const generator = new OpenAiTextGenerator({ clock: new SystemClock(), logger: silentLogger, onNotice });
    const request = await requestOf({ credential: credentialOf('unverified-key') });
    const onWriting = vi.fn();
    expect((await generator.writeSequence({ ...request, onWriting })).answer.emails).toHaveLength(3);
    expect(onWriting).not.toHaveBeenCalled();
    expect(usageOf((await generator.writeSequence(request)).calls)?.inputTokens).toBeGreaterThan(1_000);
    expect(await calls()).toEqual(['POST /v1/responses 400', 'POST /v1/responses 200', 'POST /v1/responses 200']);
    expect(told).toEqual([expect.stringContaining('organisation is not verified')]);
  });

  it.each([
    ['rate_limit_exceeded', { code: 'ai_rate_limited', retryAfterMs: 360 }],
    ['insufficient_quota', { code: 'ai_quota_exhausted' }],
    ['invalid_prompt', { code: 'ai_bad_answer', isFinal: true, message: expect.stringMatching(/usage policies/) }],
    ['server_error', { code: 'ai_unavailable' }],
  ])('hears %s in the middle of a stream for what it is, and pays for no repair', async (code, error) => {
    for (const kind of ['error-event', 'failed']) {
      await sandbox.fault({ vendor: 'openai', match: '/responses', kind, code });
      await expect(writer().writeSequence(await requestOf())).rejects.toMatchObject(error);
      expect(await calls()).toHaveLength(1);
      await sandbox.clearFaults();
    }
  });

  it('says which permission a restricted key lacks', async () => {
    await expect(
      writer().writeSequence(await requestOf({ credential: credentialOf('restricted-key') })),
    ).rejects.toMatchObject({ code: 'ai_unauthorized', scopes: ['api.responses.write'] });
  });

  it('says by how much a request is larger than the account has tokens in a minute', async () => {
    await sandbox.fault({ vendor: 'openai', tokensPerMinute: 500 });
    const failed = writer().writeSequence(await requestOf());
    await expect(failed).rejects.toMatchObject({ name: 'PromptTooLong', excessTokens: expect.any(Number) });
  });

  it('asks for a repair with less thought', async () => {
    const efforts: unknown[] = [];
    const server = await startNastyServer((req, res) => {
      let text = '';
      req.on('data', (chunk: Buffer) => (text += chunk.toString()));
      req.on('end', () => {
        efforts.push((JSON.parse(text) as { reasoning: unknown }).reasoning);
        res.writeHead(200, { 'content-type': 'text/html' }).end('<html>please wait</html>');
      });
    });
    const request = await requestOf({ credential: credentialOf('sk-x', `${server.url}/v1`) });
    await expect(writer().writeSequence(request)).rejects.toMatchObject({ code: 'ai_bad_answer' });
    expect(efforts).toEqual([{ effort: 'medium' }, { effort: 'low' }]);
    await server.close();
  });

  it.each([
    [400, 'context_length_exceeded'],
    [413, undefined],
    [429, 'Request too large'],
  ])('ends at once where the request itself is too long: %s %s', async (status, text) => {
    const body = { error: { message: `${text}: too many tokens`, type: 'tokens', code: text ?? null } };
    await sandbox.fault({ vendor: 'openai', match: '/responses', status, body });
    await expect(writer().writeSequence(await requestOf())).rejects.toMatchObject({
      code: 'ai_bad_answer',
      message: expect.stringMatching(/too long/),
      isFinal: true,
    });
  });

  it.each([
    [{ status: 401 }, 'ai_unauthorized'],
    [{ status: 403 }, 'ai_unauthorized'],
    [{ status: 404 }, 'model_unavailable'],
    [{ status: 429, code: 'insufficient_quota' }, 'ai_quota_exhausted'],
    [{ status: 500 }, 'ai_unavailable'],
    [{ status: 503 }, 'ai_unavailable'],
  ])('turns %o into %s without asking again', async (fault, code) => {
    await sandbox.fault({ vendor: 'openai', match: '/responses', ...fault });
    await expect(writer().writeSequence(await requestOf())).rejects.toMatchObject({ code });
    expect(await calls()).toHaveLength(1);
  });

  it.each([
    ['429', { status: 429 }, 'ai_rate_limited'],
    ['503', { status: 503 }, 'ai_unavailable'],
    ['refused key', { status: 401 }, 'ai_unauthorized'],
  ])('tells what a useless answer used although its repair ends with a %s', async (_name, fault, code) => {
    await sandbox.fault({ vendor: 'openai', match: '/responses', nth: [1], kind: 'incomplete' });
    await sandbox.fault({ vendor: 'openai', match: '/responses', nth: [2], ...fault });
    const paid: ModelCall[] = [];
    const request = await requestOf({ onCall: (call) => void paid.push(call) });
    await expect(writer().writeSequence(request)).rejects.toMatchObject({ code });
    const { inputTokens, outputTokens } = usageOf(paid) ?? { inputTokens: 0, outputTokens: 0 };
    expect(await sandbox.takeBill()).toMatchObject({ requests: 1, inputTokens, outputTokens });
  });

  it.each([
    ['gateway gives up', { kind: 'after', status: 504 }],
    ['gateway fails', { kind: 'after', status: 502 }],
  ])('tells of a call that may be paid for because a %s, and does not repeat it', async (_name, fault) => {
    await sandbox.fault({ vendor: 'openai', match: '/responses', ...fault });
    const paid: ModelCall[] = [];
    const request = await requestOf({ onCall: (call) => void paid.push(call) });
    await expect(writer().writeSequence(request)).rejects.toMatchObject({ code: 'ai_unavailable' });
    expect(paid).toEqual([{ usage: null, serviceTier: 'default' }]);
    expect(await sandbox.takeBill()).toMatchObject({ requests: 1 });
  });

  it('tells of each call whose connection broke, streamed or not, and of none that was not sent', async () => {
    const paid: ModelCall[] = [];
    const onCall = (call: ModelCall): void => void paid.push(call);
    for (const secret of [undefined, 'unverified-key']) {
      await sandbox.fault({ vendor: 'openai', match: '/responses', kind: 'reset' });
      const request = await requestOf({ credential: credentialOf(secret), onCall });
      await expect(writer().writeSequence(request)).rejects.toMatchObject({ code: 'ai_unavailable' });
      await sandbox.clearFaults();
    }
    expect(paid.map(({ usage }) => usage)).toEqual([null, null, null, null]);
    const gone = await startNastyServer(() => {});
    await gone.close();
    const nowhere = await requestOf({ credential: credentialOf('sk', `${gone.url}/v1`), onCall });
    await expect(writer().writeSequence(nowhere)).rejects.toMatchObject({ code: 'ai_unavailable' });
    expect(paid).toHaveLength(4);
  });

  it('pays for two calls at most: a lost one is repeated or a useless one is repaired', async () => {
    await sandbox.fault({ vendor: 'openai', match: '/responses', nth: [1], kind: 'reset' });
    await sandbox.fault({ vendor: 'openai', match: '/responses', nth: [2], kind: 'incomplete' });
    await expect(writer().writeSequence(await requestOf())).rejects.toMatchObject({ code: 'ai_bad_answer' });
    expect(await calls()).toHaveLength(2);
  });

  it('connects once more when the connection breaks before an answer, and no more', async () => {
    await sandbox.fault({ vendor: 'openai', match: '/responses', nth: [1], kind: 'reset' });
    expect((await writer().writeSequence(await requestOf())).answer.emails).toHaveLength(3);
    await sandbox.clearFaults();
    await sandbox.takeRequests();
    await sandbox.fault({ vendor: 'openai', match: '/responses', kind: 'reset' });
    await expect(writer().writeSequence(await requestOf())).rejects.toMatchObject({ code: 'ai_unavailable' });
    expect(await calls()).toHaveLength(2);
  });

  it.each([
    [429, 'ai_rate_limited'],
    [503, 'ai_unavailable'],
  ])('hands on how long a %s asks to wait', async (status, code) => {
    await sandbox.fault({ vendor: 'openai', match: '/responses', status, headers: { 'retry-after': '7' } });
    await expect(writer().writeSequence(await requestOf())).rejects.toMatchObject({
      code,
      retryAfterMs: 7_000,
    });
  });

  it('never shows a part of the key, whatever the vendor says', async () => {
    const failed = writer().writeSequence(await requestOf({ credential: credentialOf('invalid-key-1234567890') }));
    await expect(failed).rejects.toMatchObject({
      code: 'ai_unauthorized',
      message: expect.not.stringMatching(/7890|invalid-/),
    });
  });

  it('ends at its deadline when the vendor hangs', async () => {
    await sandbox.fault({ vendor: 'openai', kind: 'hang' });
    const started = performance.now();
    const paid: ModelCall[] = [];
    const request = await requestOf({ onCall: (call) => void paid.push(call) });
    await expect(writer({ sequence: 300 }).writeSequence(request)).rejects.toMatchObject({
      code: 'ai_unavailable',
      message: expect.stringMatching(/did not answer in time/),
    });
    expect(paid).toMatchObject([{ usage: null }]);
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  it("stops at once with the caller's reason when the caller leaves", async () => {
    await sandbox.fault({ vendor: 'openai', kind: 'hang' });
    const controller = new AbortController();
    const failed = writer().writeSequence(await requestOf({ signal: controller.signal }));
    setTimeout(() => controller.abort(new Error('lease lost')), 50);
    await expect(failed).rejects.toThrow('lease lost');
  });

  it('uses the flex tier when asked, and the default one when flex has no room', async () => {
    const tierOf = async () => (await writer().writeSequence(await requestOf({ serviceTier: 'flex' }))).calls;
    expect(await tierOf()).toMatchObject([{ serviceTier: 'flex' }]);
    await sandbox.fault({ vendor: 'openai', match: '/responses', nth: [1], status: 429, code: 'resource_unavailable' });
    expect(await tierOf()).toMatchObject([{ serviceTier: 'default' }]);
  });

  it.each(['rate_limit_exceeded', 'slow_down', 'insufficient_quota'])(
    'does not pay twice the price of flex because of a limit of the account: %s',
    async (code) => {
      await sandbox.fault({ vendor: 'openai', status: 429, code, headers: { 'retry-after': '7' } });
      const failed = writer().writeSequence(await requestOf({ serviceTier: 'flex' }));
      const told =
        code === 'insufficient_quota'
          ? { code: 'ai_quota_exhausted' }
          : { code: 'ai_rate_limited', retryAfterMs: 7_000 };
      await expect(failed).rejects.toMatchObject(told);
      expect(await calls()).toHaveLength(1);
    },
  );

  it('learns what a model does not take, and asks without it from then on', async () => {
    const generator = writer();
    const request = await requestOf({ model: 'gpt-5-chat-latest' });
    expect((await generator.writeSequence(request)).answer.emails).toHaveLength(3);
    expect(await calls()).toEqual(['POST /v1/responses 400', 'POST /v1/responses 200']);
    await generator.writeSequence(request);
    expect(await calls()).toEqual(['POST /v1/responses 200']);
  });

  it('sends nothing that would be kept, and data apart from rules', async () => {
    const bodies: Record<string, unknown>[] = [];
    const server = await startNastyServer((req, res) => {
      let text = '';
      req.on('data', (chunk: Buffer) => (text += chunk.toString()));
      req.on('end', () => {
        bodies.push(JSON.parse(text) as Record<string, unknown>);
        res.writeHead(200, { 'content-type': 'text/html' }).end('<html>please wait</html>');
      });
    });
    try {
      const request = await requestOf({ credential: credentialOf('sk-x', `${server.url}/v1`) });
      await expect(writer().writeSequence(request)).rejects.toMatchObject({ code: 'ai_bad_answer' });
      const { instructions, stablePrefix, contactData } = request.prompt;
      expect(bodies[0]).toMatchObject({
        store: false,
        instructions,
        input: [
          { role: 'user', content: stablePrefix },
          { role: 'user', content: contactData },
        ],
        text: { format: { type: 'json_schema', name: 'email_sequence', strict: true } },
      });
      expect(JSON.stringify(bodies)).not.toContain('sk-x');
    } finally {
      await server.close();
    }
  });
});

describe('OpenAiTextGenerator.rewriteEmail', () => {
  const email = { subject: 'Your shop', body: 'Hello Ada,\n\nOne thing. Another thing.\n\nBest regards,\nNora' };
  const requestFor = async (request: Omit<SequenceRequest, 'serviceTier'>, instruction = 'shorter') => ({
    ...request,
    prompt: buildRewritePrompt({
      agency: 'We are a digital agency that builds shops and apps. We write short and plainly.',
      services: [{ value: 'Web development', label: 'Web development' }],
      template: { title: 'Warm introduction', text: 'Write three emails. Refer to the last meeting.' },
      sources: [],
      today: '2026-07-01',
      email,
      others: [],
      instruction,
    }),
  });

  it('answers the email by one call, over the prefix that the generation had cached', async () => {
    const generator = writer();
    const request = await requestOf();
    await generator.writeSequence(request);
    await sandbox.takeRequests();
    const rewritten = await generator.rewriteEmail(await requestFor(request));
    expect(rewritten.email).toEqual({ ...email, body: 'Hello Ada,\n\nOne thing.\n\nBest regards,\nNora' });
    expect(usageOf(rewritten.calls)?.cachedTokens).toBeGreaterThan(1_000);
    expect(await calls()).toHaveLength(1);
  });

  it('tells the words as they come', async () => {
    const told: EmailTexts[] = [];
    const onRewriting = (texts: EmailTexts): void => void told.push(texts);
    const rewritten = await writer().rewriteEmail({ ...(await requestFor(await requestOf())), onRewriting });
    expect(told.at(-1)).toEqual(rewritten.email);
    expect(told.length).toBeGreaterThan(1);
    for (const { body } of told) expect(rewritten.email.body.startsWith(body)).toBe(true);
  });

  it.each(['refusal', 'incomplete', 'bad-json', 'empty'])(
    'does not repair an answer that cannot be used: %s',
    async (kind) => {
      await sandbox.fault({ vendor: 'openai', match: '/responses', kind });
      const rewrite = writer().rewriteEmail(await requestFor(await requestOf()));
      await expect(rewrite).rejects.toMatchObject({ code: 'ai_bad_answer' });
      expect(await calls()).toHaveLength(1);
    },
  );

  it('ends at its deadline', async () => {
    const request = await requestFor(await requestOf());
    await expect(writer({ rewrite: 0 }).rewriteEmail(request)).rejects.toMatchObject({ code: 'ai_unavailable' });
  });
});

describe('OpenAiTextGenerator.summarise', () => {
  const summary = (overrides = {}) =>
    writer().summarise({
      model: 'gpt-5-mini',
      instructions: 'Summarise the history.',
      text: 'MEETING (Jan 5, 2025) - Kick-off\nOutcome: COMPLETED\nLocation: Oslo\nAda wants <b>a shop</b> & an app by May.',
      credential: credentialOf(),
      billedTo,
      ...overrides,
    });

  it('answers plain text about what it was given', async () => {
    expect((await summary()).text).toMatch(/Kick-off|shop|meeting/i);
    expect(await calls()).toHaveLength(1);
  });

  it.each([
    ['gpt-6.1-sol', { mode: 'explicit' }],
    ['gpt-5-mini', undefined],
  ])('pays the plain price for each token of its input: %s', async (model, options) => {
    const text = Array.from({ length: 400 }, (_, n) => `MEETING (Jan ${n}, 2025) - Kick-off number ${n}`).join('\n');
    const proxy = await startRecordingProxy(sandbox.url);
    const written = await summary({ model, text, credential: credentialOf('sk-1', `${proxy.url}/v1`) });
    const usage = usageOf(written.calls);
    expect(usage).toMatchObject({ cachedTokens: 0, cacheWriteTokens: 0 });
    expect(usage?.inputTokens).toBeGreaterThan(4_000);
    const [sent] = proxy.exchanges.map(({ requestBody }) => requestBody as Record<string, unknown>);
    expect(sent?.['prompt_cache_options']).toEqual(options);
    await proxy.close();
  });

  it('gets over one passing fault, and not over a refused key', async () => {
    await sandbox.fault({ vendor: 'openai', nth: [1], status: 503 });
    expect((await summary()).text).not.toBe('');
    await sandbox.clearFaults();
    await expect(summary({ credential: credentialOf('invalid') })).rejects.toMatchObject({ code: 'ai_unauthorized' });
  });

  it('is not asked for again while the vendor asks to wait', async () => {
    await sandbox.fault({ vendor: 'openai', times: 1, status: 503, headers: { 'retry-after': '60' } });
    await expect(summary()).rejects.toMatchObject({ code: 'ai_unavailable', retryAfterMs: 60_000 });
  });

  it('words a refusal as one of a summary', async () => {
    await sandbox.fault({ vendor: 'openai', match: '/responses', kind: 'refusal' });
    await expect(summary()).rejects.toMatchObject({
      code: 'ai_bad_answer',
      message: 'The AI declined to write a summary of this contact.',
    });
  });
});

describe('OpenAiTextGenerator.judgeSentences', () => {
  const text = `<passages>
<passage number="1" kind="email">I have not approved the photo day.</passage>
<passage number="2" kind="call">Your orders come in by phone.</passage>
</passages>
<sentences>
<sentence number="1">You have approved the photo day.</sentence>
<sentence number="2">You said that your orders come in by phone.</sentence>
<sentence number="3">Your board has chosen another partner.</sentence>
</sentences>`;
  const judge = (overrides = {}, timeouts = {}) =>
    writer(timeouts).judgeSentences({
      model: 'gpt-5-nano',
      instructions: 'Judge.',
      text,
      maxOutputTokens: 2_000,
      credential: credentialOf(),
      billedTo,
      ...overrides,
    });

  it('answers a verdict and a quote for each sentence, by one call', async () => {
    const { verdicts, calls: paid } = await judge();
    expect(verdicts).toEqual([
      { sentence: 1, passage: 1, quote: 'I have not approved the photo day', verdict: 'contradicted' },
      { sentence: 2, passage: 2, quote: 'Your orders come in by phone', verdict: 'supported' },
      { sentence: 3, passage: null, quote: '', verdict: 'not_there' },
    ]);
    expect(usageOf(paid)?.inputTokens).toBeGreaterThan(50);
    expect(await calls()).toHaveLength(1);
  });

  it.each(['refusal', 'incomplete', 'bad-json', 'empty', 'cut-stream', 'reset'])(
    'makes no second call after %s',
    async (kind) => {
      await sandbox.fault({ vendor: 'openai', match: '/responses', nth: [1], kind });
      const made: ModelCall[] = [];
      await expect(judge({ onCall: (call: ModelCall) => made.push(call) })).rejects.toMatchObject({
        code: expect.stringMatching(/^ai_/),
      });
      expect(made).toHaveLength(1);
      expect(await calls()).toHaveLength(1);
    },
  );

  it('ends at its deadline when the vendor hangs', async () => {
    await sandbox.fault({ vendor: 'openai', match: '/responses', kind: 'hang' });
    await expect(judge({}, { reading: 50 })).rejects.toMatchObject({ code: 'ai_unavailable' });
  });
});
