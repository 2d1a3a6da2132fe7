import { defaultModel, fallbackModels, labelOfModel, replacementOf, type ModelState } from '../contract/model-names.ts';
import type { AiModel } from './ai-model.ts';
import { generalModels, stateOn, type ModelList } from './model-list.ts';

/** A model that a domain may generate with, or could until the vendor ended it. */
export interface OfferedModel {
  readonly id: string;
  readonly label: string;
  readonly shutdownDate: string | null;
  readonly state: ModelState;
  /** The replacement that a superadmin named, else the vendor's own. */
  readonly replacement: string | null;
  readonly isDefault: boolean;
  /** Whether it is one of the domain's own AI models. */
  readonly isOwn: boolean;
}

/** The models that a domain may generate with. */
export interface Offer {
  readonly models: readonly OfferedModel[];
  /** The models that would be offered if the vendor had not ended them. */
  readonly ended: readonly OfferedModel[];
}

/** How many of the newest models are offered where no superadmin chose any. */
const maxNewest = 6;

/**
 * A domain's offer. Where it ever had AI models of its own, these are the active ones; otherwise the first three
 * built-in ones and the vendor's newest. Models that the vendor does not list or has ended are left out. `own`: all AI
 * models of the domain. `list` null: the vendor lists nothing, and every model counts as available.
 */
export function offerOf(own: readonly AiModel[], list: ModelList | null): Offer {
  const wanted =
    own.length > 0 ? own.filter(({ active }) => active).map(({ aiModel }) => aiModel) : defaultModels(list);
  const candidates = wanted.map((id) => modelOf(id, own, list));
  const listed = list && new Set(list.models.map(({ id }) => id));
  const offered = candidates.filter(({ id, state }) => state !== 'ended' && (listed?.has(id) ?? true));
  const chosen = defaultModel(offered, own);
  return {
    models: offered.map((model) => ({ ...model, isDefault: model === chosen })),
    ended: candidates.filter(({ state }) => state === 'ended'),
  };
}

/** A model as the domain and the vendor describe it. */
export function modelOf(id: string, own: readonly AiModel[], list: ModelList | null): OfferedModel {
  const stored = own.find(({ aiModel }) => aiModel === id);
  const shutdownDate = list?.models.find((model) => model.id === id)?.shutdownDate ?? null;
  return {
    id,
    label: stored?.aiModelLabel ?? labelOfModel(id),
    shutdownDate,
    state: list === null ? 'active' : stateOn(list.today, shutdownDate),
    replacement: replacementOf(id, own),
    isDefault: false,
    isOwn: stored !== undefined,
  };
}

function defaultModels(list: ModelList | null): readonly string[] {
  const newest = list === null ? [] : generalModels(list).slice(0, maxNewest);
  return [...new Set([...fallbackModels.map(({ value }) => value), ...newest.map(({ id }) => id)])];
}
