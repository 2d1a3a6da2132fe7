import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { AppError } from '../../platform/app-error.ts';
import { ModelGoneError } from '../domain/model-gone-error.ts';
import { OfferedModels } from './offered-models.ts';
import { UseCase } from '../../platform/needs.ts';

export interface ChosenModel {
  readonly aiModel: string;
  readonly aiModelLabel: string;
}

/**
 * Checks that the domain is offered the requested model; without a request it chooses the domain's default. Errors:
 * `model_unavailable`, as a `ModelGoneError` where the vendor has ended the model.
 */
export class ChooseModel extends UseCase({ offered: OfferedModels }) {
  async execute(input: { department: DepartmentKey; aiModel?: string }): Promise<ChosenModel> {
    const { models, ended } = await this.deps.offered.execute(input);
    const chosen = models.find(({ id, isDefault }) => (input.aiModel === undefined ? isDefault : id === input.aiModel));
    if (chosen !== undefined) return { aiModel: chosen.id, aiModelLabel: chosen.label };
    const gone = ended.find(({ id }) => input.aiModel === undefined || id === input.aiModel);
    if (gone !== undefined) throw new ModelGoneError(gone);
    throw new AppError(
      'model_unavailable',
      input.aiModel === undefined
        ? 'No AI model is active for this domain. A superadmin can activate one under AI Models.'
        : `The model ${input.aiModel} is not available for this domain.`,
    );
  }
}
