import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { LLMock, type Fixture } from '@copilotkit/aimock';
import { afterEach, describe, expect, it } from 'vitest';
import type { ModelCall } from '../../models/domain/model-call.ts';
import { SystemClock } from '../../platform/clock.ts';
import { billedTo, buildCredential, silentLogger, uniqueId } from '../../testing/index.ts';
import { OpenAiTextGenerator } from './openai-text-generator.ts';

/** Servers that speak as OpenAI does and were written by others: what only our own sandbox understood would show here. */
const good = JSON.stringify({
  detected_service: null,
  sales_playbook_html: '<h3>Key Insights</h3><ul><li>One</li></ul>',
  emails: [{ subject: 'Hello', body: 'Dear Ada' }],
});

const write = (baseUrl: string, onCall?: (call: ModelCall) => void) =>
  new OpenAiTextGenerator({ clock: new SystemClock(), logger: silentLogger }).writeSequence({
    model: 'gpt-5',
    prompt: { instructions: 'Rules.', stablePrefix: 'Template.', contactData: 'Contact.' },
    credential: buildCredential({ type: 'Openai', baseUrl, secret: 'sk-1', fingerprint: uniqueId('key') }),
    billedTo,
    serviceTier: 'default',
    onCall,
  });
const written = { answer: { emails: [{ subject: 'Hello', body: 'Dear Ada' }] } };

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The same server without the Responses API, and what it was asked. */
async function withoutResponses(target: string): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const pass: RequestListener = (req, res) => {
    const path = req.url ?? '';
    asked.push(path);
    if (path === '/v1/responses') return res.writeHead(404).end();
    void text(req).then(async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${target}${path}`, { method: 'POST', headers, body });
      res.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      res.end(await answer.text());
    });
  };
  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

describe('@copilotkit/aimock', () => {
  const usage = { input_tokens: 120, output_tokens: 30 };
  const start = async (...answers: Pick<Fixture, 'response' | 'truncateAfterChunks' | 'chunkSize'>[]) => {
    const mock = new LLMock({ port: 0 });
    answers.forEach((answer, index) =>
      mock.addFixture({ match: { userMessage: /Contact/, sequenceIndex: index }, ...answer }),
    );
    mock.addFixture({ match: { userMessage: /Contact|could not be used/ }, response: { content: good, usage } });
    await mock.start();
    closing.push(() => mock.stop());
    return mock;
  };

  it('writes by the Responses API', async () => {
    const mock = await start();
    expect(await write(`${mock.url}/v1`)).toMatchObject(written);
    expect(mock.journal.getAll().map(({ path }) => path)).toEqual(['/v1/responses']);
  });

  it('writes by the Chat Completions API', async () => {
    const mock = await start();
    const { url, asked } = await withoutResponses(mock.url);
    expect(await write(`${url}/v1`)).toMatchObject(written);
    expect(asked).toEqual(['/v1/responses', '/v1/chat/completions']);
  });

  it('tells the usage of each call, and of one whose stream broke that nobody knows it', async () => {
    const mock = await start({ response: { content: good, usage }, truncateAfterChunks: 4, chunkSize: 10 });
    const paid: ModelCall[] = [];
    const { calls } = await write(`${mock.url}/v1`, (call) => void paid.push(call));
    expect(calls).toMatchObject([{ usage: null }, { usage: { inputTokens: 120, outputTokens: 30 } }]);
    expect(paid).toEqual(calls);
  });

  it.each([
    ['an error inside a 200', '/v1', 200, 'overloaded', { code: 'ai_unavailable' }],
    ['a spending limit', '/v1', 400, 'billing_hard_limit_reached', { code: 'ai_quota_exhausted' }],
    ['a number for a code', '/api/v1', 402, undefined, { code: 'ai_quota_exhausted' }],
  ])('is understood, and paid nothing, when it answers %s', async (_name, path, status, code, told) => {
    const mock = await start({
      response: { error: { message: 'It is not possible.', ...(code && { code }) }, status },
    });
    const paid: ModelCall[] = [];
    const failed = write(`${mock.url}${path}`, (call) => void paid.push(call));
    await expect(failed).rejects.toMatchObject(told);
    expect([mock.journal.getAll().length, paid]).toEqual([1, []]);
  });
});

// It streams chat only, so its Responses API is that of an organisation that may not stream: refused, then asked again.
describe('@dwmkerr/mock-llm', () => {
  const start = async (rules: readonly object[]) => {
    const at = await mkdtemp(join(tmpdir(), 'overture-mock-llm-'));
    const file = join(at, 'mock-llm.yaml');
    // JSON is YAML too.
    await writeFile(file, JSON.stringify({ rules }));
    const port = await freePort();
    const main = fileURLToPath(import.meta.resolve('@dwmkerr/mock-llm'));
    const child = fork(main, ['--config', file], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) },
      silent: true,
    });
    closing.push(async () => {
      child.kill();
      await rm(at, { recursive: true, force: true });
    });
    await new Promise<void>((ready) =>
      child.stdout?.on('data', (said: Buffer) => said.includes('server running') && ready()),
    );
    return `http://127.0.0.1:${port}/v1`;
  };
  const rule = (path: string, status: number, content: object, match?: string) => ({
    path,
    ...(match !== undefined && { match }),
    response: { status, content: JSON.stringify(content) },
  });

  it('writes by the Responses API, without a stream', async () => {
    const refused = {
      message: 'Not verified.',
      type: 'invalid_request_error',
      param: 'stream',
      code: 'unsupported_value',
    };
    const said = { type: 'output_text', text: good, annotations: [] };
    const output = [{ id: 'm1', type: 'message', role: 'assistant', status: 'completed', content: [said] }];
    const url = await start([
      rule('/v1/responses', 200, { id: 'r1', object: 'response', model: 'mock', status: 'completed', output }),
      rule('/v1/responses', 400, { error: refused }, 'body.stream'),
    ]);
    expect(await write(url)).toMatchObject(written);
  });

  it('writes by the Chat Completions API', async () => {
    const message = { role: 'assistant', content: good };
    const chat = { model: 'mock', choices: [{ message, finish_reason: 'stop' }] };
    expect(await write(await start([rule('/v1/chat/completions', 200, chat)]))).toMatchObject(written);
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
