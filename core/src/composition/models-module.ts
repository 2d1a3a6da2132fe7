import { ContainerModule } from 'inversify';
import { AuditTrail } from '../audit/use-cases/audit-trail.ts';
import { AiModelRepository } from '../models/ports/ai-model-repository.ts';
import { ChooseModel } from '../models/use-cases/choose-model.ts';
import { DeactivateModel } from '../models/use-cases/deactivate-model.ts';
import { ListModels } from '../models/use-cases/list-models.ts';
import { SaveModel } from '../models/use-cases/save-model.ts';
import { Clock } from '../shared/clock.ts';
import { IdGenerator } from '../shared/ids.ts';

/** Binds the offer of AI models. */
export function modelsModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(ListModels)
      .toResolvedValue((models) => new ListModels({ models }), [AiModelRepository])
      .inSingletonScope();
    bind(SaveModel)
      .toResolvedValue(
        (models, audit, clock, ids) => new SaveModel({ models, audit, clock, ids }),
        [AiModelRepository, AuditTrail, Clock, IdGenerator],
      )
      .inSingletonScope();
    bind(DeactivateModel)
      .toResolvedValue((models, audit) => new DeactivateModel({ models, audit }), [AiModelRepository, AuditTrail])
      .inSingletonScope();
    bind(ChooseModel)
      .toResolvedValue((models) => new ChooseModel({ models }), [AiModelRepository])
      .inSingletonScope();
  });
}
