import { fallbackModels } from '@overture/core/contract';
import type { AiModelWire } from '@overture/core/contract';

export interface ModelChoice {
  /** Model id. */
  readonly value: string;
  readonly label: string;
}

/**
 * The models a generation in this domain may use: its active ones; only where none was ever created, the spec's three.
 * Empty when all of the domain's models are deactivated.
 */
export function offeredModels(models: readonly AiModelWire[], department: string): readonly ModelChoice[] {
  const own = models.filter((model) => model.department === department);
  if (own.length === 0) return fallbackModels;
  const choices = new Map<string, ModelChoice>();
  for (const { active, aiModel, aiModelLabel } of own) {
    if (active && !choices.has(aiModel)) choices.set(aiModel, { value: aiModel, label: aiModelLabel });
  }
  return [...choices.values()];
}

/** gpt-5 where it is offered, else the first. */
export function defaultModel(choices: readonly ModelChoice[]): ModelChoice | undefined {
  return choices.find(({ value }) => value === 'gpt-5') ?? choices[0];
}
