import { buildUsage } from '@overture/ui/testing';
import { expect, test } from 'vitest';
import {
  costsByKind,
  firstDayOf,
  formatKnownCost,
  formatMs,
  formatMsShort,
  groupedGenerations,
} from './usage-figures.ts';

test('the first of seven days up to today', () => {
  expect(firstDayOf(7, Date.parse('2026-03-01T00:00:00Z'))).toBe('2026-02-23');
  expect(firstDayOf(1, Date.parse('2026-03-01T23:59:59Z'))).toBe('2026-03-01');
});

test('the five largest models have colours of their own, and the others share one', () => {
  const [cell] = buildUsage().series;
  const models = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...(cell as NonNullable<typeof cell>),
      aiModel: `m.${at}`,
      generations: 9 - at,
    }));
  const grouped = (count: number) =>
    groupedGenerations(buildUsage({ models: models(count), series: models(count) }), 'model');
  expect(grouped(6).series.map(({ label, figure }) => [label, figure])).toEqual(
    [9, 8, 7, 6, 5, 4].map((generations, at) => [`m.${at}`, `${generations}`]),
  );
  expect(grouped(8).series.map(({ label }) => label)).toEqual(['m.0', 'm.1', 'm.2', 'm.3', 'm.4', 'Other']);
  expect(grouped(8).series.at(-1)).toMatchObject({ figure: '9', tone: 6 });
  expect(Object.values(grouped(8).days[0]?.values ?? {})).toEqual([9, 8, 7, 6, 5, 9]);
  expect(Object.values(grouped(8).days[1]?.values ?? {})).toEqual([0, 0, 0, 0, 0, 0]);
});

test('the known cost is split by the purpose of the calls', () => {
  expect(costsByKind(buildUsage())).toEqual(['$0.05 per generation', '$0.50 for summaries']);
  const kinds = [{ kind: 'generation', calls: 40, costUsd: 0, unpriced: 40 }] as const;
  expect(costsByKind(buildUsage({ kinds: [...kinds] }))).toEqual([]);
});

test('a domain whose generations all failed has no colour', () => {
  const usage = buildUsage();
  const departments = usage.departments.map((row) => ({ ...row, generations: row.department === 'DT-PM' ? 0 : 30 }));
  expect(groupedGenerations({ ...usage, departments }, 'domain').series.map(({ label }) => label)).toEqual([
    'DT-Sales',
  ]);
});

test('rounds money and time by their size', () => {
  expect(formatKnownCost({ costUsd: 0, unpriced: 0 })).toBe('$0.00');
  expect(formatKnownCost({ costUsd: 0, unpriced: 3 })).toBe('unknown');
  expect(formatKnownCost({ costUsd: 2.5, unpriced: 3 })).toBe('$2.50 +');
  expect([800, 9_940, 42_900, 185_000].map(formatMs)).toEqual(['0.8 s', '9.9 s', '42 s', '3 min 5 s']);
  expect([0, 60_000, 75_000, 150_000].map(formatMsShort)).toEqual(['0', '1 min', '75 s', '2.5 min']);
});
