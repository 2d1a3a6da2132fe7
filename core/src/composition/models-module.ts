import { PublishedPrices } from '../vendors/prices/published-prices.ts';
import { ChooseModel } from '../models/use-cases/choose-model.ts';
import { DeactivateModel } from '../models/use-cases/deactivate-model.ts';
import { DescribeModels } from '../models/use-cases/describe-models.ts';
import { FindReplacement } from '../models/use-cases/find-replacement.ts';
import { ListedModels } from '../models/use-cases/listed-models.ts';
import { ListModels } from '../models/use-cases/list-models.ts';
import { ModelPrices } from '../models/use-cases/model-prices.ts';
import { MoveModel } from '../models/use-cases/move-model.ts';
import { OfferedModels } from '../models/use-cases/offered-models.ts';
import { SaveModel } from '../models/use-cases/save-model.ts';
import type { Wiring } from './bindings.ts';
import { audit, clock, credentials, ids, logger, models, vendorModels } from './tokens.ts';

/** Binds the use cases of AI models. */
export function modelsModule({ bind }: Wiring): void {
  bind(ListModels, { models });
  bind(SaveModel, { models, audit, clock, ids });
  bind(DeactivateModel, { models, audit });
  bind(MoveModel, { models, save: SaveModel });
  bind(ListedModels, { vendor: vendorModels, credentials, clock, logger });
  bind(OfferedModels, { models, listed: ListedModels });
  bind(ChooseModel, { offered: OfferedModels });
  bind(FindReplacement, { models, listed: ListedModels });
  bind(ModelPrices, { models, list: { value: new PublishedPrices() } });
  bind(DescribeModels, { models, listed: ListedModels, offered: OfferedModels, prices: ModelPrices });
}
