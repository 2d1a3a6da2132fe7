import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UsageFact } from '../limits/domain/usage-fact.ts';
import type { UsageSum } from '../limits/domain/usage-sum.ts';
import type { UsageQuery } from '../limits/ports/usage-repository.ts';
import { dayMs } from '../platform/requested-days.ts';
import { buildUsageFact, testNow, uniqueId } from './builders.ts';
import type { ContractStore, OpenContractStore } from './contract-store.ts';
import { FakeClock } from './fake-clock.ts';

/** What every store does with usage facts. */
export function describeUsageRepository(name: string, openStore: OpenContractStore<'usage'>): void {
  describe(`UsageRepository on ${name}`, () => {
    let store: Pick<ContractStore, 'usage' | 'close'>;
    beforeAll(async () => void (store = await openStore(new FakeClock())));
    afterAll(() => store.close());

    const read = async (query: UsageQuery): Promise<UsageFact[]> =>
      (await all(store.usage.read(query))).toSorted((a, b) => a.at - b.at);

    it('answers the facts of a range, its end excluded', async () => {
      const [before, first, second, after] = [-1, 0, 5, 10].map((offset) =>
        buildUsageFact({ at: testNow + offset }),
      ) as [UsageFact, UsageFact, UsageFact, UsageFact];
      const failed = buildUsageFact({ at: testNow + 6, outcome: 'error', costUsd: null, msToReady: null });
      for (const one of [before, first, second, after, failed]) await store.usage.add(one);
      const range = { from: testNow, to: testNow + 10 };
      expect(await read(range)).toEqual([first, second, failed]);
      expect(await read({ from: testNow + 100, to: testNow + 200 })).toEqual([]);
    });

    it('keeps what other calls were made for, also where no user asked for them', async () => {
      const at = testNow + 500;
      const told = [
        buildUsageFact({ at, kind: 'summary', msToReady: null }),
        buildUsageFact({ at: at + 1, kind: 'test', userId: null, msToReady: null }),
        buildUsageFact({ at: at + 2, outcome: 'call', jobId: uniqueId('record'), msToReady: null }),
      ];
      for (const one of told) await store.usage.add(one);
      expect(await read({ from: at, to: at + 10 })).toEqual(told);
    });

    it('finds the calls that were made for a job since a moment', async () => {
      const [jobId, other] = [uniqueId('record'), uniqueId('record')];
      const call = (of: Partial<UsageFact>) => buildUsageFact({ outcome: 'call', jobId, at: testNow, ...of });
      const [early, first, second] = [call({ at: testNow - 1 }), call({}), call({ at: testNow + 1, costUsd: null })];
      for (const one of [early, first, second, call({ jobId: other }), call({ jobId: null })])
        await store.usage.add(one);
      const found = await store.usage.callsFor(jobId, testNow);
      expect(found.toSorted((a, b) => a.at - b.at)).toEqual([first, second]);
      expect(await store.usage.callsFor(uniqueId('record'), 0)).toEqual([]);
    });

    it('counts a fact that is told twice once', async () => {
      const at = testNow + 1_000;
      const told = buildUsageFact({ at });
      await store.usage.add(told);
      await store.usage.add({ ...told, inputTokens: 1 });
      expect(await read({ from: at, to: at + 1 })).toEqual([told]);
    });

    it('streams more than fits one read, and many of one moment', async () => {
      const at = testNow + 5_000;
      const count = 2_400;
      const told = Array.from({ length: count }, (_, i) => buildUsageFact({ at: at + (i % 3), inputTokens: i }));
      // Together, because a store over a network takes a moment for each.
      for (let i = 0; i < count; i += 500) await Promise.all(told.slice(i, i + 500).map((one) => store.usage.add(one)));
      const facts = await read({ from: at, to: at + 3 });
      expect(new Set(facts.map(({ id }) => id)).size).toBe(count);
    });

    it('adds up every fact of 400 days, by day, domain, model and user', async () => {
      const from = Math.floor(testNow / dayMs) + 1_000;
      const to = from + 400;
      const facts = Array.from({ length: 800 }, (_, n) =>
        buildUsageFact({
          // The first and the last moment of each day.
          at: (from + Math.floor(n / 2)) * dayMs + (n % 2) * (dayMs - 1),
          kind: n % 5 === 0 ? 'summary' : 'generation',
          outcome: n % 7 === 0 ? 'error' : 'ready',
          userId: n % 3 === 0 ? null : `user-${n % 4}`,
          department: n % 10 === 0 ? 'dt-pm' : 'dt-sales',
          aiModel: `model-${n % 11}`,
          inputTokens: n,
          outputTokens: 2 * n,
          costUsd: n % 6 === 0 ? null : n / 4,
          msToReady: n % 8 === 0 ? null : n * 100,
        }),
      );
      const around = [from * dayMs - 1, to * dayMs].map((at) => buildUsageFact({ at }));
      await Promise.all([...facts, ...around].map((fact) => store.usage.add(fact)));
      for (const department of [undefined, 'dt-pm'] as const) {
        const days = { from, to, ...(department !== undefined && { department }) };
        const expected = facts.filter((fact) => department === undefined || fact.department === department).map(sumOf);
        expect(merged(await all(store.usage.sums(days)))).toEqual(merged(expected));
      }
    });

    it('makes one sum of all facts of a day that agree', async () => {
      const day = Math.floor(testNow / dayMs) + 2_000;
      const facts = Array.from({ length: 500 }, (_, n) => buildUsageFact({ at: day * dayMs + n, inputTokens: 3 }));
      await Promise.all(facts.map((fact) => store.usage.add(fact)));
      const sums = await all(store.usage.sums({ from: day, to: day + 1 }));
      expect(sums).toEqual([
        expect.objectContaining({ facts: 500, inputTokens: 1_500, msToReady: facts.map((fact) => fact.msToReady) }),
      ]);
    });
  });
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const sumOf = (fact: UsageFact): UsageSum => ({
  ...fact,
  day: Math.floor(fact.at / dayMs),
  facts: 1,
  costUsd: fact.costUsd ?? 0,
  unpriced: fact.costUsd === null ? 1 : 0,
  msToReady: fact.msToReady === null ? [] : [fact.msToReady],
});

/** The figures of each group, however many sums it came in. */
function merged(sums: readonly UsageSum[]): ReadonlyMap<string, object> {
  const groups = Map.groupBy(sums, ({ day, department, aiModel, userId, kind, outcome }) =>
    [day, department, aiModel, userId, kind, outcome].join(' '),
  );
  const total = (of: readonly UsageSum[], field: 'facts' | 'inputTokens' | 'outputTokens' | 'costUsd' | 'unpriced') =>
    of.reduce((all, sum) => all + sum[field], 0);
  return new Map(
    [...groups].map(([key, of]) => [
      key,
      {
        facts: total(of, 'facts'),
        inputTokens: total(of, 'inputTokens'),
        outputTokens: total(of, 'outputTokens'),
        costUsd: total(of, 'costUsd'),
        unpriced: total(of, 'unpriced'),
        msToReady: of.flatMap((sum) => sum.msToReady).toSorted((a, b) => a - b),
      },
    ]),
  );
}
