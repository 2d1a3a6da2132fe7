import { expect, it } from 'vitest';
import { dollars, upToCents } from './dollars.ts';

it('writes an amount to the nearest cent, and a maximum so that the amount fits', () => {
  expect([3.362, 3.367, 0].map(dollars)).toEqual(['$3.36', '$3.37', '$0.00']);
  expect([3.362, 3.36, 1.1, 0.07, 0].map(upToCents)).toEqual([3.37, 3.36, 1.1, 0.07, 0]);
  // A sum may be a little more than its digits say, and is not to pass the maximum that was told for it.
  expect(upToCents(0.1 + 0.2)).toBe(0.31);
});
