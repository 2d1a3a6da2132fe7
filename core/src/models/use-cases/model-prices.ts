import { modelOptions } from '../contract/model-names.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { ModelPrice } from '../contract/models.ts';
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

  async execute(input: { department: DepartmentKey; aiModel: string }): Promise<KnownPrice> {
    const models = await this.deps.models.list({ department: input.department });
    const own = models.find(({ aiModel }) => aiModel === input.aiModel)?.price ?? null;
    if (own !== null) return { price: own, priceSource: 'own' };
    const price = await this.deps.list.priceOf(input.aiModel);
    return { price, priceSource: price === null ? null : 'list' };
  }

  /**
   * The price of the replacement that a superadmin named for this model; null where none is named, or the price is
   * unknown.
   */
  async ofReplacement({ department, aiModel }: { department: DepartmentKey; aiModel: string }) {
    const models = await this.deps.models.list({ department });
    const named = models.find((model) => model.aiModel === aiModel)?.replacement ?? null;
    return named === null ? null : (await this.execute({ department, aiModel: named })).price;
  }
}
