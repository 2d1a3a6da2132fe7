import type { DepartmentKey } from '../../contract/index.ts';
import { aiModelDocSchema } from '../../models/domain/ai-model-schema.ts';
import type { AiModel } from '../../models/domain/ai-model.ts';
import { AiModelRepository } from '../../models/ports/ai-model-repository.ts';
import type { Collections } from './collections.ts';

const listedAtMost = 500;

/** AI models in MongoDB. */
export class MongoAiModelRepository extends AiModelRepository {
  readonly #models: Collections['models'];

  constructor(collections: Collections) {
    super();
    this.#models = collections.models;
  }

  override async create(model: AiModel): Promise<void> {
    await this.#models.insertOne({ ...model, _id: model.id });
  }

  override async update(model: AiModel): Promise<boolean> {
    return (await this.#models.replaceOne({ _id: model.id }, { ...model })).matchedCount === 1;
  }

  override async findById(id: string): Promise<AiModel | null> {
    const document = await this.#models.findOne({ _id: id });
    return document === null ? null : aiModelDocSchema.parse(document);
  }

  override async list(filter: { readonly department?: DepartmentKey }): Promise<readonly AiModel[]> {
    const query = filter.department === undefined ? {} : { department: filter.department };
    const documents = await this.#models.find(query).sort({ createdAt: -1, _id: -1 }).limit(listedAtMost).toArray();
    return documents.map((document) => aiModelDocSchema.parse(document));
  }
}
