import { AppError } from '../../shared/app-error.ts';
import { loadTokenCounter } from './count-tokens.ts';
import type { PromptParts } from './prompt-parts.ts';

/** `ai_bad_answer` of a prompt that is longer than the model reads or the account may send at once. Nothing was paid. */
export class PromptTooLong extends AppError {
  /** By how many tokens; null where the vendor does not tell. */
  readonly excessTokens: number | null;

  constructor(excessTokens: number | null, options: { readonly cause: unknown }) {
    super(
      'ai_bad_answer',
      'The template and the contact together are too long for this model or this account. Please shorten the template or the added texts.',
      { ...options, isFinal: true },
    );
    this.name = 'PromptTooLong';
    this.excessTokens = excessTokens;
  }
}

/** Vendors count a little otherwise than we do. */
const margin = 0.95;

/** The length of the second attempt after a prompt was too long: without its excess, or half of it when that is unknown. */
export async function fittingTokens(prompt: PromptParts, { excessTokens }: PromptTooLong): Promise<number> {
  const count = await loadTokenCounter();
  const tokens = count(prompt.instructions) + count(prompt.stablePrefix) + count(prompt.contactData);
  return Math.floor(excessTokens === null ? tokens / 2 : (tokens - excessTokens) * margin);
}
