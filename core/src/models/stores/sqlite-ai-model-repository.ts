import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { aiModelDocSchema } from '../domain/ai-model-schema.ts';
import type { AiModel } from '../domain/ai-model.ts';
import { AiModelRepository, modelTaken } from '../ports/ai-model-repository.ts';
import { ConflictError } from '../../platform/app-error.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';
import { isUniqueViolation } from '../../platform/sqlite/sqlite-errors.ts';

export class SqliteAiModelRepository extends AiModelRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async create(model: AiModel): Promise<void> {
    this.#write('INSERT INTO ai_models (id, doc) VALUES (:id, :doc)', model);
  }

  async update(model: AiModel): Promise<boolean> {
    return this.#write('UPDATE ai_models SET doc = :doc WHERE id = :id', model) === 1;
  }

  async findById(id: string): Promise<AiModel | null> {
    return this.#db.getDoc(aiModelDocSchema, 'SELECT doc FROM ai_models WHERE id = :id', { id });
  }

  async list({ department }: { readonly department?: DepartmentKey }): Promise<readonly AiModel[]> {
    return this.#db.allDocs(
      aiModelDocSchema,
      `SELECT doc FROM ai_models WHERE :department IS NULL OR department = :department
       ORDER BY created_at DESC, id DESC LIMIT 500`,
      { department: department ?? null },
    );
  }

  #write(sql: string, model: AiModel): number {
    try {
      return this.#db.run(sql, { id: model.id, doc: JSON.stringify(model) });
    } catch (error) {
      if (isUniqueViolation(error)) throw new ConflictError(modelTaken, { cause: error });
      throw error;
    }
  }
}
