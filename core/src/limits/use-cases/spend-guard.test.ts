import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { FakeClock, FakeIdGenerator, openTestStore, type TestStore } from '../../testing/index.ts';
import { GetMyLimits } from './get-my-limits.ts';
import { LimitRequests } from './limit-requests.ts';
import { SpendAccounts } from './spend-accounts.ts';
import { SpendGuard } from './spend-guard.ts';

const price = { input: 1, cachedInput: 1, cacheWrite: 1, output: 10 };
const evening = Date.UTC(2026, 10, 30, 22);
const hourMs = 3_600_000;
const kim = { userId: 'kim', department: 'dt-pm' } as const;
const lee = { userId: 'lee', department: 'dt-pm' } as const;

const stores: TestStore[] = [];
let store: TestStore;
let clock: FakeClock;
let guard: SpendGuard;
let mine: GetMyLimits;
let requests: LimitRequests;
afterAll(() => stores.forEach((one) => one.close()));

beforeEach(() => {
  clock = new FakeClock(evening);
  store = openTestStore({ clock });
  stores.push(store);
  const accounts = new SpendAccounts({ limits: store.limits, runCaps: store.runs, defaultPerMinute: 60 });
  const ledger = store.spendLedger;
  const modelPrices = {
    execute: async ({ aiModel }: { aiModel: string }) => ({
      price: aiModel === 'unknown' ? null : price,
      priceSource: null,
    }),
    highestPrice: async () => ({ ...price, output: 100 }),
  };
  guard = new SpendGuard({ ledger, accounts, modelPrices, clock, ids: new FakeIdGenerator() });
  mine = new GetMyLimits({ accounts, ledger, clock });
  requests = new LimitRequests({ accounts, counter: store.requestCounter, clock });
});

const spend = async (payer: typeof kim | typeof lee, usd: number) =>
  (await guard.reserve(payer, usd, { patienceMs: 0 })).settle(usd);
const refused = (retryAfterMs: number) => ({ code: 'budget_exhausted', retryAfterMs });

describe('SpendGuard', () => {
  it('bounds a user by the day and the month of UTC, and tells when each begins anew', async () => {
    await store.limits.merge({ scope: 'user', key: 'kim', dailyUsd: 1, monthlyUsd: 1.5 });
    await spend(kim, 1);
    await expect(spend(kim, 0.01)).rejects.toMatchObject(refused(2 * hourMs));
    await spend(lee, 5);
    clock.advance(2 * hourMs);
    await spend(kim, 1);
    clock.advance(24 * hourMs);
    await spend(kim, 0.5);
    clock.advance(24 * hourMs);
    await expect(spend(kim, 0.1)).rejects.toMatchObject({
      code: 'budget_exhausted',
      message: expect.stringMatching(/It renews on [A-Z][a-z]{2} 1, 20\d\d, or when a superadmin raises it/),
    });
  });

  it('takes the limit of each where one has none of its own, and counts a domain and everybody together', async () => {
    await store.limits.merge({ scope: 'user', key: null, dailyUsd: 3 });
    await store.limits.merge({ scope: 'domain', key: 'dt-pm', dailyUsd: 4 });
    await spend(kim, 3);
    await expect(spend(kim, 0.5)).rejects.toThrow('Your AI budget for today');
    await spend(lee, 1);
    await expect(spend(lee, 0.5)).rejects.toThrow('The AI budget of your domain for today');
    await store.limits.merge({ scope: 'all', key: null, monthlyUsd: 4 });
    await expect(spend({ ...lee, department: 'dt-sales' } as never, 0.5)).rejects.toThrow(
      'The AI budget of all domains together for this month',
    );
  });

  it('waits for calls in flight that hold what this one needs', async () => {
    await store.limits.merge({ scope: 'all', key: null, dailyUsd: 1 });
    const inFlight = await guard.reserve(kim, 0.8, { patienceMs: 0 });
    const refusal = guard.reserve(lee, 0.5, { patienceMs: 0 });
    await expect(refusal).rejects.toMatchObject(refused(30_000));
    await expect(refusal).rejects.toThrow(
      '$1.00 of $1.00 are left, $0.80 of them are held for calls under way, and this may cost up to $0.50. Try again in a minute.',
    );
    const waiting = guard.reserve(lee, 0.5, { patienceMs: 60_000 });
    await inFlight.settle(0.1);
    await (await waiting).settle(0.2);
    expect((await mine.execute(lee)).limits).toMatchObject([{ scope: 'all', spentUsd: expect.closeTo(0.3) }]);
  });

  it('refuses before it is queued what cannot fit, and counts a model of unknown price as the dearest', async () => {
    const call = { billedTo: kim, aiModel: 'known', inputTokens: 0, outputTokens: 10_000, calls: 1 };
    await guard.assertRoom(call);
    await store.limits.merge({ scope: 'user', key: 'kim', dailyUsd: 0.5 });
    await guard.assertRoom(call);
    await expect(guard.assertRoom({ ...call, aiModel: 'unknown' })).rejects.toMatchObject(refused(2 * hourMs));
    await spend(kim, 0.45);
    await expect(guard.assertRoom(call)).rejects.toThrow('$0.05 of $0.50 are left, and this may cost up to $0.11');
  });
});

it('tells what is left, the tightest first, and that four fifths are used up', async () => {
  expect(await mine.execute(kim)).toEqual({ limits: [], perMinute: 60 });
  await store.limits.merge({ scope: 'user', key: null, dailyUsd: 1, monthlyUsd: 10, perMinute: 20 });
  await spend(kim, 0.8);
  expect(await mine.execute(kim)).toMatchObject({
    limits: [
      { scope: 'user', period: { name: 'day', id: '2026-11-30' }, limitUsd: 1, spentUsd: 0.8, isNear: true },
      { scope: 'user', period: { name: 'month', id: '2026-11' }, leftUsd: 9.2, isNear: false },
    ],
    perMinute: 20,
  });
});

it('lets a user ask so often a minute, and the domain together', async () => {
  await store.limits.merge({ scope: 'user', key: null, perMinute: 3 });
  await store.limits.merge({ scope: 'domain', key: 'dt-pm', perMinute: 4 });
  for (let asked = 0; asked < 3; asked += 1) await requests.execute(kim);
  clock.advance(10_000);
  await expect(requests.execute(kim)).rejects.toMatchObject({ code: 'too_many_requests', retryAfterMs: 50_000 });
  await requests.execute(lee);
  await expect(requests.execute(lee)).rejects.toThrow('Your domain has asked more than 4 times within a minute');
  clock.advance(50_000);
  await requests.execute(kim);
});
