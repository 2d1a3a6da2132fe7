import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { aiModelDocSchema } from '../domain/ai-model-schema.ts';
import type { AiModel } from '../domain/ai-model.ts';
import { AiModelRepository, modelTaken } from '../ports/ai-model-repository.ts';
import { ConflictError } from '../../platform/app-error.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { readDocument, toDocument } from '../../platform/mongo/documents.ts';
import { isDuplicateKey } from '../../platform/mongo/mongo-errors.ts';

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
