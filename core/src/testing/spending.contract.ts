import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { LimitRepository } from '../limits/ports/limit-repository.ts';
import type { RequestCounter } from '../limits/ports/request-counter.ts';
import type { SpendLedger } from '../limits/ports/spend-ledger.ts';
import { testNow, uniqueId } from './builders.ts';

const run = promisify(execFile);
const processes = 3;
const callsEach = 20;

export interface SpendingStore {
  readonly limits: LimitRepository;
  readonly spendLedger: SpendLedger;
  readonly requestCounter: RequestCounter;
  close(): Promise<void> | void;
}

/** What every store does to keep spending within limits. `module` exports `openForRace(argument)`, for racing processes. */
export function describeSpending(
  name: string,
  openStore: () => Promise<{ store: SpendingStore; module: URL; argument: string }>,
): void {
  let opened: Awaited<ReturnType<typeof openStore>>;
  let store: SpendingStore;
  beforeAll(async () => {
    opened = await openStore();
    ({ store } = opened);
  });
  afterAll(() => store.close());
  const account = (maxUsd: number | null, endsAt = testNow + 10_000) => ({ key: uniqueId('account'), maxUsd, endsAt });
  const hold = (usd: number, until = testNow + 1_000) => ({ id: uniqueId('hold'), usd, until });
  const stateOf = async (key: string, now = testNow) => (await store.spendLedger.read([key], now)).get(key);

  describe(`SpendLedger on ${name}`, () => {
    it('holds what fits on every account, and nothing where one has no room', async () => {
      const [wide, narrow, free] = [account(10), account(1), account(null)];
      const first = hold(0.75);
      expect(await store.spendLedger.hold(first, [wide, narrow, free])).toBeNull();
      expect(await store.spendLedger.hold(hold(0.5), [wide, narrow])).toBe(narrow.key);
      expect(await stateOf(wide.key)).toEqual({ spentUsd: 0, heldUsd: 0.75 });
      await store.spendLedger.settle(first.id, 0.25, [wide, narrow, free]);
      expect(await stateOf(narrow.key)).toEqual({ spentUsd: 0.25, heldUsd: 0 });
      expect(await store.spendLedger.hold(hold(0.75), [wide, narrow])).toBeNull();
      expect(await stateOf(free.key)).toEqual({ spentUsd: 0.25, heldUsd: 0 });
    });

    it('adds what was spent without a hold, and knows nothing of what nobody used', async () => {
      const { key, ...rest } = account(null);
      expect(await stateOf(key)).toBeUndefined();
      await store.spendLedger.settle('none', 2, [{ key, ...rest }]);
      await store.spendLedger.settle('none', 1, [{ key, ...rest }]);
      expect(await stateOf(key)).toEqual({ spentUsd: 3, heldUsd: 0 });
    });

    it('counts as spent what a process held that has died', async () => {
      const one = account(1);
      await store.spendLedger.hold(hold(0.75), [one]);
      expect(await stateOf(one.key, testNow + 999)).toEqual({ spentUsd: 0, heldUsd: 0.75 });
      expect(await stateOf(one.key, testNow + 1_000)).toEqual({ spentUsd: 0.75, heldUsd: 0 });
      expect(await store.spendLedger.hold(hold(0.5, testNow + 9_000), [one])).toBe(one.key);
    });

    it('finds the accounts of a kind and a period that have spent most', async () => {
      const [kind, other] = [uniqueId('user'), uniqueId('user')];
      const spend = (key: string, usd: number) =>
        store.spendLedger.settle('none', usd, [{ key, maxUsd: null, endsAt: testNow + 10_000 }]);
      await spend(`${kind}:a@2026-11`, 1);
      await spend(`${kind}:b@2026-11`, 3);
      await spend(`${kind}:c@2026-11`, 2);
      await spend(`${kind}:d@2026-11`, 0);
      await spend(`${kind}:e@2026-11-22`, 9);
      await spend(`${other}:f@2026-11`, 9);
      expect(await store.spendLedger.largest(`${kind}:`, '@2026-11', 2)).toEqual([
        `${kind}:b@2026-11`,
        `${kind}:c@2026-11`,
      ]);
      expect(await store.spendLedger.largest(`${kind}:`, '@2026-11', 9)).toHaveLength(3);
    });

    it('forgets accounts that have ended', async () => {
      const past = account(5, testNow - 1);
      await store.spendLedger.hold(hold(1), [past]);
      expect(await store.spendLedger.deleteExpired(testNow)).toBe(1);
      expect(await stateOf(past.key)).toBeUndefined();
    });

    it(`never passes a maximum that ${processes} processes race for`, { timeout: 120_000 }, async () => {
      const race = { user: uniqueId('user'), all: uniqueId('all'), usd: 0.1, maxUsd: 2, calls: callsEach };
      const script = new URL('spend-race-process.ts', import.meta.url).pathname;
      const outputs = await Promise.all(
        Array.from({ length: processes }, () =>
          run(process.execPath, [script, opened.module.href, opened.argument, JSON.stringify(race)]),
        ),
      );
      const held = outputs.map(({ stdout }) => z.number().parse(JSON.parse(stdout)));
      const total = held.reduce((sum, n) => sum + n, 0);
      // Two accounts of two dollars, a tenth of a dollar a call.
      expect(total).toBeLessThanOrEqual(20);
      expect(total).toBeGreaterThan(10);
      const sums = await store.spendLedger.read([race.user, race.all], testNow);
      for (const { heldUsd } of sums.values()) expect(heldUsd).toBeCloseTo(total * race.usd);
    });
  });

  describe(`RequestCounter on ${name}`, () => {
    it('counts a window from its first request on, however many come at once', async () => {
      const key = uniqueId('user');
      const counted = await Promise.all(
        Array.from({ length: 30 }, () => store.requestCounter.count(key, 60_000, testNow)),
      );
      expect(counted.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 30 }, (_, index) => index + 1),
      );
      expect(await store.requestCounter.count(key, 60_000, testNow + 59_999)).toEqual({
        count: 31,
        endsAt: testNow + 60_000,
      });
      expect(await store.requestCounter.count(key, 60_000, testNow + 60_000)).toEqual({
        count: 1,
        endsAt: testNow + 120_000,
      });
      expect(await store.requestCounter.deleteExpired(testNow + 120_000)).toBe(0);
      expect(await store.requestCounter.deleteExpired(testNow + 120_001)).toBe(1);
    });
  });

  describe(`LimitRepository on ${name}`, () => {
    it('merges amounts and keeps those that are not given', async () => {
      const key = uniqueId('user');
      await store.limits.merge({ scope: 'user', key, dailyUsd: 5, perMinute: 30 });
      await store.limits.merge({ scope: 'user', key, dailyUsd: null, monthlyUsd: 50 });
      await store.limits.merge({ scope: 'all', key: null, dailyUsd: 0 });
      const own = { scope: 'user', key, dailyUsd: null, monthlyUsd: 50, perMinute: 30 };
      expect(await store.limits.find([`user:${key}`, 'domain:dt-pm'])).toEqual([own]);
      expect(await store.limits.list()).toEqual(
        expect.arrayContaining([own, { scope: 'all', key: null, dailyUsd: 0 }]),
      );
    });
  });
}
