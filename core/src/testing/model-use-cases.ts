import { PublishedPrices } from '../vendors/prices/published-prices.ts';
import type { CredentialResolver } from '../connections/ports/credential-resolver.ts';
import type { AiModelRepository } from '../models/ports/ai-model-repository.ts';
import type { VendorModels } from '../models/ports/vendor-models.ts';
import { CheapestModel } from '../models/use-cases/cheapest-model.ts';
import { ChooseModel } from '../models/use-cases/choose-model.ts';
import { FindReplacement } from '../models/use-cases/find-replacement.ts';
import { ListedModels } from '../models/use-cases/listed-models.ts';
import { ModelPrices } from '../models/use-cases/model-prices.ts';
import { OfferedModels } from '../models/use-cases/offered-models.ts';
import type { Clock } from '../platform/clock.ts';
import { FakeClock } from './fake-clock.ts';
import { FakeCredentialResolver } from './fake-credential-resolver.ts';
import { FakeVendorModels } from './fake-vendor-models.ts';
import { silentLogger } from './silent-logger.ts';

/** The use cases of models over a store, with a vendor that lists nothing unless it is given one. */
export function modelUseCases(
  models: AiModelRepository,
  {
    vendor = new FakeVendorModels(),
    credentials = new FakeCredentialResolver(),
    clock = new FakeClock(),
  }: { vendor?: VendorModels; credentials?: CredentialResolver; clock?: Clock } = {},
) {
  const listed = new ListedModels({ vendor, credentials, clock, logger: silentLogger });
  const offered = new OfferedModels({ models, listed });
  const modelPrices = new ModelPrices({ models, list: new PublishedPrices() });
  return {
    listed,
    offered,
    chooseModel: new ChooseModel({ offered }),
    findReplacement: new FindReplacement({ models, listed }),
    modelPrices,
    cheapestModel: new CheapestModel({ offered, prices: modelPrices }),
  };
}
