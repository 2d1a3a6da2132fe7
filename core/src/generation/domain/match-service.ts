import type { ServiceType } from '../../prompts/domain/prompt.ts';

/**
 * The label of the service a model named, by value or by label; null for one that the agency does not offer. The label
 * is what readers of a stored answer show.
 */
export function matchService(named: string | null, services: readonly ServiceType[]): string | null {
  const wanted = named?.trim().toLowerCase() ?? '';
  if (wanted === '') return null;
  const match = services.find(({ value, label }) => value.toLowerCase() === wanted || label.toLowerCase() === wanted);
  return match?.label ?? null;
}
