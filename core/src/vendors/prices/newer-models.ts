import type { Provider } from '@pydantic/genai-prices';

const model = (id: string, prices: Provider['models'][number]['prices']): Provider['models'][number] => ({
  id,
  match: { equals: id },
  prices,
});

/**
 * Models that the price package does not know yet, with the prices of OpenAI's public price list of November 2026,
 * standard tier. They never correct the package, whose price of a model comes first; a superadmin corrects a price on the
 * page AI Models. An entry can be removed once a release of the package has its model.
 */
export const newerModels: Provider = {
  id: 'openai-newer',
  name: 'OpenAI',
  api_pattern: String.raw`https://api\.openai\.com`,
  models: [
    model('gpt-6.1-sol', { input_mtok: 2, cache_read_mtok: 0.1, cache_write_mtok: 2.5, output_mtok: 10 }),
    model('gpt-6.1-terra', { input_mtok: 1, cache_read_mtok: 0.05, cache_write_mtok: 1.25, output_mtok: 5 }),
  ],
};
