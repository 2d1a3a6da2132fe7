import type { AiModel, DescribedModel } from '../app.ts';
import type { AiModelWire, DepartmentNames, OfferedModelWire } from '../contract/index.ts';
import { presentMoment } from './moment.ts';

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
