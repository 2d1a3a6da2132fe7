import { expect, it } from 'vitest';
import { csvCell } from './csv-cell.ts';

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  ' =1',
  '\uFEFF=1',
  '\u00A0\n-1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '\tx',
  '\rx',
  '\nx',
  '\0x',
])('makes no formula of %j', (text) => expect(csvCell(text)).toBe(`'${text}`));

it.each(['', 'Ada', 'a=b', ' Ada', '2026-01-05', "'=1"])('leaves %j as it is', (text) =>
  expect(csvCell(text)).toBe(text),
);
