import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { offerOf, type Offer } from '../domain/offer.ts';
import type { AiModelRepository } from '../ports/ai-model-repository.ts';
import type { ListedModels } from './listed-models.ts';

/** The models that a domain may generate with today. */
export class OfferedModels {
  readonly #deps: { models: AiModelRepository; listed: ListedModels };

  constructor(deps: { models: AiModelRepository; listed: ListedModels }) {
    this.#deps = deps;
  }

  async execute({ department }: { department: DepartmentKey }): Promise<Offer> {
    const { models, listed } = this.#deps;
    return offerOf(await models.list({ department }), await listed.of(department));
  }
}
