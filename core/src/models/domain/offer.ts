import { fallbackModels, labelOfModel, vendorReplacements, type ModelState } from '../contract/model-names.ts';
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
const preferredModel = 'gpt-5';

/**
 * A domain's offer. Where it ever had AI models of its own, these are the active ones; otherwise the first three
 * built-in ones and the vendor's newest. Models that the vendor does not list or has ended are left out. `own`: all AI
 * models of the domain. `list` null: the vendor lists nothing, and every model counts as available.
 */
export function offerOf(own: readonly AiModel[], list: ModelList | null): Offer {
  const listed = new Map(list?.models.map((model) => [model.id, model]));
  const wanted =
    own.length > 0 ? own.filter(({ active }) => active).map(({ aiModel }) => aiModel) : defaultModels(list);
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

/** The replacement that a superadmin named, else the vendor's own; null where there is neither. */
export function replacementOf(id: string, own: readonly AiModel[]): string | null {
  return own.find(({ aiModel }) => aiModel === id)?.replacement ?? vendorReplacements[id] ?? null;
}

function defaultModels(list: ModelList | null): readonly string[] {
  const newest = list === null ? [] : generalModels(list).slice(0, maxNewest);
  return [...new Set([...fallbackModels.map(({ value }) => value), ...newest.map(({ id }) => id)])];
}

/** The default that a superadmin chose, else gpt-5, else its replacement, else the first model. */
function defaultOf(offered: readonly OfferedModel[], own: readonly AiModel[]): OfferedModel | undefined {
  const chosen = own.find(({ isDefault }) => isDefault)?.aiModel;
  const wanted = [chosen, preferredModel, replacementOf(preferredModel, own)];
  return wanted.flatMap((id) => offered.filter((model) => model.id === id))[0] ?? offered[0];
}
