import type { DepartmentKey } from '../../contract/index.ts';
import type { AiModel } from '../domain/ai-model.ts';

export abstract class AiModelRepository {
  abstract create(model: AiModel): Promise<void>;
  /** Replaces the model; false when there is none with this id. */
  abstract update(model: AiModel): Promise<boolean>;
  abstract findById(id: string): Promise<AiModel | null>;
  /** Newest first, active or not; at most 500. */
  abstract list(filter: { readonly department?: DepartmentKey }): Promise<readonly AiModel[]>;
}
