import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { newestFirst, Repository } from '../../platform/documents.ts';
import { aiModelSchema, type AiModel } from '../domain/ai-model.ts';

/** Stores the AI models of the domains. A domain has each model once, so that writes throw `conflict`. */
export class AiModelRepository extends Repository<AiModel>({
  name: 'ai_models',
  schema: aiModelSchema,
  taken: 'This domain has this AI model already. Edit that one instead.',
}) {
  /** Replaces the model; answers false when there is none with this id. */
  update(model: AiModel): Promise<boolean> {
    return this.documents.replace(model);
  }

  /** Newest first, active or not; 500 at most. */
  list({ department }: { readonly department?: DepartmentKey }): Promise<readonly AiModel[]> {
    return this.documents.find({ department }, { sort: newestFirst, limit: 500 });
  }
}
