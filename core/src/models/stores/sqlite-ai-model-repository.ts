import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { SqlitePlainRepository } from '../../platform/sqlite/plain-repository.ts';
import type { SqliteConnection } from '../../platform/sqlite/sqlite-connection.ts';
import { aiModelSchema, type AiModel } from '../domain/ai-model.ts';
import { modelTaken, type AiModelRepository } from '../ports/ai-model-repository.ts';

export class SqliteAiModelRepository extends SqlitePlainRepository<AiModel> implements AiModelRepository {
  constructor(db: SqliteConnection) {
    super(db, { name: 'ai_models', schema: aiModelSchema, taken: modelTaken });
  }

  async update(model: AiModel): Promise<boolean> {
    return this.replace(model);
  }

  async list({ department }: { readonly department?: DepartmentKey }): Promise<readonly AiModel[]> {
    const newestFirst = 'ORDER BY created_at DESC, id DESC LIMIT 500';
    return this.found(`WHERE :department IS NULL OR department = :department ${newestFirst}`, {
      department: department ?? null,
    });
  }
}
