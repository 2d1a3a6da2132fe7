import { afterAll, beforeEach, expect, it } from 'vitest';
import { LostAnswer } from '../../generation/domain/lost-answer.ts';
import { UnusableAnswer } from '../../generation/domain/unusable-answer.ts';
import type { UsageFact } from '../../generation/domain/usage-fact.ts';
import { AppError } from '../../shared/app-error.ts';
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
      accounts: new SpendAccounts({ limits: store.limits, defaultPerMinute: 60 }),
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

it('tells each call that no record waits for, with who pays and what it cost', async () => {
  await metered.summarise(summary);
  await metered.rewriteEmail(sequence);
  await metered.tryOut({ ...sequence, billedTo: { ...billedTo, userId: null } });
  await metered.writeSequence({ ...sequence, kind: 'trial' });
  expect(await facts()).toMatchObject([
    { kind: 'summary', aiModel: 'gpt-5-mini', outcome: 'ready', ...billedTo, inputTokens: 1200, costUsd: 0.0042 },
    { kind: 'rewrite', outcome: 'ready', msToReady: null },
    { kind: 'test', userId: null },
    { kind: 'trial' },
  ]);
});

it('leaves a sequence to the end of its record, and tells what it wasted', async () => {
  await metered.writeSequence(sequence);
  expect(await facts()).toEqual([]);
  ai.failNextSequence(new UnusableAnswer('Not JSON.', { isFinal: false, usage: ai.usage, serviceTier: 'default' }));
  await expect(metered.writeSequence(sequence)).rejects.toBeInstanceOf(UnusableAnswer);
  expect(await facts()).toMatchObject([{ kind: 'generation', outcome: 'wasted', costUsd: 0.0042 }]);
});

it('says of an answer that nobody waited for that its cost is unknown, and nothing of a call that was refused', async () => {
  ai.failNextSummary(new AppError('ai_unauthorized', 'Refused.'));
  await expect(metered.summarise(summary)).rejects.toMatchObject({ code: 'ai_unauthorized' });
  expect(await facts()).toEqual([]);
  ai.failNextSummary(new LostAnswer(null));
  await expect(metered.summarise(summary)).rejects.toBeInstanceOf(LostAnswer);
  const leaving = new AbortController();
  ai.whileWriting = () => leaving.abort();
  await expect(metered.writeSequence({ ...sequence, signal: leaving.signal })).rejects.toThrow();
  await expect(metered.writeSequence({ ...sequence, signal: leaving.signal })).rejects.toThrow();
  expect(await facts()).toMatchObject([
    { kind: 'summary', outcome: 'error', costUsd: null },
    { kind: 'generation', outcome: 'wasted', costUsd: null },
  ]);
});

it('makes no call that a limit leaves no room for, and counts each at its true cost', async () => {
  const day = async () => [...(await store.spendLedger.read(['all@2026-01-05'], 0)).values()];
  await metered.summarise(summary);
  expect(await day()).toEqual([{ spentUsd: 0.0042, heldUsd: 0 }]);
  await store.limits.merge({ scope: 'all', key: null, dailyUsd: 0.05 });
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
