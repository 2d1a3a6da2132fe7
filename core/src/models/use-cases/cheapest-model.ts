import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { UseCase } from '../../platform/needs.ts';
import type { ModelPrice } from '../contract/models.ts';
import { ModelPrices } from './model-prices.ts';
import { OfferedModels } from './offered-models.ts';

export interface CheapModel {
  readonly aiModel: string;
  readonly price: ModelPrice;
}

/** The cheapest model that a domain may use today, for work that needs little; null where no price is known. */
export class CheapestModel extends UseCase({ offered: OfferedModels, prices: ModelPrices }) {
  async execute({ department }: { department: DepartmentKey }): Promise<CheapModel | null> {
    const { offered, prices } = this.deps;
    const { models } = await offered.execute({ department });
    const priced = await prices.priced(department, models);
    return priced
      .flatMap(({ id, price }) => (price === null ? [] : [{ aiModel: id, price }]))
      .reduce<CheapModel | null>(
        (best, model) => (best !== null && costOf(best.price) <= costOf(model.price) ? best : model),
        null,
      );
  }
}

/** For a short answer to a longer text. */
const costOf = ({ input, output }: ModelPrice): number => 2 * input + output;
