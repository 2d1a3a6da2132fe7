import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { MongoPlainRepository } from '../../platform/mongo/plain-repository.ts';
import { aiModelSchema, type AiModel } from '../domain/ai-model.ts';
import { modelTaken, type AiModelRepository } from '../ports/ai-model-repository.ts';

export class MongoAiModelRepository extends MongoPlainRepository<AiModel> implements AiModelRepository {
  constructor({ models }: Collections) {
    super({ documents: models, schema: aiModelSchema, taken: modelTaken });
  }

  async update(model: AiModel): Promise<boolean> {
    return this.replace(model);
  }

  async list({ department }: { readonly department?: DepartmentKey }): Promise<readonly AiModel[]> {
    return this.found(department === undefined ? {} : { department }, { sort: { createdAt: -1, _id: -1 }, limit: 500 });
  }
}
