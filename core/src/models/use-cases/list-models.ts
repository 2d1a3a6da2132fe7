import type { AiModel } from '../domain/ai-model.ts';
import type { AiModelRepository } from '../ports/ai-model-repository.ts';

/** Lists every AI model, newest first. */
export class ListModels {
  readonly #deps: { models: AiModelRepository };

  constructor(deps: { models: AiModelRepository }) {
    this.#deps = deps;
  }

  execute(): Promise<readonly AiModel[]> {
    return this.#deps.models.list({});
  }
}
