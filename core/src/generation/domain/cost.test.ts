import { expect, it } from 'vitest';
import { modelOptions } from '../../contract/index.ts';
import { costUsd } from './cost.ts';
import { priceOf } from './price-table.ts';

const usage = { inputTokens: 1_000_000, cachedTokens: 400_000, outputTokens: 100_000 };

it('charges cached input at its own price and flex at half', () => {
  expect(costUsd('gpt-5', usage, 'default')).toBe(0.6 * 1.25 + 0.4 * 0.125 + 1);
  expect(costUsd('gpt-5', usage, 'flex')).toBe(0.9);
  expect(costUsd('gpt-5-nano-2025-08-07', usage, 'default')).toBe(0.072);
});

it('knows a price for every model the product offers, and says null for any other', () => {
  expect(modelOptions.filter(({ value }) => priceOf(value) === undefined)).toEqual([]);
  for (const stranger of ['somebody-elses-model', 'gpt-6', 'gpt-5-pro', 'gpt-5-2025-08-07-preview', '']) {
    expect(costUsd(stranger, usage, 'default')).toBeNull();
  }
});

it('charges a dated model as its family, also one that was published later', () => {
  for (const family of ['gpt-5', 'gpt-5-mini', 'gpt-5-nano', 'gpt-5-codex']) {
    expect(costUsd(`${family}-2026-02-11`, usage, 'default')).toBe(costUsd(family, usage, 'default'));
  }
});

it('never goes below zero when a vendor counts more cached than read', () => {
  expect(costUsd('gpt-5', { inputTokens: 10, cachedTokens: 50, outputTokens: 0 }, 'default')).toBeGreaterThan(0);
});
