import type { ServiceType } from '../../prompts/domain/prompt.ts';

/**
 * The label of the service that a model named by value or label; null for a service that the agency does not offer.
 * Stored answers contain the label, which is shown to readers.
 */
export function matchService(named: string | null, services: readonly ServiceType[]): string | null {
  const wanted = named?.trim().toLowerCase() ?? '';
  if (wanted === '') return null;
  const match = services.find(({ value, label }) => value.toLowerCase() === wanted || label.toLowerCase() === wanted);
  return match?.label ?? null;
}
