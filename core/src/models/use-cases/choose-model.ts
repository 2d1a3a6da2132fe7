import { fallbackModels, type DepartmentKey } from '../../contract/index.ts';
import { AppError } from '../../shared/app-error.ts';
import type { AiModelRepository } from '../ports/ai-model-repository.ts';

export interface ChosenModel {
  readonly aiModel: string;
  readonly aiModelLabel: string;
}

/**
 * Enforces the domain's offer of models: its active ones, or the spec's three where none was ever created. Without a
 * wish: gpt-5 if offered, else the first.
 * Errors: `model_unavailable`.
 */
export class ChooseModel {
  readonly #deps: { models: AiModelRepository };

  constructor(deps: { models: AiModelRepository }) {
    this.#deps = deps;
  }

  async execute(input: { department: DepartmentKey; aiModel?: string }): Promise<ChosenModel> {
    const created = await this.#deps.models.list({ department: input.department });
    const offered: readonly ChosenModel[] =
      created.length > 0
        ? created.filter((model) => model.active)
        : fallbackModels.map((model) => ({ aiModel: model.value, aiModelLabel: model.label }));
    const chosen =
      input.aiModel === undefined
        ? (offered.find((model) => model.aiModel === 'gpt-5') ?? offered[0])
        : offered.find((model) => model.aiModel === input.aiModel);
    if (chosen === undefined) {
      throw new AppError(
        'model_unavailable',
        input.aiModel === undefined
          ? 'No AI model is active for this domain. A superadmin can activate one under AI Models.'
          : `The model ${input.aiModel} is not available for this domain.`,
      );
    }
    return { aiModel: chosen.aiModel, aiModelLabel: chosen.aiModelLabel };
  }
}
