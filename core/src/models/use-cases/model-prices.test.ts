import { afterEach, expect, it } from 'vitest';
import { FakeClock, openTestStore } from '../../testing/index.ts';
import { ModelPrices } from './model-prices.ts';

const store = openTestStore({ clock: new FakeClock() });
afterEach(() => store.close());

it('names no highest price where no price is known', async () => {
  const prices = new ModelPrices({ models: store.models, list: { priceOf: async () => null } });
  await expect(prices.highestPrice()).rejects.toThrow('The price of no model is known.');
});
