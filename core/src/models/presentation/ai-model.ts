import type { AiModel } from '../domain/ai-model.ts';
import type { DescribedModel } from '../use-cases/describe-models.ts';
import type { AiModelWire, OfferedModelWire } from '../contract/models.ts';
import type { DepartmentNames } from '../../platform/contract/departments.ts';
import { presentMoment } from '../../platform/moment.ts';

export function presentAiModel(model: AiModel, names: DepartmentNames): AiModelWire {
  return {
    _id: model.id,
    aiModel: model.aiModel,
    aiModelLabel: model.aiModelLabel,
    department: names.nameOf(model.department),
    active: model.active,
    price: model.price,
    replacement: model.replacement,
    isDefault: model.isDefault,
    createdAt: presentMoment(model.createdAt),
  };
}

/** The models that a domain may generate with, and those that have ended. */
export function presentOffer(offer: Record<'models' | 'ended', readonly DescribedModel[]>) {
  return { models: [...offer.models], ended: [...offer.ended] } satisfies Record<string, OfferedModelWire[]>;
}
