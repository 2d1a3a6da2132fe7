import type { AiModel } from '../domain/ai-model.ts';
import type { AiModelWire } from '../contract/models.ts';
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
    isMoved: model.moved !== null,
    createdAt: presentMoment(model.createdAt),
  };
}
