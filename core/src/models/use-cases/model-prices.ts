import { modelOptions } from '../contract/model-names.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { ModelPrice } from '../contract/models.ts';
import type { AiModel } from '../domain/ai-model.ts';
import { AiModelRepository } from '../ports/ai-model-repository.ts';
import { PriceList } from '../ports/price-list.ts';
import { UseCase } from '../../platform/needs.ts';

export interface KnownPrice {
  readonly price: ModelPrice | null;
  /** `own`: the price of the domain's AI model; `list`: the vendor's price; null: the price is unknown. */
  readonly priceSource: 'own' | 'list' | null;
}

/** What a model costs a domain: the price of the domain's AI model, else the published one. */
export class ModelPrices extends UseCase({ models: AiModelRepository, list: PriceList }) {
  /**
   * For each kind of token the highest price of all models that Overture names or a superadmin has stored. Limits count
   * a model of unknown price with it.
   */
  async highestPrice(): Promise<ModelPrice> {
    const { models, list } = this.deps;
    const stored = await models.list({});
    const ids = new Set([...modelOptions.map(({ value }) => value), ...stored.map(({ aiModel }) => aiModel)]);
    const published = await Promise.all([...ids].map((id) => list.priceOf(id)));
    const prices = [...published, ...stored.map(({ price }) => price)].filter((price) => price !== null);
    // Without a price a limit would count such a model as free.
    if (prices.length === 0) throw new Error('The price of no model is known.');
    const highest = (of: keyof ModelPrice): number => Math.max(...prices.map((price) => price[of]));
    return {
      input: highest('input'),
      cachedInput: highest('cachedInput'),
      cacheWrite: highest('cacheWrite'),
      output: highest('output'),
    };
  }

  async execute({ department, aiModel }: { department: DepartmentKey; aiModel: string }): Promise<KnownPrice> {
    return this.#priceOf(aiModel, await this.deps.models.list({ department }));
  }

  /** Models with what each costs the domain. */
  async priced<M extends { readonly id: string }>(
    department: DepartmentKey,
    models: readonly M[],
  ): Promise<readonly (M & KnownPrice)[]> {
    const own = await this.deps.models.list({ department });
    return Promise.all(models.map(async (model) => ({ ...model, ...(await this.#priceOf(model.id, own)) })));
  }

  /**
   * The price of the replacement that a superadmin named for this model; null where none is named, or the price is
   * unknown.
   */
  async ofReplacement({ department, aiModel }: { department: DepartmentKey; aiModel: string }) {
    const own = await this.deps.models.list({ department });
    const named = own.find((model) => model.aiModel === aiModel)?.replacement ?? null;
    return named === null ? null : (await this.#priceOf(named, own)).price;
  }

  async #priceOf(id: string, own: readonly AiModel[]): Promise<KnownPrice> {
    const named = own.find(({ aiModel }) => aiModel === id)?.price ?? null;
    if (named !== null) return { price: named, priceSource: 'own' };
    const price = await this.deps.list.priceOf(id);
    return { price, priceSource: price === null ? null : 'list' };
  }
}
