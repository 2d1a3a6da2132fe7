import { labelOfModel, modelOptions } from '../contract/model-names.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { generalModels } from '../domain/model-list.ts';
import { modelOf, type OfferedModel } from '../domain/offer.ts';
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
    const { offered, prices } = this.deps;
    const { models, ended } = await offered.execute({ department });
    return { models: await prices.priced(department, models), ended: await prices.priced(department, ended) };
  }

  /** The models that the domain's key can use, newest first, and the built-in ones even if they have ended. */
  async choices(department: DepartmentKey): Promise<readonly DescribedModel[]> {
    const { models, listed, prices } = this.deps;
    const [own, list] = await Promise.all([models.list({ department }), listed.of(department)]);
    const newest = list === null ? [] : generalModels(list).map(({ id }) => id);
    const ids = new Set([...newest, ...modelOptions.map(({ value }) => value)]);
    // The built-in label: a choice is a model before a superadmin names it.
    const choices = [...ids].map((id) => ({ ...modelOf(id, own, list), label: labelOfModel(id) }));
    return prices.priced(department, choices);
  }
}
