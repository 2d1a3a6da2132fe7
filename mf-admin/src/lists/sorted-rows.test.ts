import { expect, test } from 'vitest';
import { sortedRows } from './sorted-rows.ts';

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
const by = (text: string) => text;

/** Texts of names, signs, accents and numbers, the same ones in every run. */
function texts(count: number): string[] {
  const parts = [
    'Ada',
    'ada',
    'Åsa',
    "O'Neil",
    'ß',
    'Łukasz',
    'ch',
    '10',
    '9',
    '007',
    '1234567890123456',
    ' ',
    '-',
    '_',
    '@',
    '.',
    '東',
    '🎉',
  ];
  let seed = 7;
  const next = (): number => (seed = (seed * 48_271) % 2_147_483_647);
  return Array.from({ length: count }, () =>
    Array.from({ length: next() % 4 }, () => parts[next() % parts.length]).join(''),
  );
}

test.each(['asc', 'desc'] as const)('orders any texts as people do, equal ones as they came (%s)', (direction) => {
  const sign = direction === 'asc' ? 1 : -1;
  const rows = texts(3_000).map((text, at) => ({ text, at }));
  const sorted = sortedRows(rows, { by: ({ text }) => text, direction });
  expect(sorted).toEqual(rows.toSorted((a, b) => collator.compare(a.text, b.text) * sign || a.at - b.at));
});

test('looks at ten thousand addresses or names once or twice each', () => {
  const count = 10_000;
  for (const textOf of [
    (n: number) => `user${n}@overture.example`,
    (n: number) => `${['Ada', 'Åsa', 'bjørn', 'Élan'][n % 4]} ${['Rossi', 'Müller', 'Novák'][n % 3]} ${n}`,
  ]) {
    let looks = 0;
    const compare = (a: string, b: string): number => {
      looks += 1;
      return collator.compare(a, b);
    };
    sortedRows(
      Array.from({ length: count }, (_, n) => textOf((n * 7_919) % count)),
      { by, direction: 'desc', compare },
    );
    expect(looks).toBeLessThan(2.5 * count);
  }
});

test('orders numbers by their size', () => {
  expect(sortedRows([10, -2, 9, 0.5], { by: (n) => n, direction: 'asc' })).toEqual([-2, 0.5, 9, 10]);
});
