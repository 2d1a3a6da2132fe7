import { formatDay } from '../../platform/contract/format-day.ts';
import { labelOfModel } from './model-names.ts';
import type { OfferedModelWire } from './models.ts';

/** A model that domains rely on and that ends soon, or has ended. */
export interface ModelWarning {
  readonly id: string;
  readonly hasEnded: boolean;
  readonly departments: readonly string[];
  /** What happens when, and what to do, in words for superadmins. */
  readonly text: string;
}

interface DomainOffer {
  readonly department: string;
  readonly models: readonly OfferedModelWire[];
  readonly ended: readonly OfferedModelWire[];
}

/** Warnings about models that end: those that a superadmin chose, and the default of generations that name no model. */
export function modelWarnings(domains: readonly DomainOffer[]): readonly ModelWarning[] {
  const ending = domains.flatMap(({ department, models, ended }) =>
    [...models, ...ended]
      .filter(({ state, isOwn, isDefault }) => state !== 'active' && (isOwn || isDefault))
      .map((model) => ({ department, model })),
  );
  const groups = Map.groupBy(ending, ({ model }) => `${model.id} ${model.replacement ?? ''} ${model.isOwn}`);
  return [...groups.values()].flatMap((group) => {
    const model = group[0]?.model;
    if (model === undefined) return [];
    const departments = group.map(({ department }) => department);
    return [{ id: model.id, hasEnded: model.state === 'ended', departments, text: textOf(model, departments) }];
  });
}

/** What to do about each domain that nobody can generate in, in words for superadmins. */
export function lackingModels(
  domains: readonly { readonly department: string; readonly models: readonly unknown[] }[],
): readonly string[] {
  return domains
    .filter(({ models }) => models.length === 0)
    .map(
      ({ department }) =>
        `${department} has nothing to generate with: its key has none of its AI models. Create one that the key has under AI Models.`,
    );
}

/** What domains without AI models of their own can choose from; empty where no domain is offered anything. */
export function onOfferText(domains: readonly { readonly models: readonly { readonly label: string }[] }[]): string {
  const labels = new Set(domains.flatMap(({ models }) => models.map(({ label }) => label)));
  return labels.size === 0 ? '' : `On offer today: ${[...labels].join(', ')}.`;
}

function textOf({ label, state, shutdownDate, replacement, isOwn }: OfferedModelWire, departments: readonly string[]) {
  const when = shutdownDate === null ? '' : ` on ${formatDay(shutdownDate)}`;
  const what = `${label} ${state === 'ended' ? 'ended' : 'ends'}${when} (${departments.join(', ')}).`;
  if (replacement === null) return `${what} Choose another model under AI Models.`;
  const next = labelOfModel(replacement);
  return isOwn
    ? `${what} Move to ${next} under AI Models.`
    : `${what} ${next} takes its place by itself, where the key has it.`;
}
