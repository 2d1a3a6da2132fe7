import { AppError } from '@overture/core/platform/app-error';
import { WriteTrialCell } from '@overture/core/prompts/trials/use-cases/write-trial-cell';
import type { PromptSampleWire, TrialWire } from '@overture/core/contract';
import { buildNewJob } from '@overture/core/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';
import { TrialRepository } from '@overture/core/prompts/trials/ports/trial-repository';
import { PromptRepository } from '@overture/core/prompts/ports/prompt-repository';

const promptId = 'starter-template-6';
const link = (id = '40000000001'): string => `https://app.hubspot.com/contacts/4242/record/0-1/${id}`;

let api: TestApi;
let boss: string;
beforeEach(async () => {
  api = await startTestApi();
  boss = await api.signIn(superadminSignIn);
});
afterEach(() => api.stop());

const get = async <T>(path: string): Promise<T> => (await api.call<T>(`/api${path}`, { token: boss })).body;
const send = <T = Record<string, unknown>>(method: string, path: string, json: object) =>
  api.call<T>(`/api${path}`, { method, token: boss, json });
const sampleOf = async (more: object = {}): Promise<string> =>
  (
    await send<{ sample: PromptSampleWire }>('POST', '/prompts/samples', {
      department: 'DT-Sales',
      link: link(),
      ...more,
    })
  ).body.sample._id;
const start = async (more: object) =>
  send<{ trialId: string | null; cells: number; toWrite: number; expectedUsd: number | null; code?: string }>(
    'POST',
    '/prompts/trials',
    { _id: promptId, ...more },
  );
const trials = async (query = ''): Promise<TrialWire[]> =>
  (await get<{ trials: TrialWire[] }>(`/prompts/trials?_id=${promptId}${query}`)).trials;
/** Does what the worker does with cells. */
const writeAll = async (): Promise<number> => {
  const cells = api.core.get(WriteTrialCell);
  for (let written = 0; ; written += 1) {
    const cell = await cells.claim();
    if (cell === null) return written;
    await cells.carryOut(cell);
  }
};

describe('trials', () => {
  it('show the cost first, write the emails of both columns, and pay for a cell once', async () => {
    const samples = [await sampleOf(), await sampleOf({ link: link('40000000002') })];
    const wish = { prompt: 'Write two emails.', samples };
    const planned = await start({ ...wish, dryRun: true });
    expect(planned).toMatchObject({ status: 202, body: { trialId: null, cells: 4, toWrite: 4 } });
    expect(planned.body.expectedUsd).toBeGreaterThan(0);
    expect(await trials()).toEqual([]);
    const { trialId } = (await start(wish)).body;
    expect(await trials()).toMatchObject([
      { _id: trialId, state: 'running', counts: { pending: 4 }, regressions: null },
    ]);
    expect(await writeAll()).toBe(4);
    expect(api.ai.requests.map(({ kind }) => kind)).toEqual(['trial', 'trial', 'trial', 'trial']);
    const [trial] = await trials();
    expect(trial).toMatchObject({
      state: 'done',
      columns: [{ version: null }, { version: 1 }],
      cells: expect.arrayContaining([
        expect.objectContaining({ sample: samples[0], column: 0, reused: false, state: 'ready' }),
      ]),
      regressions: [],
    });
    expect(trial?.cells[0]?.result).toMatchObject({
      emails: [{ subject: 'First', evidence: [] }, { subject: 'Second' }],
      inputTokens: 1200,
      words: 3,
    });
    expect(trial?.costUsd).toBeGreaterThan(0);
    const again = await start(wish);
    expect(again.body).toMatchObject({ toWrite: 0, expectedUsd: 0 });
    expect(await writeAll()).toBe(0);
    const [newest, first] = await trials();
    expect(newest).toMatchObject({ _id: again.body.trialId, state: 'done', costUsd: 0 });
    expect(newest?.cells.every(({ reused }) => reused)).toBe(true);
    expect(first?.cells[0]).toMatchObject({ state: 'ready', result: null });
    expect(await trials(`&trial=${trialId}`)).toMatchObject([{ _id: trialId, cells: [{ result: {} }, {}, {}, {}] }]);
    const kinds: string[] = [];
    for await (const { kind } of api.core.store.usage.read({ from: 0, to: Date.now() + 1 })) kinds.push(kind);
    expect(kinds.filter((kind) => kind !== 'summary')).toEqual(['trial', 'trial', 'trial', 'trial']);
  });

  it('compare two models, of which the second need not be offered yet', async () => {
    api.vendorModels.models = ['gpt-5', 'gpt-6.1-sol'].map((id) => ({ id, created: 1, shutdownDate: null }));
    const samples = [await sampleOf()];
    const started = await start({ samples, aiModel: 'gpt-6.1-sol', baseline: { aiModel: 'gpt-5' } });
    expect(started).toMatchObject({ status: 202, body: { toWrite: 2 } });
    await writeAll();
    expect(await trials()).toMatchObject([
      {
        columns: [
          { version: 1, aiModel: 'gpt-6.1-sol' },
          { version: 1, aiModel: 'gpt-5' },
        ],
        state: 'done',
      },
    ]);
    expect(await start({ samples, aiModel: 'gpt-nobody' })).toMatchObject({ status: 422 });
  });

  it('report regressions and broken expectations', async () => {
    const expectations = { mustMention: ['Hello  AGAIN'], mustNotMention: ['Discount'], emails: 2 };
    const samples = [await sampleOf({ golden: true, expectations })];
    await start({ samples, baseline: null });
    await writeAll();
    expect(await trials()).toMatchObject([{ regressions: [] }]);
    const [email] = api.ai.answer.emails;
    const worse = { subject: 'A discount', body: 'We grew by 400 % for Contoso Ltd.' };
    api.ai.answer = { ...api.ai.answer, emails: email === undefined ? [] : [{ ...email, ...worse }] };
    await start({ samples, prompt: 'Worse.' });
    await writeAll();
    const [trial] = await trials();
    const found = trial?.regressions?.map(({ what, message }) => `${what}: ${message}`);
    expect(found?.sort()).toEqual([
      'blocked_check: No source knows "Contoso Ltd". Write the right name, or take it out.',
      'blocked_check: No source names 400 %. Write the right figure, or take it out.',
      'broken_expectation: 1 email instead of 2.',
      'broken_expectation: An email mentions “Discount”.',
      'broken_expectation: No email mentions “Hello  AGAIN”.',
      'new_promise: A new promise without a source: “A discount”',
      expect.stringMatching(/^unsupported_text: \d passages? without a source, 0 before\.$/),
    ]);
  });

  it('report a promise that only the tried template makes', async () => {
    const samples = [await sampleOf({ golden: true })];
    const [email] = api.ai.answer.emails;
    const body = 'It was good to talk. You get a discount if you sign this week.';
    api.ai.answer = {
      ...api.ai.answer,
      emails: email === undefined ? [] : [{ ...email, body: 'It was good to talk.' }],
    };
    await start({ samples, baseline: null });
    await writeAll();
    api.ai.answer = { ...api.ai.answer, emails: email === undefined ? [] : [{ ...email, body }] };
    await start({ samples, prompt: 'Offer a discount if they sign this week.' });
    await writeAll();
    const [trial] = await trials();
    expect(trial?.regressions?.map(({ what, message }) => [what, message])).toContainEqual([
      'new_promise',
      'A new promise without a source: “You get a discount if you sign this week.”',
    ]);
  });

  it('end a cell whose model gives no answer, and write it again on request', async () => {
    const samples = [await sampleOf()];
    api.ai.failNextSequence(new AppError('ai_bad_answer', 'Unreadable.', { isFinal: true }));
    await start({ samples, baseline: null });
    await writeAll();
    expect(await trials()).toMatchObject([
      {
        state: 'done',
        cells: [{ state: 'error', error: { code: 'ai_bad_answer' } }],
        regressions: [{ what: 'no_answer' }],
      },
    ]);
    expect((await start({ samples, baseline: null })).body.toWrite).toBe(1);
    await writeAll();
    expect(await trials()).toMatchObject([{ counts: { ready: 1, error: 0 } }, {}]);
  });

  it('are refused before a call if the budget is used up', async () => {
    const samples = [await sampleOf()];
    await send('PUT', '/limits', { scope: 'domain', key: 'DT-Sales', dailyUsd: 0.001 });
    expect(await start({ samples })).toMatchObject({ status: 429, body: { code: 'budget_exhausted' } });
    expect(await trials()).toEqual([]);
    expect(api.ai.requests).toEqual([]);
  });

  it('wait while a generation waits for a worker', async () => {
    await start({ samples: [await sampleOf()], baseline: null });
    const record = await api.core.store.jobs.submit(buildNewJob({ now: Date.now() }));
    expect(await writeAll()).toBe(0);
    await api.core.store.jobs.cancel(record.id, { code: 'conflict', message: 'Cancelled.' }, Date.now());
    expect(await writeAll()).toBe(1);
  });

  it('lose the results of a sample that is deleted or whose contact is erased', async () => {
    const samples = [await sampleOf(), await sampleOf({ link: link('40000000002') })];
    await start({ samples, baseline: null });
    await writeAll();
    await send('DELETE', '/prompts/samples', { _id: samples[0] });
    expect((await trials())[0]?.cells.map(({ sample }) => sample)).toEqual([samples[1]]);
    await send('POST', '/privacy/erase', { hubspotId: '40000000002' });
    expect((await trials())[0]?.cells).toEqual([]);
    const ids = (await api.core.get(TrialRepository).list(promptId, 1)).flatMap(({ cells }) =>
      cells.map(({ cellId }) => cellId),
    );
    expect(await api.core.get(TrialRepository).findCells(ids)).toEqual([]);
  });
});

describe('the gate', () => {
  interface Published {
    gate?: string;
    trialId?: string;
    code?: string;
    version?: number;
    savedVersion?: number;
    regressions?: { what: string; sample: string }[];
    prompt?: { _id: string; version: number };
  }
  const fields = { title: 'Relaunch', description: '', department: 'DT-Sales' };
  const publish = (version: number, more: object = {}) =>
    send<Published>('POST', '/prompts/publish', { _id: promptId, version, why: 'Better', ...more });
  const save = (prompt: string, more: object = {}) =>
    send<Published>('PATCH', '/prompts', { _id: promptId, ...fields, prompt, ...more });
  const liveVersion = async (): Promise<number | undefined> =>
    (await api.core.get(PromptRepository).findById(promptId))?.version;
  const golden = () => sampleOf({ golden: true, expectations: { emails: 2 } });
  const worsen = (): void => {
    api.ai.answer = { ...api.ai.answer, emails: api.ai.answer.emails.slice(0, 1) };
  };

  it('lets every version pass in a domain without golden samples, and says so', async () => {
    await sampleOf();
    expect(await save('Anew.')).toMatchObject({
      status: 200,
      body: { gate: 'no_golden_samples', prompt: { version: 2 } },
    });
    expect(await publish(1)).toMatchObject({ status: 200, body: { gate: 'no_golden_samples' } });
    expect(await liveVersion()).toBe(1);
    expect(api.ai.requests).toEqual([]);
  });

  it('writes missing cells first, once, and publishes a version that is no worse', async () => {
    await golden();
    await save('Anew.', { draft: true });
    const begun = await publish(2);
    expect(begun).toMatchObject({ status: 202, body: { gate: 'running', trialId: expect.any(String) } });
    expect((await publish(2)).body.trialId).toBe(begun.body.trialId);
    expect(await liveVersion()).toBe(1);
    expect(await writeAll()).toBe(2);
    expect(await publish(2)).toMatchObject({ status: 200, body: { gate: 'passed' } });
    expect(await liveVersion()).toBe(2);
    // Both were written for the first publication.
    expect(await publish(1)).toMatchObject({ status: 200, body: { gate: 'passed' } });
    expect(await writeAll()).toBe(0);
    expect(await liveVersion()).toBe(1);
  });

  it('refuses a worse version with its cells, unless a reason overrides it', async () => {
    const sample = await golden();
    await start({ samples: [sample], baseline: null });
    await writeAll();
    worsen();
    await save('Worse.', { draft: true });
    await publish(2);
    expect(await writeAll()).toBe(1);
    const refused = await publish(2);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'gate_failed', version: 2, regressions: [{ sample, what: 'broken_expectation' }] },
    });
    expect(await trials(`&trial=${refused.body.trialId}`)).toMatchObject([{ purpose: 'gate', cells: [{}, {}] }]);
    expect(await liveVersion()).toBe(1);
    expect(await publish(2, { override: '' })).toMatchObject({ status: 400 });
    expect(await publish(2, { override: 'Shorter on purpose' })).toMatchObject({
      status: 200,
      body: { gate: 'overridden' },
    });
    expect(await liveVersion()).toBe(2);
    const { entries } = await get<{ entries: { detail: string }[] }>('/audit?action=gate_overridden');
    expect(entries).toMatchObject([{ detail: expect.stringContaining('Shorter on purpose') }]);
  });

  it('passes what the live version does not meet either, and says so', async () => {
    await sampleOf({ golden: true, name: 'Old client', expectations: { mustMention: ['Saturn'] } });
    await save('Anew.', { draft: true });
    await publish(2);
    await writeAll();
    const message = 'Version 2 is live. The version before broke this, too: Old client: No email mentions “Saturn”.';
    expect(await publish(2)).toMatchObject({ status: 200, body: { gate: 'passed', message } });
    expect(await trials()).toMatchObject([{ regressions: [], brokenInBoth: [{ what: 'broken_expectation' }] }]);
  });

  it('keeps a save as a draft while it is tried and when it is worse', async () => {
    await golden();
    expect(await save('Anew.')).toMatchObject({
      status: 202,
      body: { gate: 'running', savedVersion: 2, prompt: { version: 1 } },
    });
    expect(await liveVersion()).toBe(1);
    await writeAll();
    expect(await publish(2)).toMatchObject({ status: 200 });
    worsen();
    expect((await save('Worse.')).status).toBe(202);
    await writeAll();
    expect(await save('Worse.')).toMatchObject({ status: 409, body: { code: 'gate_failed', version: 4 } });
    expect(await liveVersion()).toBe(2);
    const created = await send<Published>('POST', '/prompts', { ...fields, prompt: 'New.' });
    expect(created).toMatchObject({ status: 202, body: { gate: 'running', prompt: { version: 0 } } });
  });

  it('retries cells that could not be written', async () => {
    await golden();
    await save('Anew.', { draft: true });
    api.ai.failNextSequence(new AppError('ai_unauthorized', 'Refused.'), 2);
    const first = await publish(2);
    await writeAll();
    const second = await publish(2);
    expect(second.status).toBe(202);
    expect(second.body.trialId).not.toBe(first.body.trialId);
    await writeAll();
    expect(await publish(2)).toMatchObject({ status: 200 });
  });

  it('is deleted with its prompt', async () => {
    await golden();
    await save('Anew.');
    await send('DELETE', '/prompts/deleteById', { _id: promptId });
    expect(await api.core.get(TrialRepository).list(promptId, 9)).toEqual([]);
    expect(await writeAll()).toBe(0);
  });
});
