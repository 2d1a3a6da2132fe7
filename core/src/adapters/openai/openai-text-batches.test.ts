import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Credential } from '../../credentials/domain/credential.ts';
import type { BatchAnswer, TextBatch } from '../../generation/ports/text-batches.ts';
import { AppError } from '../../shared/app-error.ts';
import { SystemClock } from '../../shared/clock.ts';
import { startNastyServer, startVendorSandbox, type VendorSandbox } from '../../testing/vendor-sandbox.ts';
import { OpenAiTextBatches } from './openai-text-batches.ts';

const prompt = { instructions: 'Write e-mails.', stablePrefix: 'Four of them.', contactData: '<contact>Kim</contact>' };

describe('OpenAiTextBatches', () => {
  let sandbox: VendorSandbox;
  const batches = new OpenAiTextBatches({ clock: new SystemClock() });
  const credentialOf = (secret: string, baseUrl = `${sandbox.url}/v1`): Credential => ({
    type: 'Openai',
    source: 'environment',
    secret,
    baseUrl,
    fingerprint: secret,
  });
  beforeAll(async () => {
    sandbox = await startVendorSandbox({ batchMs: 100 });
  });
  beforeEach(() => sandbox.clearFaults());
  afterAll(() => sandbox.close());

  const submit = async (ids: readonly string[], key = ids.join('-'), model = 'gpt-5'): Promise<TextBatch> => {
    const lines = await Promise.all(ids.map((customId) => batches.requestLine({ customId, model, prompt })));
    return batches.submit({ file: new Blob([lines.join('\n')]), key, model, credential: credentialOf('sk-1') });
  };
  const ended = async ({ id }: TextBatch): Promise<TextBatch> => {
    for (;;) {
      const batch = await batches.read({ id, credential: credentialOf('sk-1') });
      if (batch.state !== 'running') return batch;
      await sleep(10);
    }
  };
  const answersOf = async (batch: TextBatch): Promise<Map<string, BatchAnswer['result']>> => {
    const found = new Map<string, BatchAnswer['result']>();
    for await (const { customId, result } of batches.answers({
      batch,
      model: 'gpt-5',
      credential: credentialOf('sk-1'),
    }))
      found.set(customId, result);
    return found;
  };
  const fault = (more: Record<string, unknown>) =>
    sandbox.fault({ vendor: 'openai', match: '/batches$', method: 'POST', ...more });

  it('submits, follows and reads a batch, by half the price', async () => {
    const begun = await submit(['a', 'b']);
    expect(begun).toMatchObject({ state: 'running', status: 'validating' });
    const batch = await ended(begun);
    expect(batch).toMatchObject({ state: 'completed', counts: { total: 2, completed: 2, failed: 0 } });
    const answers = await answersOf(batch);
    expect([...answers.keys()]).toEqual(['a', 'b']);
    expect(answers.get('a')).toMatchObject({ model: 'gpt-5-2025-08-07', serviceTier: 'batch' });
    expect(answers.get('a')).toHaveProperty('answer.emails.0.subject');
    await batches.forget({ batch, credential: credentialOf('sk-1') });
    await expect(answersOf(batch)).rejects.toBeInstanceOf(AppError);
    await batches.forget({ batch, credential: credentialOf('sk-1') });
  });

  it('asks every model for nothing that it may not know', async () => {
    const answers = await answersOf(await ended(await submit(['a'], 'chat', 'gpt-5-chat-latest')));
    expect(answers.get('a')).toHaveProperty('answer');
  });

  it('tells each line that failed by the ordinary codes', async () => {
    await fault({ kind: 'batch-line', lines: [1], status: 500 });
    expect((await answersOf(await ended(await submit(['a', 'b'])))).get('a')).toMatchObject({ code: 'ai_unavailable' });
    await sandbox.clearFaults();
    await fault({ kind: 'refusal' });
    expect((await answersOf(await ended(await submit(['a'])))).get('a')).toMatchObject({
      code: 'ai_bad_answer',
      isFinal: true,
    });
    await sandbox.clearFaults();
    await fault({ kind: 'bad-json' });
    expect((await answersOf(await ended(await submit(['a'])))).get('a')).toMatchObject({ code: 'ai_bad_answer' });
    await sandbox.clearFaults();
    await fault({ kind: 'batch-line', status: 404 });
    expect((await answersOf(await ended(await submit(['a'])))).get('a')).toMatchObject({ code: 'model_unavailable' });
  });

  it('says of an expired batch what was not come to, and why a failed one failed', async () => {
    await fault({ kind: 'batch-expired' });
    const expired = await ended(await submit(['a', 'b']));
    expect(expired.state).toBe('expired');
    const answers = await answersOf(expired);
    expect(answers.get('a')).toHaveProperty('answer');
    expect(answers.get('b')).toBeNull();
    await sandbox.clearFaults();
    const failed = await ended(await submit(['a', 'a']));
    expect(failed).toMatchObject({ state: 'failed', failure: expect.stringContaining('line 2: The custom_id') });
    expect((await answersOf(failed)).size).toBe(0);
  });

  it('finds a batch again by its key, and none of another account', async () => {
    const { id } = await submit(['a'], 'slice-77');
    const since = Date.now();
    expect(await batches.find({ key: 'slice-77', since, credential: credentialOf('sk-1') })).toMatchObject({ id });
    expect(await batches.find({ key: 'slice-78', since, credential: credentialOf('sk-1') })).toBeNull();
    expect(await batches.find({ key: 'slice-77', since, credential: credentialOf('sk-2') })).toBeNull();
    await expect(batches.read({ id, credential: credentialOf('sk-2') })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('leaves as an AppError whatever the vendor does', async () => {
    await expect(batches.read({ id: 'x', credential: credentialOf('invalid') })).rejects.toMatchObject({
      code: 'ai_unauthorized',
    });
    await fault({ kind: 'status', status: 429, code: 'insufficient_quota' });
    await expect(submit(['a'])).rejects.toMatchObject({ code: 'ai_quota_exhausted' });
    const nasty = await startNastyServer((req, res) => {
      if (req.url?.includes('/batches/hang') === true) return;
      if (req.url?.includes('/files/') === true) {
        res.writeHead(200, { 'content-length': '1000' });
        res.write('{"custom_id":"a"', () => res.destroy());
        return;
      }
      res.writeHead(req.url?.includes('/batches/odd') === true ? 200 : 404, { 'content-type': 'application/json' });
      res.end('{"id":7}');
    });
    const hurried = new OpenAiTextBatches({ clock: new SystemClock(), timeouts: { call: 100 } });
    const credential = credentialOf('sk', `${nasty.url}/v1`);
    await expect(hurried.read({ id: 'hang', credential })).rejects.toMatchObject({ code: 'ai_unavailable' });
    await expect(hurried.read({ id: 'odd', credential })).rejects.toMatchObject({ code: 'ai_unavailable' });
    await expect(hurried.submit({ file: new Blob(['x']), key: 'k', model: 'gpt-5', credential })).rejects.toMatchObject(
      { code: 'validation_failed' },
    );
    const cut: TextBatch = {
      id: 'b',
      state: 'completed',
      status: 'completed',
      counts: { total: 1, completed: 1, failed: 0 },
      failure: null,
      files: { input: 'i', output: 'o', errors: null },
    };
    const read = async (): Promise<void> => {
      for await (const answer of hurried.answers({ batch: cut, model: 'gpt-5', credential })) expect(answer).toBeNull();
    };
    await expect(read()).rejects.toMatchObject({ code: 'ai_unavailable' });
    await nasty.close();
  });
});
