import type { DepartmentKey } from '../../contract/index.ts';
import { aiModelDocSchema } from '../../models/domain/ai-model-schema.ts';
import type { AiModel } from '../../models/domain/ai-model.ts';
import { AiModelRepository, modelTaken } from '../../models/ports/ai-model-repository.ts';
import { ConflictError } from '../../shared/app-error.ts';
import type { Collections } from './collections.ts';
import { readDocument, toDocument } from './documents.ts';
import { isDuplicateKey } from './mongo-errors.ts';

const maxListed = 500;

export class MongoAiModelRepository extends AiModelRepository {
  readonly #models: Collections['models'];

  constructor({ models }: Collections) {
    super();
    this.#models = models;
  }

  async create(model: AiModel): Promise<void> {
    await conflictAsError(this.#models.insert(toDocument(model)));
  }

  async update(model: AiModel): Promise<boolean> {
    return conflictAsError(this.#models.replace({ _id: model.id }, toDocument(model)));
  }

  async findById(id: string): Promise<AiModel | null> {
    const document = await this.#models.findOne({ _id: id });
    return document && readDocument(aiModelDocSchema, document);
  }

  async list({ department }: { readonly department?: DepartmentKey }): Promise<readonly AiModel[]> {
    const documents = await this.#models.find(department === undefined ? {} : { department }, {
      sort: { createdAt: -1, _id: -1 },
      limit: maxListed,
    });
    return documents.map((document) => readDocument(aiModelDocSchema, document));
  }
}

async function conflictAsError<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isDuplicateKey(error) ? new ConflictError(modelTaken, { cause: error }) : error;
  }
}
