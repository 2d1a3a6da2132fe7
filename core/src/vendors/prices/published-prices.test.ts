import { expect, it } from 'vitest';
import { modelOptions } from '../../models/contract/model-names.ts';
import { PublishedPrices } from './published-prices.ts';

const prices = new PublishedPrices();

it.each([
  ['gpt-5', { input: 1.25, cachedInput: 0.125, cacheWrite: 1.25, output: 10 }],
  ['gpt-6-luna', { input: 0.1, cachedInput: 0.01, cacheWrite: 0.125, output: 0.5 }],
  ['gpt-6.1-sol', { input: 2, cachedInput: 0.1, cacheWrite: 2.5, output: 10 }],
  ['gpt-6.1-terra', { input: 1, cachedInput: 0.05, cacheWrite: 1.25, output: 5 }],
])('knows what %s costs, the cache included', async (aiModel, price) => {
  expect(await prices.priceOf(aiModel)).toEqual(price);
});

it('knows every built-in model, and says null for a stranger', async () => {
  for (const { value } of modelOptions) expect(await prices.priceOf(value)).not.toBeNull();
  for (const stranger of ['somebody-elses-model', 'gpt-6', '']) expect(await prices.priceOf(stranger)).toBeNull();
});
