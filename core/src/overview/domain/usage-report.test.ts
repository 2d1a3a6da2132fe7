import { describe, expect, it } from 'vitest';
import type { UsageSum } from '../../limits/domain/usage-sum.ts';
import { UsageReportBuilder } from './usage-report.ts';

const monday = Date.UTC(2026, 0, 5) / 86_400_000;
const sum = (overrides: Partial<UsageSum> = {}): UsageSum => ({
  kind: 'generation',
  day: monday,
  userId: 'kim',
  department: 'dt-sales',
  aiModel: 'gpt-5',
  outcome: 'ready',
  facts: 1,
  inputTokens: 100,
  outputTokens: 10,
  costUsd: 0.1,
  unpriced: 0,
  msToReady: [1_000],
  ...overrides,
});
const unpriced = { costUsd: 0, unpriced: 1 } as const;
/** The end of a generation, whose calls are facts of their own. */
const end = { inputTokens: 0, outputTokens: 0, costUsd: 0 } as const;
const failed = { ...end, outcome: 'error', msToReady: [] } as const;
const report = (all: readonly UsageSum[]) => {
  const builder = new UsageReportBuilder();
  for (const one of all) builder.add(one);
  return builder.build(['2026-01-05', '2026-01-06', '2026-01-07']);
};

describe('a usage report', () => {
  it('adds up generations, errors, tokens and cost, and takes the median over all of a group', () => {
    const { totals, days, departments, models, series } = report([
      sum(),
      sum({ msToReady: [9_000], aiModel: 'gpt-5-mini', costUsd: 0.2 }),
      sum({ msToReady: [2_000], day: monday + 2, department: 'dt-pm', ...unpriced }),
      sum({ ...failed, day: monday + 2 }),
    ]);
    expect(totals).toEqual({
      generations: 3,
      errors: 1,
      inputTokens: 300,
      outputTokens: 30,
      costUsd: 0.3,
      unpriced: 1,
      medianMsToReady: 2_000,
    });
    expect(
      days.map(({ date, generations, errors, medianMsToReady }) => [date, generations, errors, medianMsToReady]),
    ).toEqual([
      ['2026-01-05', 2, 0, 5_000],
      ['2026-01-06', 0, 0, null],
      ['2026-01-07', 1, 1, 2_000],
    ]);
    expect(departments.map(({ department, generations }) => [department, generations])).toEqual([
      ['dt-sales', 2],
      ['dt-pm', 1],
    ]);
    expect(models.map(({ aiModel, generations }) => [aiModel, generations])).toEqual([
      ['gpt-5', 2],
      ['gpt-5-mini', 1],
    ]);
    expect(series.map(({ date, department, aiModel }) => `${date} ${department} ${aiModel}`)).toEqual([
      '2026-01-05 dt-sales gpt-5',
      '2026-01-05 dt-sales gpt-5-mini',
      '2026-01-07 dt-pm gpt-5',
      '2026-01-07 dt-sales gpt-5',
    ]);
  });

  it('counts the cost of every call, and as generations only these', () => {
    const { totals, kinds } = report([
      sum(end),
      sum({ outcome: 'call', msToReady: [] }),
      sum({ kind: 'summary', costUsd: 0.01, outcome: 'call', msToReady: [] }),
      sum({ kind: 'summary', ...unpriced, outcome: 'call', msToReady: [] }),
      sum({ outcome: 'call', costUsd: 0.05, msToReady: [] }),
      sum(failed),
    ]);
    expect(totals).toMatchObject({ generations: 1, errors: 1, costUsd: 0.16, unpriced: 1, medianMsToReady: 1_000 });
    expect(kinds).toEqual([
      { kind: 'generation', calls: 2, costUsd: 0.15, unpriced: 0 },
      { kind: 'summary', calls: 2, costUsd: 0.01, unpriced: 1 },
    ]);
  });

  it('counts the calls of an older store, where the fact of a ready generation stands for them', () => {
    const { kinds } = report([sum(), sum({ ...end, ...unpriced }), sum({ ...failed, ...unpriced })]);
    expect(kinds).toEqual([{ kind: 'generation', calls: 2, costUsd: 0.1, unpriced: 1 }]);
  });

  it('puts the user with the most generations first', () => {
    const { users } = report([
      sum(),
      sum({ userId: 'lee' }),
      sum({ userId: 'lee' }),
      sum({ ...failed, userId: 'max' }),
    ]);
    expect(users.map(({ userId, generations }) => [userId, generations])).toEqual([
      ['lee', 2],
      ['kim', 1],
      ['max', 0],
    ]);
  });

  it('adds sums of many facts, also of a group that comes again', () => {
    const { totals, series, users } = report([
      sum({ facts: 3, inputTokens: 300, costUsd: 0.2, unpriced: 1, msToReady: [1, 5, 9] }),
      sum({ facts: 2, inputTokens: 50, costUsd: 0.3, msToReady: [7] }),
    ]);
    expect(totals).toMatchObject({ generations: 5, inputTokens: 350, costUsd: 0.5, unpriced: 1, medianMsToReady: 6 });
    expect(series).toEqual([{ date: '2026-01-05', department: 'dt-sales', aiModel: 'gpt-5', ...totals }]);
    expect(users).toEqual([{ userId: 'kim', ...totals }]);
  });

  it('has empty figures where nothing happened', () => {
    expect(report([]).totals).toMatchObject({ generations: 0, costUsd: 0, medianMsToReady: null });
  });
});
