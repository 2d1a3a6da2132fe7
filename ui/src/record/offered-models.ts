import { formatDay, labelOfModel, modelStateText } from '@overture/core/contract';
import type { availableModels, EndpointResponse, OfferedModelWire } from '@overture/core/contract';

export type ModelOffer = EndpointResponse<typeof availableModels>;

/** The options of the model field: the offered models with the day they end, and ended models, which are disabled. */
export function modelChoices({ models, ended }: ModelOffer) {
  const choice = (model: OfferedModelWire) => ({
    value: model.id,
    label: [model.label, modelStateText(model)].filter(Boolean).join(' · '),
  });
  return [...models.map(choice), ...ended.map((model) => ({ ...choice(model), disabled: true }))];
}

/** The model with this id, else the domain's default. */
export function chosenModel({ models }: ModelOffer, id: string): OfferedModelWire | undefined {
  return models.find((model) => model.id === id) ?? models.find(({ isDefault }) => isDefault);
}

/** What a rep should know about a model that ends within a month; undefined for other models. */
export function endingNotice(model: OfferedModelWire | undefined): string | undefined {
  if (model?.state !== 'ends-soon' || model.shutdownDate === null) return undefined;
  const next = model.replacement === null ? '' : ` ${labelOfModel(model.replacement)} is to take its place.`;
  return `It ends on ${formatDay(model.shutdownDate)}.${next}`;
}
