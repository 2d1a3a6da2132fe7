import type { DepartmentKey } from '../../contract/index.ts';
import { aiModelDocSchema } from '../../models/domain/ai-model-schema.ts';
import type { AiModel } from '../../models/domain/ai-model.ts';
import { AiModelRepository } from '../../models/ports/ai-model-repository.ts';
import type { Collections } from './collections.ts';
import { readDocument, toDocument } from './documents.ts';

const listedAtMost = 500;

export class MongoAiModelRepository extends AiModelRepository {
  readonly #models: Collections['models'];

  constructor({ models }: Collections) {
    super();
    this.#models = models;
  }

  async create(model: AiModel): Promise<void> {
    await this.#models.insert(toDocument(model));
  }

  async update(model: AiModel): Promise<boolean> {
    return this.#models.replace({ _id: model.id }, toDocument(model));
  }

  async findById(id: string): Promise<AiModel | null> {
    const document = await this.#models.findOne({ _id: id });
    return document && readDocument(aiModelDocSchema, document);
  }

  async list({ department }: { readonly department?: DepartmentKey }): Promise<readonly AiModel[]> {
    const documents = await this.#models.find(department === undefined ? {} : { department }, {
      sort: { createdAt: -1, _id: -1 },
      limit: listedAtMost,
    });
    return documents.map((document) => readDocument(aiModelDocSchema, document));
  }
}
