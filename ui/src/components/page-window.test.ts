import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

function shown(current: number, total: number): string {
  return pageWindow(current, total)
    .map((item) => (typeof item === 'number' ? item : '…'))
    .join(' ');
}

it.each([
  [1, 1, '1'],
  [1, 0, '1'],
  [1, 5, '1 2 3 4 5'],
  [5, 5, '1 2 3 4 5'],
  [1, 6, '1 2 3 4 5 6'],
  [1, 7, '1 2 3 4 5 … 7'],
  [4, 7, '1 2 3 4 5 6 7'],
  [7, 7, '1 … 3 4 5 6 7'],
  [10, 20, '1 … 8 9 10 11 12 … 20'],
  [99, 20, '1 … 16 17 18 19 20'],
])('page %i of %i shows %s', (current, total, expected) => {
  expect(shown(current, total)).toBe(expected);
});

it('never shows more than five numbers around the current page, nor one twice', () => {
  for (let total = 1; total <= 30; total += 1) {
    for (let current = 1; current <= total; current += 1) {
      const numbers = pageWindow(current, total).filter((item) => typeof item === 'number');
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers).toContain(current);
      expect(numbers.filter((page) => page !== 1 && page !== total).length).toBeLessThanOrEqual(5);
    }
  }
});
