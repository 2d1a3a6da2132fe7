import type { AiModel } from '../domain/ai-model.ts';
import { AiModelRepository } from '../ports/ai-model-repository.ts';
import type { Needs } from '../../platform/needs.ts';

/** Lists every AI model, newest first. */
export class ListModels {
  static readonly needs = { models: AiModelRepository };
  readonly #deps: Needs<typeof ListModels>;

  constructor(deps: Needs<typeof ListModels>) {
    this.#deps = deps;
  }

  execute(): Promise<readonly AiModel[]> {
    return this.#deps.models.list({});
  }
}
