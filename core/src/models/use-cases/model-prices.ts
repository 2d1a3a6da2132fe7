import { modelOptions, type DepartmentKey, type ModelPrice } from '../../contract/index.ts';
import type { AiModelRepository } from '../ports/ai-model-repository.ts';
import type { PriceList } from '../ports/price-list.ts';

export interface KnownPrice {
  readonly price: ModelPrice | null;
  /** `own`: the price of the domain's AI model; `list`: the vendor's price; null: the price is unknown. */
  readonly priceSource: 'own' | 'list' | null;
}

/** What a model costs a domain: the price named for its AI model, else the published one. */
export class ModelPrices {
  readonly #deps: { models: AiModelRepository; list: PriceList };

  constructor(deps: { models: AiModelRepository; list: PriceList }) {
    this.#deps = deps;
  }

  /**
   * The dearest rate of the models that Overture names or a superadmin has stored; what a model of unknown price counts
   * for a limit.
   */
  async dearest(): Promise<ModelPrice> {
    const { models, list } = this.#deps;
    const stored = await models.list({});
    const ids = new Set([...modelOptions.map(({ value }) => value), ...stored.map(({ aiModel }) => aiModel)]);
    const published = await Promise.all([...ids].map((id) => list.priceOf(id)));
    const prices = [...published, ...stored.map(({ price }) => price)].filter((price) => price !== null);
    const most = (of: keyof ModelPrice): number => Math.max(...prices.map((price) => price[of]));
    return {
      input: most('input'),
      cachedInput: most('cachedInput'),
      cacheWrite: most('cacheWrite'),
      output: most('output'),
    };
  }

  async execute(input: { department: DepartmentKey; aiModel: string }): Promise<KnownPrice> {
    const models = await this.#deps.models.list({ department: input.department });
    const own = models.find(({ aiModel }) => aiModel === input.aiModel)?.price ?? null;
    if (own !== null) return { price: own, priceSource: 'own' };
    const price = await this.#deps.list.priceOf(input.aiModel);
    return { price, priceSource: price === null ? null : 'list' };
  }

  /** Of the model that a superadmin named to take this one's place; null where none is named, or nobody knows. */
  async ofReplacement({ department, aiModel }: { department: DepartmentKey; aiModel: string }) {
    const models = await this.#deps.models.list({ department });
    const named = models.find((model) => model.aiModel === aiModel)?.replacement ?? null;
    return named === null ? null : (await this.execute({ department, aiModel: named })).price;
  }
}
