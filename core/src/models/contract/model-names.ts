import { z } from 'zod';
import { formatDay } from '../../platform/contract/format-day.ts';

/** The eight built-in models, the default first. The first three are offered where the vendor lists nothing. */
export const modelOptions = [
  { value: 'gpt-5', label: 'GPT-5 (default)' },
  { value: 'gpt-5-2025-08-07', label: 'GPT-5 (Aug 07, 2025)' },
  { value: 'gpt-5-chat-latest', label: 'GPT-5 Chat Latest' },
  { value: 'gpt-5-codex', label: 'GPT-5 Codex' },
  { value: 'gpt-5-mini', label: 'GPT-5 Mini' },
  { value: 'gpt-5-mini-2025-08-07', label: 'GPT-5 Mini (Aug 07, 2025)' },
  { value: 'gpt-5-nano', label: 'GPT-5 Nano' },
  { value: 'gpt-5-nano-2025-08-07', label: 'GPT-5 Nano (Aug 07, 2025)' },
] as const;

/** The models that the generator offers for a domain in which nobody ever created a model. */
export const fallbackModels = modelOptions.slice(0, 3);

/** OpenAI's replacements for the built-in models that end (its deprecations page, November 2026). */
export const vendorReplacements: Readonly<Record<string, string>> = {
  'gpt-5': 'gpt-6.1-sol',
  'gpt-5-2025-08-07': 'gpt-6.1-sol',
  'gpt-5-mini': 'gpt-6.1-terra',
  'gpt-5-mini-2025-08-07': 'gpt-6.1-terra',
  'gpt-5-nano': 'gpt-6-luna',
  'gpt-5-nano-2025-08-07': 'gpt-6-luna',
};

/** What a domain's AI model says about the model of that id. */
interface ModelTerms {
  readonly aiModel: string;
  readonly replacement: string | null;
  readonly isDefault: boolean;
}

/** The replacement that a superadmin named, else the vendor's own; null where there is neither. */
export function replacementOf(id: string, own: readonly ModelTerms[]): string | null {
  return own.find(({ aiModel }) => aiModel === id)?.replacement ?? vendorReplacements[id] ?? null;
}

const preferredModel = 'gpt-5';

/** The default that a superadmin chose, else gpt-5, else its replacement, else the first model. */
export function defaultModel<M extends { readonly id: string }>(
  offered: readonly M[],
  own: readonly ModelTerms[],
): M | undefined {
  const chosen = own.find(({ isDefault }) => isDefault)?.aiModel;
  const wanted = [chosen, preferredModel, replacementOf(preferredModel, own)];
  return wanted.flatMap((id) => offered.filter((model) => model.id === id))[0] ?? offered[0];
}

/** The name of a model. A model that is not built in gets one made from its id, such as `GPT-6.1 Sol`. */
export function labelOfModel(id: string): string {
  const known = modelOptions.find(({ value }) => value === id)?.label;
  if (known !== undefined) return known;
  const [, version, family] = /^gpt-([\d.]+)(?:-([a-z]+))?$/.exec(id) ?? [];
  if (version === undefined) return id;
  return family === undefined ? `GPT-${version}` : `GPT-${version} ${family.charAt(0).toUpperCase()}${family.slice(1)}`;
}

/** `ends-soon`: within 30 days. `ended`: the vendor no longer answers calls to it. */
export const modelStateSchema = z.enum(['active', 'ends-soon', 'ended']);
export type ModelState = z.infer<typeof modelStateSchema>;

/** What is special about a model, for people; empty if nothing is. */
export function modelStateText({ state, shutdownDate }: { state: ModelState; shutdownDate: string | null }): string {
  if (state === 'ended') return 'ended';
  return shutdownDate === null ? '' : `ends ${formatDay(shutdownDate)}`;
}
