import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { maxOutputTokens } from '../../models/domain/call-limits.ts';
import { costUsd } from '../../models/domain/cost.ts';
import { loadTokenCounter } from '../../models/domain/count-tokens.ts';
import type { UsageFact } from '../domain/usage-fact.ts';
import { AppError } from '../../platform/app-error.ts';
import {
  billedTo,
  buildCredential,
  FakeClock,
  FakeIdGenerator,
  FakeTextGenerator,
  openTestStore,
  silentLogger,
  type TestStore,
} from '../../testing/index.ts';
import { SpendAccounts } from './spend-accounts.ts';
import { SpendGuard } from './spend-guard.ts';
import { MeteredTextGenerator } from './metered-text-generator.ts';

const price = { input: 1, cachedInput: 1, cacheWrite: 1, output: 10 };
const credential = buildCredential({ type: 'Openai' });
const sequence = {
  model: 'gpt-5',
  prompt: { instructions: 'Rules.', stablePrefix: 'Template.', contactData: 'Contact.' },
  credential,
  billedTo,
  serviceTier: 'default',
} as const;
const summary = { model: 'gpt-5-mini', instructions: 'Summarise.', text: 'A call.', credential, billedTo };

let known: typeof price | null;
let store: TestStore;
let ai: FakeTextGenerator;
let metered: MeteredTextGenerator;
const stores: TestStore[] = [];
afterAll(() => stores.forEach((one) => one.close()));

beforeEach(() => {
  store = openTestStore();
  stores.push(store);
  ai = new FakeTextGenerator();
  const clock = new FakeClock();
  const modelPrices = { execute: async () => ({ price: known, priceSource: null }), highestPrice: async () => price };
  known = price;
  metered = new MeteredTextGenerator({
    inner: ai,
    usage: store.usage,
    modelPrices,
    guard: new SpendGuard({
      ledger: store.spendLedger,
      accounts: new SpendAccounts({ limits: store.limits, runCaps: store.runs, defaultPerMinute: 60 }),
      modelPrices,
      clock,
      ids: new FakeIdGenerator(),
    }),
    clock,
    ids: new FakeIdGenerator(),
    logger: silentLogger,
  });
});

async function facts(): Promise<UsageFact[]> {
  const all: UsageFact[] = [];
  for await (const fact of store.usage.read({ from: 0, to: Number.MAX_SAFE_INTEGER })) all.push(fact);
  return all;
}

it('stores each call as a fact, with who pays, what it was for and what it cost', async () => {
  await metered.summarise(summary);
  await metered.rewriteEmail(sequence);
  await metered.judgeSentences({ ...summary, maxOutputTokens: 1_000 });
  await metered.tryOut({ ...sequence, billedTo: { ...billedTo, userId: null } });
  await metered.writeSequence({ ...sequence, kind: 'trial', billedTo: { ...billedTo, jobId: 'cell-1' } });
  await metered.writeSequence({ ...sequence, billedTo: { ...billedTo, jobId: 'record-1' } });
  const used = { outcome: 'call', inputTokens: 1200, outputTokens: 300, costUsd: 0.0042, msToReady: null };
  expect(await facts()).toMatchObject([
    { kind: 'summary', aiModel: 'gpt-5-mini', ...billedTo, jobId: null, ...used },
    { kind: 'rewrite', ...used },
    { kind: 'reading', aiModel: 'gpt-5-mini', ...used },
    { kind: 'test', userId: null, ...used },
    { kind: 'trial', jobId: 'cell-1', ...used },
    { kind: 'generation', jobId: 'record-1', ...used },
  ]);
});

it('stores the calls before an error, each by itself, and nothing of a request that was refused', async () => {
  ai.failNextSequence(new AppError('ai_rate_limited', 'Wait.', { retryAfterMs: 20_000 }), 1, [ai.usage, null]);
  await expect(metered.writeSequence(sequence)).rejects.toMatchObject({ code: 'ai_rate_limited' });
  expect(await facts()).toMatchObject([
    { kind: 'generation', outcome: 'call', costUsd: 0.0042 },
    { kind: 'generation', outcome: 'call', costUsd: null },
  ]);
  ai.failNextSummary(new AppError('ai_unauthorized', 'Refused.'));
  await expect(metered.summarise(summary)).rejects.toMatchObject({ code: 'ai_unauthorized' });
  expect(await facts()).toHaveLength(2);
});

it('stores a call that its caller has left, and none that was not made', async () => {
  const leaving = new AbortController();
  ai.whileWriting = () => leaving.abort();
  await expect(metered.writeSequence({ ...sequence, signal: leaving.signal })).rejects.toThrow();
  await expect(metered.writeSequence({ ...sequence, signal: leaving.signal })).rejects.toThrow();
  expect(await facts()).toMatchObject([{ kind: 'generation', outcome: 'call', costUsd: null }]);
});

it('stores a fact although the store could not be written at first', async () => {
  const add = store.usage.add.bind(store.usage);
  const adding = vi.spyOn(store.usage, 'add').mockRejectedValueOnce(new AppError('not_ready', 'The disk is full.'));
  adding.mockImplementation(add);
  await metered.summarise(summary);
  expect(await facts()).toHaveLength(1);
});

it('makes no call that a limit leaves no room for, and counts each at its true cost', async () => {
  const day = async () => [...(await store.spendLedger.read(['all@2026-01-05'], 0)).values()];
  await metered.summarise(summary);
  expect(await day()).toEqual([{ spentUsd: 0.0042, heldUsd: 0 }]);
  await store.limits.merge({ scope: 'all', key: null, dailyUsd: 0.1 });
  await metered.summarise(summary);
  await expect(metered.writeSequence(sequence)).rejects.toMatchObject({ code: 'budget_exhausted' });
  expect(ai.requests).toEqual([]);
  expect(await day()).toEqual([{ spentUsd: 0.0084, heldUsd: 0 }]);
});

it('counts what nobody priced at the highest price, and what nobody counted at the most it may have cost', async () => {
  const spent = async () => (await store.spendLedger.read(['all@2026-01-05'], 0)).get('all@2026-01-05')?.spentUsd;
  known = null;
  await metered.summarise(summary);
  expect(await spent()).toBe(0.0042);
  ai.usage = null;
  await metered.summarise(summary);
  expect(await spent()).toBeGreaterThan(0.0042 + 0.04);
});

it('holds at least what a call costs, also where a token is one byte long, and settles each call by itself', async () => {
  const hash = Buffer.from(Array.from({ length: 6_000 }, (_, n) => (n * 7_919) % 256)).toString('base64url');
  const count = await loadTokenCounter();
  const held: number[] = [];
  ai.whileWriting = async () => {
    held.push((await store.spendLedger.read(['all@2026-01-05'], 0)).get('all@2026-01-05')?.heldUsd ?? 0);
  };
  await store.limits.merge({ scope: 'all', key: null, dailyUsd: 10 });
  const prompt = { ...sequence.prompt, contactData: hash, order: hash };
  const mostUsed = {
    inputTokens: 2 * count(hash),
    cachedTokens: 0,
    cacheWriteTokens: 0,
    outputTokens: maxOutputTokens,
  };
  ai.failNextSequence(new AppError('ai_bad_answer', 'Useless.'), 1, [mostUsed, mostUsed]);
  await expect(metered.writeSequence({ ...sequence, prompt })).rejects.toMatchObject({ code: 'ai_bad_answer' });
  const usd = 2 * (costUsd(price, mostUsed, 'default') ?? 0);
  expect(held[0]).toBeGreaterThan(usd);
  const state = (await store.spendLedger.read(['all@2026-01-05'], 0)).get('all@2026-01-05');
  expect(state).toEqual({ spentUsd: expect.closeTo(usd, 8), heldUsd: 0 });
  // What nobody reported counts at the share of the call in what was held.
  ai.failNextSequence(new AppError('ai_unavailable', 'It broke.'), 1, [null]);
  await expect(metered.writeSequence({ ...sequence, prompt })).rejects.toMatchObject({ code: 'ai_unavailable' });
  const after = (await store.spendLedger.read(['all@2026-01-05'], 0)).get('all@2026-01-05');
  expect(after?.spentUsd).toBeCloseTo(usd + (held[0] ?? 0) / 2, 8);
});
