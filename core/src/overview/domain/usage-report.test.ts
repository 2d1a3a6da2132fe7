import { describe, expect, it } from 'vitest';
import type { UsageFact } from '../../generation/domain/usage-fact.ts';
import { UsageReportBuilder } from './usage-report.ts';

const monday = Date.UTC(2026, 0, 5, 9);
const dayMs = 86_400_000;
let facts = 0;
const fact = (overrides: Partial<UsageFact> = {}): UsageFact => ({
  id: `f${(facts += 1)}`,
  kind: 'generation',
  at: monday,
  userId: 'kim',
  department: 'dt-sales',
  promptId: null,
  promptVersion: null,
  aiModel: 'gpt-5',
  outcome: 'ready',
  inputTokens: 100,
  outputTokens: 10,
  costUsd: 0.1,
  msToReady: 1_000,
  ...overrides,
});
const failed = { outcome: 'error', inputTokens: 0, outputTokens: 0, costUsd: null, msToReady: null } as const;
const report = (all: readonly UsageFact[]) => {
  const builder = new UsageReportBuilder();
  for (const one of all) builder.add(one);
  return builder.build(['2026-01-05', '2026-01-06', '2026-01-07']);
};

describe('a usage report', () => {
  it('adds up generations, errors, tokens and cost, and takes the median over all of a group', () => {
    const { totals, days, departments, models, series } = report([
      fact({ msToReady: 1_000 }),
      fact({ msToReady: 9_000, aiModel: 'gpt-5-mini', costUsd: 0.2 }),
      fact({ msToReady: 2_000, at: monday + 2 * dayMs, department: 'dt-pm', costUsd: null }),
      fact({ ...failed, at: monday + 2 * dayMs }),
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
      fact(),
      fact({ kind: 'summary', costUsd: 0.01, msToReady: null }),
      fact({ kind: 'summary', costUsd: null, msToReady: null, outcome: 'error' }),
      fact({ outcome: 'wasted', costUsd: 0.05, msToReady: null }),
      fact(failed),
    ]);
    expect(totals).toMatchObject({ generations: 1, errors: 1, costUsd: 0.16, unpriced: 1, medianMsToReady: 1_000 });
    expect(kinds).toEqual([
      { kind: 'generation', calls: 2, costUsd: 0.15, unpriced: 0 },
      { kind: 'summary', calls: 2, costUsd: 0.01, unpriced: 1 },
    ]);
  });

  it('puts the user with the most generations first', () => {
    const { users } = report([
      fact(),
      fact({ userId: 'lee' }),
      fact({ userId: 'lee' }),
      fact({ ...failed, userId: 'max' }),
    ]);
    expect(users.map(({ userId, generations }) => [userId, generations])).toEqual([
      ['lee', 2],
      ['kim', 1],
      ['max', 0],
    ]);
  });

  it('tells the days of UTC apart', () => {
    const midnight = Date.UTC(2026, 0, 6);
    const { days } = report([fact({ at: midnight - 1 }), fact({ at: midnight })]);
    expect(days.map(({ generations }) => generations)).toEqual([1, 1, 0]);
  });

  it('has empty figures where nothing happened', () => {
    expect(report([]).totals).toMatchObject({ generations: 0, costUsd: 0, medianMsToReady: null });
  });
});
