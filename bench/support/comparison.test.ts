import { describe, expect, it } from 'vitest';
import { comparisonTable, median, meetsGoal } from './comparison.ts';
import type { Comparison } from './comparison.ts';

const comparison = (overrides: Partial<Comparison> = {}): Comparison => ({
  what: 'second start to ready',
  unit: 'ms',
  samples: [2_100, 1_900, 2_000],
  baseline: { what: 'an empty Node', samples: [40, 50, 60] },
  ...overrides,
});

describe('median', () => {
  it('is the middle, or the mean of the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it('does not exist without samples', () => {
    expect(() => median([])).toThrow('no samples');
  });
});

describe('a goal', () => {
  it('is met by a value or by a ratio to the baseline', () => {
    expect(meetsGoal(comparison({ goal: { max: 2_000 } }))).toBe(true);
    expect(meetsGoal(comparison({ goal: { max: 1_999 } }))).toBe(false);
    expect(meetsGoal(comparison({ goal: { maxRatio: 40 } }))).toBe(true);
    expect(meetsGoal(comparison({ goal: { maxRatio: 39 } }))).toBe(false);
  });

  it('is met by a distance to the baseline, or from below', () => {
    expect(meetsGoal(comparison({ goal: { maxDifference: 1_950 } }))).toBe(true);
    expect(meetsGoal(comparison({ goal: { maxDifference: 1_949 } }))).toBe(false);
    expect(meetsGoal(comparison({ goal: { min: 2_000 } }))).toBe(true);
    expect(meetsGoal(comparison({ goal: { min: 2_001 } }))).toBe(false);
  });
});

describe('the table', () => {
  it('shows median, spread, baseline, ratio and whether the goal is met', () => {
    const [, row] = comparisonTable([comparison({ goal: { max: 4_000 } })]).split('\n');
    expect(row).toMatch(
      /^second start to ready +2000 ms +1900 ms – 2100 ms +50 ms +an empty Node +40\.00× +≤ 4000 ms +met$/,
    );
  });
});
