import { expect, it } from 'vitest';
import { costUsd } from './cost.ts';

const price = { input: 2, cachedInput: 0.1, cacheWrite: 2.5, output: 10 };
const usage = { inputTokens: 1_000_000, cachedTokens: 400_000, cacheWriteTokens: 200_000, outputTokens: 100_000 };

it('charges cache reads and cache writes at their own prices, and flex at half', () => {
  expect(costUsd(price, usage, 'default')).toBe(0.4 * 2 + 0.4 * 0.1 + 0.2 * 2.5 + 0.1 * 10);
  expect(costUsd(price, usage, 'flex')).toBe(1.17);
});

it('is unknown, and never zero, if the price or the usage is unknown', () => {
  expect(costUsd(null, usage, 'default')).toBeNull();
  expect(costUsd(price, null, 'default')).toBeNull();
});

it('is never below zero, even if a vendor counts more cached tokens than input', () => {
  const odd = { inputTokens: 10, cachedTokens: 50, cacheWriteTokens: 50, outputTokens: 0 };
  expect(costUsd(price, odd, 'default')).toBeGreaterThan(0);
});
