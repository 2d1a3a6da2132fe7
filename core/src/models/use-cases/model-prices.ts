import type { DepartmentKey, ModelPrice } from '../../contract/index.ts';
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

  async execute(input: { department: DepartmentKey; aiModel: string }): Promise<KnownPrice> {
    const models = await this.#deps.models.list({ department: input.department });
    const own = models.find(({ aiModel }) => aiModel === input.aiModel)?.price ?? null;
    if (own !== null) return { price: own, priceSource: 'own' };
    const price = await this.#deps.list.priceOf(input.aiModel);
    return { price, priceSource: price === null ? null : 'list' };
  }
}
