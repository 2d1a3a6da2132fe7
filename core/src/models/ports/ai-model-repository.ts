import type { DepartmentKey } from '../../contract/index.ts';
import type { AiModel } from '../domain/ai-model.ts';

/** What a store says where a domain would have the same AI model twice. */
export const modelTaken = 'This domain has this AI model already. Edit that one instead.';

/** The AI models of the domains; each has a model once. */
export abstract class AiModelRepository {
  /** Errors: `conflict` when its domain has this model already. */
  abstract create(model: AiModel): Promise<void>;
  /** Replaces the model; false when there is none with this id. Errors: `conflict` as `create`. */
  abstract update(model: AiModel): Promise<boolean>;
  abstract findById(id: string): Promise<AiModel | null>;
  /** Newest first, active or not; at most 500. */
  abstract list(filter: { readonly department?: DepartmentKey }): Promise<readonly AiModel[]>;
}
