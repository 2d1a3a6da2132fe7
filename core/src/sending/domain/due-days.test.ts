import { describe, expect, it } from 'vitest';
import { daysFromFirst, dueDays } from './due-days.ts';

const days = (startOn: string, sendAfterDays: readonly number[], holidays: readonly string[] = []) =>
  dueDays({ startOn, sendAfterDays, holidays });

describe('the days of the steps', () => {
  it('count from the first', () => {
    expect(days('2026-11-23', [0, 3, 8])).toEqual(['2026-11-23', '2026-11-26', '2026-12-01']);
  });

  it('skip weekends, also that of the first, from which the others count', () => {
    expect(days('2026-11-28', [0, 3, 5])).toEqual(['2026-11-30', '2026-12-03', '2026-12-07']);
  });

  it('skip the holidays, and a weekend behind them', () => {
    expect(days('2026-12-23', [0, 1, 2], ['2026-12-24', '2026-12-25'])).toEqual([
      '2026-12-23',
      '2026-12-28',
      '2026-12-29',
    ]);
  });

  it('never put two steps on one day that were to be apart, and leave together what was', () => {
    expect(days('2026-11-27', [0, 1, 2, 3])).toEqual(['2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02']);
    expect(days('2026-11-26', [0, 2, 2])).toEqual(['2026-11-26', '2026-11-30', '2026-11-30']);
  });

  it('are three days apart in versions without send days', () => {
    expect(daysFromFirst([null, null, null])).toEqual([0, 3, 6]);
    expect(daysFromFirst([0, 5, null, 4])).toEqual([0, 5, 8, 8]);
  });

  it('end, even where every day is a holiday', () => {
    const year = Array.from({ length: 800 }, (_, i) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10));
    expect(days('2026-01-01', [0, 1], year)).toHaveLength(2);
  });
});
