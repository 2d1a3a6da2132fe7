import { LRUCache } from 'lru-cache';
import type { ModelPrice } from '../../models/contract/models.ts';
import { PriceList } from '../../models/ports/price-list.ts';
import { newerModels } from './newer-models.ts';

/**
 * OpenAI's prices from the package `@pydantic/genai-prices`. Of prices that rise with the length of a prompt it takes
 * the first, because prompts are always far shorter than the 272,000 tokens at which OpenAI's prices rise.
 */
export class PublishedPrices extends PriceList {
  /**
   * Cached for an hour, because the package compares a name with those of all models, and because some prices end on a
   * day.
   */
  readonly #found = new LRUCache<string, { readonly price: ModelPrice | null }>({ max: 200, ttl: 60 * 60_000 });

  async priceOf(aiModel: string): Promise<ModelPrice | null> {
    let found = this.#found.get(aiModel);
    if (found === undefined) this.#found.set(aiModel, (found = { price: await this.#find(aiModel) }));
    return found.price;
  }

  async #find(aiModel: string): Promise<ModelPrice | null> {
    // The package is loaded late, because it contains every vendor's prices and takes time to load.
    const { calcPrice } = await import('@pydantic/genai-prices');
    const known = calcPrice({}, aiModel, { providerId: 'openai' }) ?? calcPrice({}, aiModel, { provider: newerModels });
    if (known === null) return null;
    const { input_mtok, cache_read_mtok, cache_write_mtok, output_mtok } = known.model_price;
    const [input, output] = [firstOf(input_mtok), firstOf(output_mtok)];
    if (input === undefined || output === undefined) return null;
    // Without a price of its own, cached input costs as much as other input.
    return {
      input,
      cachedInput: firstOf(cache_read_mtok) ?? input,
      cacheWrite: firstOf(cache_write_mtok) ?? input,
      output,
    };
  }
}

function firstOf(price: number | { readonly base: number } | undefined): number | undefined {
  return typeof price === 'object' ? price.base : price;
}
