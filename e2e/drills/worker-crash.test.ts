import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { freePort } from '../support/free-port.ts';
import { Program } from '../support/program.ts';

const recordSchema = z.object({
  responseStatus: z.string(),
  attempts: z.number(),
  versions: z.array(z.object({ version: z.number() })),
});

const samplesSchema = z.object({ samples: z.array(z.object({ id: z.string(), url: z.string() })) });
const promptsSchema = z.object({ prompts: z.array(z.object({ _id: z.string(), department: z.string() })) });

describe('a worker killed in the middle of its work', () => {
  let dataDir: string;
  let environment: Record<string, string>;
  let url: string;
  let sandboxUrl: string;
  const running: Program[] = [];
  const start = (main: string): Program => {
    const program = new Program([main], environment);
    running.push(program);
    return program;
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'overture-crash-'));
    const [port, sandboxPort] = [await freePort(), await freePort()];
    url = `http://127.0.0.1:${port}`;
    sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
    environment = {
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      // Long enough that a busy machine renews it in time.
      JOB_LEASE_SECONDS: '5',
      SANDBOX_AI_LATENCY_MS: '1500',
      LOG_LEVEL: 'info',
    };
    start('sandbox/src/main.ts');
    start('api/src/main.ts');
    await untilReady(url);
  });

  afterAll(async () => {
    await Promise.all(running.map((program) => program.stop('SIGTERM')));
    await rm(dataDir, { recursive: true, force: true });
  });

  it('leaves a generation that ends ready, once, after the lease', async ({ task }) => {
    const token = await signIn(url);
    const call = caller(url, token);
    const { samples } = samplesSchema.parse(await (await fetch(`${sandboxUrl}/_sandbox/samples`)).json());
    // A try that broke off has left its own generation.
    const hubspotId = samples[task.result?.retryCount ?? 0]?.id ?? '';
    const [template] = z.array(z.object({ _id: z.string() })).parse(await call('GET', '/templates'));

    const first = start('worker/src/main.ts');
    await first.waitFor(/worker is ready/, 90_000);
    const form = new FormData();
    form.set('hubspotId', hubspotId);
    form.set('selectedPrompt', template?._id ?? '');
    await call('POST', '/email-sequence/generate-ai-email-results', form);
    const record = () =>
      call('GET', `/email-sequence/get-email-sequence-by-id?hubspotId=${hubspotId}`).then((body) =>
        recordSchema.parse(body),
      );
    await expect.poll(async () => (await record()).responseStatus, { interval: 20 }).toBe('processing');
    first.child.kill('SIGKILL');
    await first.exited;
    expect((await record()).responseStatus).toBe('processing');

    start('worker/src/main.ts');
    await expect.poll(async () => (await record()).responseStatus, { interval: 200 }).toBe('ready');
    const ended = await record();
    expect(ended.attempts).toBe(2);
    expect(ended.versions.map((version) => version.version)).toEqual([1]);
  });

  it('leaves its sample of a trial to the next worker', async () => {
    const call = caller(url, await signIn(url, 'superadmin@overture.example'));
    const { samples } = samplesSchema.parse(await (await fetch(`${sandboxUrl}/_sandbox/samples`)).json());
    const { prompts } = promptsSchema.parse(await call('GET', '/prompts?isFilter=false'));
    const { _id, department } = prompts[0] ?? expect.fail();
    const added = await call('POST', '/prompts/samples', { department, link: samples[0]?.url });
    const { sample } = z.object({ sample: z.object({ _id: z.string() }) }).parse(added);
    await call('POST', '/prompts/trials', { _id, samples: [sample._id], baseline: null });
    const counts = async () => {
      const answer = await call('GET', `/prompts/trials?_id=${_id}`);
      return z.object({ trials: z.array(z.object({ counts: z.unknown() })) }).parse(answer).trials[0]?.counts;
    };
    await expect.poll(counts, { interval: 20 }).toMatchObject({ running: 1 });
    const worker = running.findLast(({ child }) => child.spawnargs.includes('worker/src/main.ts'));
    worker?.child.kill('SIGKILL');
    await worker?.exited;
    expect(await counts()).toMatchObject({ running: 1 });

    start('worker/src/main.ts');
    await expect.poll(counts, { interval: 200 }).toMatchObject({ running: 0, ready: 1, error: 0 });
  });

  it('keeps everything over a stop and a start of the API', async () => {
    const history = async () => caller(url, await signIn(url))('GET', '/email-sequence/get-email-sequence-history');
    const before = z.object({ totalEmailSequences: z.number().positive() }).parse(await history());
    const api = running.findLast((program) => program.child.spawnargs.includes('api/src/main.ts'));
    expect(await api?.stop('SIGTERM')).toBe(0);
    start('api/src/main.ts');
    await untilReady(url);
    expect(await history()).toMatchObject(before);
  });
});

async function untilReady(url: string): Promise<void> {
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), { timeout: 90_000 });
}

async function signIn(url: string, email = 'sales@overture.example'): Promise<string> {
  const answer = await caller(url)('POST', '/auth/login', { email, password: 'Overture!1' });
  return z.object({ token: z.string() }).parse(answer).token;
}

function caller(url: string, token?: string) {
  return async (method: string, path: string, body?: FormData | object): Promise<unknown> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
}
