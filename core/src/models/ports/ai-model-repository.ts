import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { AiModel } from '../domain/ai-model.ts';

/** The error text for a domain that would have the same AI model twice. */
export const modelTaken = 'This domain has this AI model already. Edit that one instead.';

/** Stores the AI models of the domains. A domain has each model once. */
export abstract class AiModelRepository {
  /** Errors: `conflict` when its domain has this model already. */
  abstract create(model: AiModel): Promise<void>;
  /** Replaces the model; answers false when there is none with this id. Errors: `conflict` as `create`. */
  abstract update(model: AiModel): Promise<boolean>;
  abstract findById(id: string): Promise<AiModel | null>;
  /** Newest first, active or not; 500 at most. */
  abstract list(filter: { readonly department?: DepartmentKey }): Promise<readonly AiModel[]>;
}
