import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { offerOf, type Offer } from '../domain/offer.ts';
import { AiModelRepository } from '../ports/ai-model-repository.ts';
import { ListedModels } from './listed-models.ts';
import { UseCase } from '../../platform/needs.ts';

/** The models that a domain may generate with today. */
export class OfferedModels extends UseCase({ models: AiModelRepository, listed: ListedModels }) {
  async execute({ department }: { department: DepartmentKey }): Promise<Offer> {
    const { models, listed } = this.deps;
    return offerOf(await models.list({ department }), await listed.of(department));
  }
}
