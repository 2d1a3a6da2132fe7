import type { ModelList, VendorModel } from '../models/domain/model-list.ts';
import { VendorModels } from '../models/ports/vendor-models.ts';

/** Lists what it is given; nothing at first, as a server that lists no models. */
export class FakeVendorModels extends VendorModels {
  models: readonly VendorModel[] = [];
  today = '2026-11-16';
  calls = 0;

  async list(): Promise<ModelList> {
    this.calls += 1;
    return { models: this.models, today: this.today };
  }
}
