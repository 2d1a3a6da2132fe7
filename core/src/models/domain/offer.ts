import { fallbackModels, labelOfModel, vendorReplacements, type ModelState } from '../../contract/index.ts';
import type { AiModel } from './ai-model.ts';
import { generalModels, stateOn, type ModelList } from './model-list.ts';

/** A model that a domain may generate with, or could until the vendor ended it. */
export interface OfferedModel {
  readonly id: string;
  readonly label: string;
  readonly shutdownDate: string | null;
  readonly state: ModelState;
  /** The model named to take its place, else the vendor's own successor. */
  readonly replacement: string | null;
  readonly isDefault: boolean;
  /** One of the domain's own AI models. */
  readonly isOwn: boolean;
}

/** What a domain may generate with. */
export interface Offer {
  readonly models: readonly OfferedModel[];
  /** What it would be offered too, had the vendor not ended it. */
  readonly ended: readonly OfferedModel[];
}

/** Of the models that no superadmin chose, so many of the newest are offered. */
const maxNewest = 6;
const usualDefault = 'gpt-5';

/**
 * A domain's offer: its own active models, or where it never had one, the spec's three and the newest of the vendor; of
 * these, what the vendor lists and has not ended. `own`: all AI models of the domain. `list` null: the vendor tells
 * nothing, and every model is taken for alive.
 */
export function offerOf(own: readonly AiModel[], list: ModelList | null): Offer {
  const listed = new Map(list?.models.map((model) => [model.id, model]));
  const wanted = own.length > 0 ? own.filter(({ active }) => active).map(({ aiModel }) => aiModel) : unchosen(list);
  const candidates = wanted.map((id): OfferedModel => {
    const stored = own.find(({ aiModel }) => aiModel === id);
    const shutdownDate = listed.get(id)?.shutdownDate ?? null;
    return {
      id,
      label: stored?.aiModelLabel ?? labelOfModel(id),
      shutdownDate,
      state: list === null ? 'active' : stateOn(list.today, shutdownDate),
      replacement: replacementOf(id, own),
      isDefault: false,
      isOwn: stored !== undefined,
    };
  });
  const offered = candidates.filter(({ id, state }) => state !== 'ended' && (list === null || listed.has(id)));
  const chosen = defaultOf(offered, own);
  return {
    models: offered.map((model) => ({ ...model, isDefault: model === chosen })),
    ended: candidates.filter(({ state }) => state === 'ended'),
  };
}

/** The model named to take this one's place, else the vendor's own successor; null where nobody named one. */
export function replacementOf(id: string, own: readonly AiModel[]): string | null {
  return own.find(({ aiModel }) => aiModel === id)?.replacement ?? vendorReplacements[id] ?? null;
}

function unchosen(list: ModelList | null): readonly string[] {
  const newest = list === null ? [] : generalModels(list).slice(0, maxNewest);
  return [...new Set([...fallbackModels.map(({ value }) => value), ...newest.map(({ id }) => id)])];
}

/** The one that a superadmin chose, else gpt-5, else what replaces it, else the first. */
function defaultOf(offered: readonly OfferedModel[], own: readonly AiModel[]): OfferedModel | undefined {
  const chosen = own.find(({ isDefault }) => isDefault)?.aiModel;
  const wanted = [chosen, usualDefault, replacementOf(usualDefault, own)];
  return wanted.flatMap((id) => offered.filter((model) => model.id === id))[0] ?? offered[0];
}
