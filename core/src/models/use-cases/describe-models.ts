import { modelOptions, labelOfModel } from '../contract/model-names.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { generalModels, stateOn } from '../domain/model-list.ts';
import { replacementOf, type OfferedModel } from '../domain/offer.ts';
import { AiModelRepository } from '../ports/ai-model-repository.ts';
import { ListedModels } from './listed-models.ts';
import { type KnownPrice, ModelPrices } from './model-prices.ts';
import { OfferedModels } from './offered-models.ts';
import { UseCase } from '../../platform/needs.ts';

export type DescribedModel = OfferedModel & KnownPrice;

/** Describes models with state and price: those that a domain is offered, and those that it could be offered. */
export class DescribeModels extends UseCase({
  models: AiModelRepository,
  listed: ListedModels,
  offered: OfferedModels,
  prices: ModelPrices,
}) {
  /** The models that the domain may generate with, and those that have ended. */
  async available(department: DepartmentKey): Promise<Record<'models' | 'ended', readonly DescribedModel[]>> {
    const { models, ended } = await this.deps.offered.execute({ department });
    return {
      models: await this.#priced(department, models),
      ended: await this.#priced(department, ended),
    };
  }

  /** The models that the domain's key can use, newest first, and the built-in ones even if they have ended. */
  async choices(department: DepartmentKey): Promise<readonly DescribedModel[]> {
    const { models, listed } = this.deps;
    const [own, list] = await Promise.all([models.list({ department }), listed.of(department)]);
    const known = new Map(list?.models.map((model) => [model.id, model]));
    const newest = list === null ? [] : generalModels(list).map(({ id }) => id);
    const ids = new Set([...newest, ...modelOptions.map(({ value }) => value)]);
    const choices = [...ids].map((id): OfferedModel => {
      const shutdownDate = known.get(id)?.shutdownDate ?? null;
      return {
        id,
        label: labelOfModel(id),
        shutdownDate,
        state: list === null ? 'active' : stateOn(list.today, shutdownDate),
        replacement: replacementOf(id, own),
        isDefault: false,
        isOwn: own.some(({ aiModel }) => aiModel === id),
      };
    });
    return this.#priced(department, choices);
  }

  #priced(department: DepartmentKey, models: readonly OfferedModel[]): Promise<readonly DescribedModel[]> {
    const price = (aiModel: string) => this.deps.prices.execute({ department, aiModel });
    return Promise.all(models.map(async (model) => ({ ...model, ...(await price(model.id)) })));
  }
}
