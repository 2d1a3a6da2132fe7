import { ChooseModel } from '../models/use-cases/choose-model.ts';
import { DeactivateModel } from '../models/use-cases/deactivate-model.ts';
import { ListModels } from '../models/use-cases/list-models.ts';
import { SaveModel } from '../models/use-cases/save-model.ts';
import type { Wiring } from './bindings.ts';
import { PublishedPrices } from '../adapters/prices/published-prices.ts';
import { ModelPrices } from '../models/use-cases/model-prices.ts';
import { audit, clock, ids, models } from './tokens.ts';

/** Binds the offer of AI models. */
export function modelsModule({ bind }: Wiring): void {
  bind(ListModels, { models });
  bind(SaveModel, { models, audit, clock, ids });
  bind(DeactivateModel, { models, audit });
  bind(ChooseModel, { models });
  bind(ModelPrices, { models, list: { value: new PublishedPrices() } });
}
