import { expect, it } from 'vitest';
import { dollars, formatCost } from './words.ts';

it('writes dollars with cents, and never calls what was paid nothing', () => {
  expect([0, 0.004, 0.0213, 4.1, 1234.5].map(dollars)).toEqual(['$0.00', '<$0.01', '$0.02', '$4.10', '$1,234.50']);
});

it('writes what one call has cost with four decimals below a dollar', () => {
  expect([0, 0.0458, 12.3, 1234.5].map(formatCost)).toEqual(['$0.00', '$0.0458', '$12.30', '$1,234.50']);
});
