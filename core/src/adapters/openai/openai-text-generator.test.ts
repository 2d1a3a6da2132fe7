import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildPrompt } from '../../generation/domain/build-prompt.ts';
import { buildRewritePrompt } from '../../generation/domain/build-rewrite-prompt.ts';
import type { SequenceRequest } from '../../generation/ports/text-generator.ts';
import { emptyContext } from '../../contacts/domain/contact.ts';
import { SystemClock } from '../../shared/clock.ts';
import { billedTo, buildContact, buildCredential, buildSnapshot, silentLogger, uniqueId } from '../../testing/index.ts';
import { startNastyServer, startVendorSandbox, type VendorSandbox } from '../../testing/vendor-sandbox.ts';
import { OpenAiTextGenerator } from './openai-text-generator.ts';

let sandbox: VendorSandbox;
beforeAll(async () => {
  // On this day gpt-5-chat-latest, which knows no effort, still answers.
  sandbox = await startVendorSandbox({ today: new Date('2026-07-01') });
});
afterEach(async () => {
  await sandbox.clearFaults();
  await sandbox.takeRequests();
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
    expect(written.usage?.inputTokens).toBeGreaterThan(1_000);
    expect(written.usage?.outputTokens).toBeGreaterThan(100);
    expect(written.serviceTier).toBe('default');
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
    expect(second.usage?.cachedTokens).toBeGreaterThan(1_000);
  });

  it('has gpt-5.6 and later cache what is the same for every contact, and nothing else', async () => {
    const credential = credentialOf();
    const write = async (name: string) => {
      const request = await requestOf({ credential, model: 'gpt-6.1-sol' });
      const contactData = `<contact>\nfirstname: ${name}\n</contact>`;
      return (await writer().writeSequence({ ...request, prompt: { ...request.prompt, contactData } })).usage;
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
    if (kind === 'cut-stream') expect(written.usage).toBeNull();
    else expect(written.usage?.inputTokens).toBeGreaterThan(3_000);
  });

  it.each([
    ['incomplete', /ran out of room/],
    ['bad-json', /could not be read/],
    ['empty', /empty/],
    ['cut-stream', /cut off/],
  ])('gives up on a second %s with a reason for people', async (kind, reason) => {
    await sandbox.fault({ vendor: 'openai', match: '/responses', kind });
    await expect(writer().writeSequence(await requestOf())).rejects.toMatchObject({
      code: 'ai_bad_answer',
      message: expect.stringMatching(reason),
      usage: kind === 'cut-stream' ? null : { inputTokens: expect.any(Number), outputTokens: expect.any(Number) },
    });
    expect(await calls()).toHaveLength(2);
  });

  it('takes a refusal for an answer: it is not asked again, and its reason is for people', async () => {
    await sandbox.fault({ vendor: 'openai', match: '/responses', kind: 'refusal' });
    await expect(writer().writeSequence(await requestOf())).rejects.toMatchObject({
      // What was paid for it.
      usage: { inputTokens: expect.any(Number), outputTokens: expect.any(Number) },
      code: 'ai_bad_answer',
      message: expect.stringMatching(/declined to write/),
      isFinal: true,
    });
    expect(await calls()).toHaveLength(1);
  });

  it('goes on without streaming where the organisation is not verified, and tells so once', async () => {
    const told: string[] = [];
    const onNotice = (_of: unknown, notice: string): void => void told.push(notice);
    const generator = new OpenAiTextGenerator({ clock: new SystemClock(), logger: silentLogger, onNotice });
    const request = await requestOf({ credential: credentialOf('unverified-key') });
    expect((await generator.writeSequence(request)).answer.emails).toHaveLength(3);
    expect((await generator.writeSequence(request)).usage?.inputTokens).toBeGreaterThan(1_000);
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
    await expect(writer({ sequence: 300 }).writeSequence(await requestOf())).rejects.toMatchObject({
      code: 'ai_unavailable',
      name: 'LostAnswer',
    });
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
    expect((await writer().writeSequence(await requestOf({ serviceTier: 'flex' }))).serviceTier).toBe('flex');
    await sandbox.fault({ vendor: 'openai', match: '/responses', nth: [1], status: 429, code: 'resource_unavailable' });
    expect((await writer().writeSequence(await requestOf({ serviceTier: 'flex' }))).serviceTier).toBe('default');
  });

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
    expect(rewritten.usage?.cachedTokens).toBeGreaterThan(1_000);
    expect(await calls()).toHaveLength(1);
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

  it('gets over one passing fault, and not over a refused key', async () => {
    await sandbox.fault({ vendor: 'openai', nth: [1], status: 503 });
    expect((await summary()).text).not.toBe('');
    await sandbox.clearFaults();
    await expect(summary({ credential: credentialOf('invalid') })).rejects.toMatchObject({ code: 'ai_unauthorized' });
  });

  it('words a refusal as one of a summary', async () => {
    await sandbox.fault({ vendor: 'openai', match: '/responses', kind: 'refusal' });
    await expect(summary()).rejects.toMatchObject({
      code: 'ai_bad_answer',
      message: 'The AI declined to write a summary of this contact.',
    });
  });
});
