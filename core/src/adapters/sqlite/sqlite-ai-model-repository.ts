import type { DepartmentKey } from '../../contract/index.ts';
import { aiModelDocSchema } from '../../models/domain/ai-model-schema.ts';
import type { AiModel } from '../../models/domain/ai-model.ts';
import { AiModelRepository } from '../../models/ports/ai-model-repository.ts';
import type { SqliteConnection } from './sqlite-connection.ts';

export class SqliteAiModelRepository extends AiModelRepository {
  readonly #db: SqliteConnection;

  constructor(db: SqliteConnection) {
    super();
    this.#db = db;
  }

  async create(model: AiModel): Promise<void> {
    this.#db.run('INSERT INTO ai_models (id, doc) VALUES (:id, :doc)', { id: model.id, doc: JSON.stringify(model) });
  }

  async update(model: AiModel): Promise<boolean> {
    const changed = this.#db.run('UPDATE ai_models SET doc = :doc WHERE id = :id', {
      id: model.id,
      doc: JSON.stringify(model),
    });
    return changed === 1;
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
}
