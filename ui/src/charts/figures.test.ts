import { expect, it } from 'vitest';
import { countedInWholes } from './figures.ts';

const day = (value: number | null) => ({ date: '2026-01-05', values: { generations: 3, value } });

it.each([
  [[day(2), day(0), day(null)], true],
  [[day(2), day(0.31)], false],
  [[], true],
])('tells what is counted in wholes: %j', (days, isCounted) => {
  expect(countedInWholes(days)).toBe(isCounted);
});
