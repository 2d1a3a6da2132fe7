import { defaultModel, labelOfModel, modelStateText } from '@overture/core/contract';
import type { AiModelWire, ModelPrice, OfferedModelWire } from '@overture/core/contract';
import type { DomainOffer } from '../../models/domain-offers.ts';

/** A stored model as its domain is offered it; undefined if the offers are unknown or the model is inactive. */
export function offeredOf(
  offers: readonly DomainOffer[],
  { department, aiModel }: Pick<AiModelWire, 'department' | 'aiModel'>,
): OfferedModelWire | undefined {
  const offer = offers.find((one) => one.department === department);
  return [...(offer?.models ?? []), ...(offer?.ended ?? [])].find(({ id }) => id === aiModel);
}

/** The line below a model's name: whether it is the default, its end and replacement, that it was moved or is not offered. */
export function modelFacts(model: AiModelWire, offers: readonly DomainOffer[]): string {
  const { isDefault, replacement } = model;
  const offered = offeredOf(offers, model);
  const isKnown = offers.some(({ department }) => department === model.department);
  if (model.active && isKnown && offered === undefined) return 'not offered: the key of the domain does not have it';
  if (model.isMoved && replacement !== null) return `moved to ${labelOfModel(replacement)}`;
  const next = replacement ?? offered?.replacement ?? null;
  const state = offered === undefined ? '' : modelStateText(offered);
  return [
    (offered?.isDefault ?? isDefault) ? 'default' : '',
    state,
    state !== '' && next !== null ? `then ${labelOfModel(next)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A price in dollars, as a sentence for people. */
export function priceText(price: ModelPrice | null): string {
  if (price === null) return 'unknown';
  const { input, cachedInput, cacheWrite, output } = price;
  // Only newer models charge extra for writing to the cache.
  const write = cacheWrite === input ? '' : `${usd(cacheWrite)} to cache, `;
  return `${usd(input)} in, ${usd(cachedInput)} cached, ${write}${usd(output)} out per million tokens`;
}

/** An amount with at least two decimals, or none for whole dollars: `$10`, `$2.50`, `$0.125`. */
const usd = (dollars: number): string =>
  `$${Number.isInteger(dollars) || !/\.\d$/.test(String(dollars)) ? dollars : dollars.toFixed(2)}`;

/** A price as it is typed into the field, such as `2, 0.1, 2.5, 10`. */
export function writePrice(price: ModelPrice | null | undefined): string {
  return price == null ? '' : [price.input, price.cachedInput, price.cacheWrite, price.output].join(', ');
}

/** The price that was typed; null if the field is empty, undefined if the text is no price. */
export function readPrice(text: string): ModelPrice | null | undefined {
  if (text.trim() === '') return null;
  const numbers = text.split(',').map((part) => (/^\s*\d+(?:\.\d+)?\s*$/.test(part) ? Number(part) : Number.NaN));
  const [input = Number.NaN, cachedInput = Number.NaN, cacheWrite = Number.NaN, output = Number.NaN] = numbers;
  const isPrice = numbers.length === 4 && numbers.every((number) => number <= 10_000);
  return isPrice ? { input, cachedInput, cacheWrite, output } : undefined;
}

type Wanted = Pick<AiModelWire, 'department' | 'aiModel' | 'aiModelLabel' | 'active' | 'replacement' | 'isDefault'>;

/**
 * What reps of a domain will see after the form is saved; null until domain and model are chosen. `stored`: the AI models
 * of all domains.
 */
export function previewOf(
  offer: DomainOffer | undefined,
  stored: readonly AiModelWire[],
  wanted: Wanted,
): { labels: string[]; chosen: string } | null {
  if (wanted.department === '' || wanted.aiModel === '') return null;
  const kept = (offer?.models ?? []).filter(({ isOwn, id }) => isOwn && id !== wanted.aiModel);
  const saved = { id: wanted.aiModel, label: wanted.aiModelLabel };
  const shown = wanted.active ? [saved, ...kept] : kept;
  const others = stored
    .filter(({ department, aiModel }) => department === wanted.department && aiModel !== wanted.aiModel)
    .map((model) => ({ ...model, isDefault: model.isDefault && !wanted.isDefault }));
  const chosen = defaultModel(shown, [wanted, ...others]);
  return { labels: shown.map(({ label }) => label), chosen: chosen?.label ?? '' };
}
