import { ContainerModule } from 'inversify';
import { AiModelRepository } from '../models/ports/ai-model-repository.ts';
import { ChooseModel } from '../models/use-cases/choose-model.ts';
import { ListModels } from '../models/use-cases/list-models.ts';

/** Binds the offer of AI models. */
export function modelsModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(ListModels).toResolvedValue((models) => new ListModels({ models }), [AiModelRepository]).inSingletonScope();
    bind(ChooseModel).toResolvedValue((models) => new ChooseModel({ models }), [AiModelRepository]).inSingletonScope();
  });
}
