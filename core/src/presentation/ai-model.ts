import type { AiModel } from '../app.ts';
import type { AiModelWire, DepartmentNames } from '../contract/index.ts';
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
    createdAt: presentMoment(model.createdAt),
  };
}
